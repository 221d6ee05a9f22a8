tribute-title = Tribute
tribute-tagline = Twelve provinces, three in each hand: lay the right one at the right time.
tribute-option-players = Players
tribute-option-players-help = How many sit at the table.
tribute-option-players-2 = Two
tribute-option-players-3 = Three
tribute-option-players-4 = Four
tribute-prompt-lay = Lay a province face down.
tribute-prompt-wait = The others are still choosing.
tribute-choice = Lay { $province }
tribute-event-dealt = { $seat } is dealt a province.
tribute-event-dealt-own = You are dealt { $province }.
tribute-event-laid = { $seat } has laid a province face down.
tribute-event-shown = { $seat } shows { $province }.
tribute-event-taken = { $seat } takes the provinces of the round.
tribute-refusal-not-asked = You are not asked for a province now.
tribute-refusal-not-yours = { $province } is not in your hand.
terminal-score-tribute =
    { $n ->
        [one] { $n } province
       *[other] { $n } provinces
    }
