# Wat de kamer van Napoleon zegt.

web-napoleon-title = Napoleon
web-napoleon-setting-up = Opstelling
web-napoleon-round = Ronde { $round } van { $rounds }
web-napoleon-actions-left =
    { $count ->
        [one] Nog { $count } actie
       *[other] Nog { $count } acties
    }
web-napoleon-out = uit het spel
web-napoleon-flags = Eigen vlaggen: { $own }. Veroverd: { $conquered }
web-napoleon-supply =
    { $count ->
        [one] { $count } voorraadfiche
       *[other] { $count } voorraadfiches
    }
web-napoleon-route = Handelsroute
web-napoleon-route-open = Handelsroute naar { $city }: open
web-napoleon-route-closed = Handelsroute naar { $city }: gesloten
web-napoleon-open = open
web-napoleon-closed = gesloten
web-napoleon-truces = Bestand: mag niet worden aangevallen door { $names }
web-napoleon-neutrals = Neutralen
web-napoleon-action-move = Verplaatsen
web-napoleon-action-attack = Aanvallen
web-napoleon-action-swap = Ruilen
web-napoleon-action-storm = Bestormen
web-napoleon-action-supply = Voorraad
web-napoleon-action-recruit = Werven
web-napoleon-action-politics = Politiek
web-napoleon-action-army = Leger
web-napoleon-free-actions = Vrije acties
web-napoleon-enter-city = { $zone } binnengaan
web-napoleon-leave-city = { $zone } verlaten
web-napoleon-named-so-far = Tot nu toe genoemd
web-napoleon-votes = Voor { $allow } · tegen { $refuse }
web-napoleon-odds = Kans om te winnen: { $share }
web-napoleon-against = { $own } tegen { $rival }
web-napoleon-mountains = Er liggen bergen tussen
web-napoleon-price = Kost { $count } voorraad
web-napoleon-sign-great-battle = Grote Slag
web-napoleon-sign-promotion = Bevordering
web-napoleon-sign-flight = Vlucht
web-napoleon-sign-eliminate = Uitschakeling
web-napoleon-face-down = Gedekte kaart
web-napoleon-no-card-yet = Nog geen kaart
web-napoleon-hand = Je Gevechtskaarten
web-napoleon-hand-of = Gevechtskaarten van { $name }
web-napoleon-hand-count = { $held } in de hand · { $used } gebruikt
web-napoleon-used = (gebruikt)
web-napoleon-chance = Kans
web-napoleon-chance-left =
    { $count ->
        [one] Nog { $count } Kanskaart
       *[other] Nog { $count } Kanskaarten
    }
web-napoleon-battle-of = Gevecht · { $zone }
web-napoleon-step-cards = Kaarten
web-napoleon-step-support = Steun
web-napoleon-step-chance = Kans
web-napoleon-step-losses = Verliezen
web-napoleon-supports = Steun van { $name }, { $zone }
web-napoleon-units-open = Eenheden, veldwaarde
web-napoleon-units-city = Eenheden, stadswaarde
web-napoleon-part-combined-arms = Verbonden wapens
web-napoleon-part-city = Stad
web-napoleon-part-mountains = Gebergte
web-napoleon-part-bonus = Voorgelezen kaarten
web-napoleon-part-battle-card = Gevechtskaart
web-napoleon-part-chance-card = Kanskaart
web-napoleon-effect-gain-supply = { $amount } voorraad nemen
web-napoleon-effect-gain-supply-count-port-cities = { $amount } voorraad nemen voor elke haven die je beheerst, hoogstens { $most }
web-napoleon-effect-gain-supply-count-conquered-flags = { $amount } voorraad nemen voor elke veroverde vlag, hoogstens { $most }
web-napoleon-effect-gain-supply-count-seas-with-own-ships = { $amount } voorraad nemen voor elke zee met schepen van jou, hoogstens { $most }
web-napoleon-effect-promote-horse =
    { $amount ->
        [one] { $amount } eenheid te paard bevorderen
       *[other] Tot { $amount } eenheden te paard bevorderen
    }
web-napoleon-effect-promote-foot =
    { $amount ->
        [one] { $amount } eenheid te voet bevorderen
       *[other] Tot { $amount } eenheden te voet bevorderen
    }
web-napoleon-effect-redeploy-ship = Tot { $amount } schepen overbrengen
web-napoleon-effect-free-recruit = Goedkoper werven, zonder actie
web-napoleon-tie-victory = De nodige vlaggen veroveren en de eigen behouden
web-napoleon-tie-flags = Vlaggen
web-napoleon-tie-zones = Gebieden en steden
web-napoleon-tie-seas = Zeeën met eigen schepen
web-napoleon-tie-units = Eenheden op het bord
web-napoleon-tie-supply = Voorraadfiches
web-napoleon-board = Bord: Europa omstreeks 1800
web-napoleon-legend = Links: de veldwaarde. Rechts: de stadswaarde.
web-napoleon-zone-held = Van { $name }
web-napoleon-zone-neutral = Neutrale eenheden
web-napoleon-zone-flag = Met vlag
web-napoleon-small-city = Kleine stad
web-napoleon-large-city = Grote stad
web-napoleon-port = Haven
web-napoleon-flags-lost =
    { $count ->
        [one] Vlag: { $zones }
       *[other] Vlaggen: { $zones }
    }
web-napoleon-zones-lost =
    { $count ->
        [one] Zone: { $zones }
       *[other] Zones: { $zones }
    }
