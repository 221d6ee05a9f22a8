### Wat helpt om te oordelen: de kansen van gevechten.

insight-seat = Plaats { $seat }
insight-odds-for = Kansen voor { $seat }
insight-odds-none = Er is geen gevecht aan de gang en er wordt geen aanval aangekondigd.
insight-odds-assumed =
    Dobbelstenen en kaarten tellen met hun exacte kansen. Aangenomen: niemand speelt nog een Tactiekkaart of stuurt nog steun, doorgang wordt verleend, en rivalen kiezen { $rival ->
        [highest] hun hoogste Gevechtskaart
        [lowest] hun laagste Gevechtskaart
       *[any] elke Gevechtskaart van hun hand met gelijke kans
    }.
insight-combat = Gevecht
insight-combat-for = Gevecht om { $zone }
insight-units = Met
insight-these = { $units }
insight-strength = Kracht
insight-against = { $own } tegen { $rival }
insight-win = Winst
insight-own-losses = Jij verliest
insight-rival-losses = Zij verliezen
insight-card = Gevechtskaart
insight-card-name = { $card }
insight-no-case = Geen enkel geval heeft een positie.
insight-no-such-case = Er is geen geval “{ $name }”.
