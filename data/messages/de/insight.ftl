### Was beim Urteilen hilft: die Aussichten von Kämpfen.

insight-seat = Platz { $seat }
insight-odds-for = Aussichten für { $seat }
insight-odds-none = Kein Kampf ist im Gang, und kein Angriff wird angesagt.
insight-odds-assumed =
    Würfel und Karten zählen mit ihren genauen Wahrscheinlichkeiten. Angenommen: Niemand spielt eine weitere Taktikkarte oder schickt weitere Unterstützung, Durchfahrt wird gewährt, und Gegner wählen { $rival ->
        [highest] ihre höchste Schlachtkarte
        [lowest] ihre niedrigste Schlachtkarte
       *[any] jede Schlachtkarte ihrer Hand mit gleicher Wahrscheinlichkeit
    }.
insight-combat = Kampf
insight-combat-for = Kampf um { $zone }
insight-units = Mit
insight-these = { $units }
insight-strength = Stärke
insight-against = { $own } gegen { $rival }
insight-win = Sieg
insight-own-losses = Du verlierst
insight-rival-losses = Sie verlieren
insight-card = Schlachtkarte
insight-card-name = { $card }
insight-no-case = Kein Fall hat eine Stellung.
insight-no-such-case = Es gibt keinen Fall „{ $name }“.
