tribute-title = Tribut
tribute-tagline = Zwölf Provinzen, drei auf jeder Hand: Lege die richtige im richtigen Augenblick.
tribute-option-players = Spieler
tribute-option-players-help = Wie viele am Tisch sitzen.
tribute-option-players-2 = Zwei
tribute-option-players-3 = Drei
tribute-option-players-4 = Vier
tribute-prompt-lay = Lege eine Provinz verdeckt aus.
tribute-prompt-wait = Die anderen wählen noch.
tribute-choice = { $province } legen
tribute-event-dealt = { $seat } erhält eine Provinz.
tribute-event-dealt-own = Du erhältst { $province }.
tribute-event-laid = { $seat } hat eine Provinz verdeckt ausgelegt.
tribute-event-shown = { $seat } zeigt { $province }.
tribute-event-taken = { $seat } nimmt die Provinzen der Runde.
tribute-refusal-not-asked = Du wirst jetzt nicht nach einer Provinz gefragt.
tribute-refusal-not-yours = { $province } ist nicht auf deiner Hand.
terminal-score-tribute =
    { $n ->
        [one] { $n } Provinz
       *[other] { $n } Provinzen
    }
