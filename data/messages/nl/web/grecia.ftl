# De kamer van Griekenland.

web-grecia-map = Kaart van Griekenland
web-grecia-cartouche = Griekenland
web-grecia-ships =
    { $count ->
        [one] 1 schip
       *[other] { $count } schepen
    }
web-grecia-fortress = Vesting
web-grecia-incognito = incognito
web-grecia-empty = geen stukken
web-grecia-setup = Opstelling
web-grecia-round = Ronde
web-grecia-round-of = Ronde { $round } van { $rounds }
web-grecia-figure-territories = Gebieden
web-grecia-figure-supply = Voorraad
web-grecia-figure-fortresses = Vestingen
web-grecia-figure-units = Eenheden
web-grecia-fortresses-held = { $held } van { $all } eigen, { $conquered } veroverd
web-grecia-out = Uitgeschakeld
web-grecia-action-move = Verplaatsen
web-grecia-action-attack = Aanvallen
web-grecia-action-swap = Ruilen
web-grecia-action-supplies = Voorraad
web-grecia-action-hire = Huren
web-grecia-action-card = Kaart
web-grecia-named = Tot nu toe genoemd
web-grecia-price = { $count } voorraad
web-grecia-vote = { $sea }: { $allow } voor, { $refuse } tegen
web-grecia-battle-cards = Gevecht
web-grecia-tactics-cards = Tactiek
web-grecia-of = { $count } van { $all }
web-grecia-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
web-grecia-card-held = { $value }, { $card }
web-grecia-card-used = { $value }, { $card }: gebruikt
web-grecia-card-awaited = Gevechtskaart nog niet gekozen
web-grecia-card-hidden = Gevechtskaart met de rug naar boven
web-grecia-play = Deze kaart spelen
web-grecia-why-not = Waarom niet nu?
web-grecia-timing-battle_step_1 = Voor een gevecht
web-grecia-timing-after_dice = Na de dobbelstenen
web-grecia-timing-own_turn = In je eigen beurt
web-grecia-senate-of = Senaat · { $name }
web-grecia-battle = Gevecht · { $zone }
web-grecia-step-tactics = Tactiek
web-grecia-step-cards = Kaarten
web-grecia-step-dice = Dobbelstenen
web-grecia-step-losses = Verliezen
web-grecia-bonus-strength = Eenheden
web-grecia-bonus-fortress = Vesting
web-grecia-bonus-cavalry = Cavalerie met infanterie
web-grecia-bonus-hero = Held
web-grecia-bonus-tactics = Tactiekkaarten
web-grecia-bonus-card = Gevechtskaart
web-grecia-bonus-die = Dobbelsteen
web-grecia-die = Dobbelsteen: { $number }
web-grecia-tie-victory = Wie alle eigen vestingen houdt en er twee verovert, wint meteen
web-grecia-tie-points = Punten: 1 per gebied, 1 per veroverde vesting, −3 per verloren vesting
web-grecia-tie-fortresses = Meer eigen vestingen
web-grecia-tie-territories = Meer gebieden
web-grecia-tie-seas = Schepen in meer zeeën
web-grecia-tie-units = Meer eenheden
web-grecia-tie-supply = Meer voorraad
web-grecia-tie-eliminated = Uitgeschakelde spelers komen achteraan, wie later viel eerst
web-grecia-fortresses-lost =
    { $count ->
        [one] Vesting: { $zones }
       *[other] Vestingen: { $zones }
    }
web-grecia-zones-lost =
    { $count ->
        [one] Zone: { $zones }
       *[other] Zones: { $zones }
    }
