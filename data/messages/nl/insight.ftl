### Wat helpt om te oordelen: kansen van gevechten, tips, analyse.

insight-seat = Plaats { $seat }
insight-odds-for = Kansen voor { $seat }
insight-odds-none = Er is geen gevecht aan de gang en er wordt geen aanval aangekondigd.
insight-odds-assumed =
    Dobbelstenen en kaarten tellen met hun exacte kansen. Aangenomen: niemand speelt nog een Tactiekkaart of stuurt nog steun, doorvaart wordt verleend, en rivalen kiezen { $rival ->
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
insight-no-case = Geen enkel geval heeft een stelling.
insight-no-such-case = Er is geen geval ‘{ $name }’.

## Redenen

insight-reason-battle =
    het gevecht wordt in { $win } % van de gevallen gewonnen, en tien zulke gevechten kosten { $losses ->
        [one] { $losses } eenheid
       *[other] { $losses } eenheden
    }
insight-reason-round = wint deze ronde in ongeveer { $chance } % van de gevallen
insight-reason-strongest = je sterkste kaart volgens het eerste symbool, { $symbol-the }
insight-reason-thrift = de ronde is nauwelijks te winnen: dit kost je minst nuttige kaart
insight-reason-keeps = bewaart een sterkere kaart voor later
insight-reason-elector = verwisselt de symbolen en ruilt de kaart voor een nieuwe
insight-reason-points = meer punten op het bord
insight-reason-might = een sterker leger
insight-reason-ships = meer schepen
insight-reason-seas = schepen in meer zeeën
insight-reason-supply = meer voorraad
insight-reason-tactics = meer Tactiekkaarten in de hand
insight-reason-battle-cards = betere Gevechtskaarten over voor later
insight-reason-heroes = houdt je helden in het spel
insight-reason-fortress = een vesting van een rivaal binnen bereik
insight-reason-fortress-safe = je vestingen worden minder bedreigd
insight-reason-haven = op een klein eiland: over zee kan maar één eenheid aanvallen
insight-reason-flags = meer vlaggen
insight-reason-flag-near = een vlag binnen bereik
insight-reason-zones = meer zones
insight-reason-trade = de Handelsroute brengt voorraad op
insight-reason-targets = goede doelen voor de volgende aanvallen
insight-reason-room = meer gebieden binnen bereik
insight-reason-safe = minder plaatsen open voor een aanval

## Tips en analyse

insight-hint = Beste keuzes voor zover je kunt weten; vanaf hier win je { $win } % van de partijen:
insight-hint-none = Er wordt nu niets van je gevraagd.
insight-plan-move = { $units } { $from-from } verplaatsen { $to-to }
insight-plan-attack = { $to-The } { $from-from } aanvallen met { $units }
insight-plan-attack-ships = De schepen { $seat-of } { $to-in } { $from-from } aanvallen met { $units }
insight-plan-swap = { $units } { $from-in } ruilen tegen { $others } { $to-in }
insight-plan-hire = { $units } huren { $zones-in }
insight-plan-recruit = { $units } werven { $zones-in }
insight-plan-place = { $units } plaatsen { $zones-in }
insight-plan-support = Steunen met { $units } { $zones-in }
insight-plan-lose = { $units } uitschakelen
insight-plan-promote = { $units } { $zones-in } bevorderen
insight-analysing = schattingen
insight-analysis = Kans op de overwinning, naar wat elke speler wist
insight-analysis-ply = Zet
insight-analysis-by = Beslist
insight-analysis-word = Keuze
insight-analysis-end = het einde
insight-analysis-turning = Keerpunten
insight-analysis-before = Ervoor
insight-analysis-after = Erna
insight-analysis-costly = Keuzes die het meest kostten
insight-analysis-better = Beter
insight-analysis-cost = Kosten
insight-analysis-no-costly = Geen keuze was duidelijk slechter dan een andere.
insight-analysis-luck = Geluk: wat het toeval aan elke winstkans toevoegde
insight-analysis-battles = Gevechten: kans van de aanvaller en uitkomst
insight-analysis-won = gewonnen
insight-analysis-lost = verloren
insight-not-over = De partij is niet afgelopen; alleen afgelopen partijen worden geanalyseerd.
