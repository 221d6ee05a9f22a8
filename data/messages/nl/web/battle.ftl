# Een gevecht boven het bord, in Grecia en in Napoleón.

web-battle-versus = { $attacker } tegen { $defender }
web-battle-attacker = Aanvaller
web-battle-defender = Verdediger
web-battle-fold = Kaart bekijken
web-battle-unfold = Gevecht bekijken
web-battle-steps = Stappen van het gevecht
web-battle-to = tegen
web-battle-victory = Overwinning: { $side }
web-battle-tied = Gelijk, overwinning: { $side }
web-battle-sum = De som van beide kanten
web-battle-bonus = Reden
web-battle-total = Totaal
web-battle-so-far = Tot nu toe
web-battle-odds = Je kans om te winnen
web-battle-odds-by-card = per Gevechtskaart die je speelt
web-battle-odds-of = { $card } { $percent }
web-battle-odds-losses = Verwachte verliezen: jij { $own }, je tegenstander { $rival }
