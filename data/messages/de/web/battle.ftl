# Ein Kampf über dem Spielbrett, in Grecia und in Napoleón.

web-battle-versus = { $attacker } gegen { $defender }
web-battle-attacker = Angreifer
web-battle-defender = Verteidiger
web-battle-fold = Zur Karte
web-battle-unfold = Zum Kampf
web-battle-steps = Schritte des Kampfes
web-battle-to = zu
web-battle-victory = Sieg: { $side }
web-battle-tied = Gleichstand, Sieg: { $side }
web-battle-sum = Die Summe beider Seiten
web-battle-bonus = Grund
web-battle-total = Summe
web-battle-so-far = Bisher
web-battle-odds = Deine Siegchance
web-battle-odds-by-card = je nach gespielter Schlachtkarte
web-battle-odds-of = { $card } { $percent }
web-battle-odds-losses = Erwartete Verluste: eigene { $own }, des Gegners { $rival }
