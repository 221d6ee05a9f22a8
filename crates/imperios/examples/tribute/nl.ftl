tribute-title = Tribuut
tribute-tagline = Twaalf provincies, drie in elke hand: leg de juiste op het juiste moment.
tribute-option-players = Spelers
tribute-option-players-help = Hoeveel er aan tafel zitten.
tribute-option-players-2 = Twee
tribute-option-players-3 = Drie
tribute-option-players-4 = Vier
tribute-prompt-lay = Leg een provincie gedekt neer.
tribute-prompt-wait = De anderen kiezen nog.
tribute-choice = { $province } leggen
tribute-event-dealt = { $seat } krijgt een provincie.
tribute-event-dealt-own = Je krijgt { $province }.
tribute-event-laid = { $seat } heeft een provincie gedekt neergelegd.
tribute-event-shown = { $seat } toont { $province }.
tribute-event-taken = { $seat } neemt de provincies van de ronde.
tribute-refusal-not-asked = Er wordt je nu geen provincie gevraagd.
tribute-refusal-not-yours = { $province } zit niet in je hand.
terminal-score-tribute =
    { $n ->
        [one] { $n } provincie
       *[other] { $n } provincies
    }
