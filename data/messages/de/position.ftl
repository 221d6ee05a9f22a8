# Was an einer Stellung nicht stimmt, die jemand aufgebaut hat

position-at-key = Stellung, { $key }
position-written = Die Stellung lässt sich hier nicht lesen: { $reason }.

# Züge und Runden

position-round-begun = Runden zählen ab 1, sobald alles aufgestellt ist.
position-round-most = Das Spiel endet nach Runde { $most }.
position-turns-begun = Züge zählen ab 1, sobald alles aufgestellt ist.
position-turns-most = Bis hierher gab es höchstens { $most } Züge.
position-actions-most = Ein Zug hat höchstens { $most } Aktionen.
position-actions-heroes = Helden reisen allein, wenn keine Aktion mehr übrig ist, und nur dann.
position-actions-one = Was ausgeführt wird, ist eine der Aktionen: Mindestens eine ist noch übrig.
position-attacks =
    { $least ->
        [0] In diesem Zug kann es höchstens { $most } Angriffe gegeben haben.
       *[other] In diesem Zug gab es { $least } bis { $most } Angriffe.
    }
position-asked = Hier wird { $seat } gefragt.
position-asked-nobody = Hier kann das niemand gefragt werden.
position-no-choice = { $seat } ist am Zug und kann nichts tun.
position-nobody-chooses = Hier hat niemand mehr etwas zu wählen.
position-nothing-to-draw = Eine Karte ist zu ziehen, aber keine ist übrig.
position-without-cards = Dieses Spiel wird ohne Karten gespielt.
position-without-dice = Dieses Spiel wird ohne Würfel gespielt.

# Wer im Spiel ist

position-left-alone = Wer allein übrig ist, hat gewonnen: Mindestens zwei müssen noch im Spiel sein.
position-out-later = { $seat } kann nicht in einem Zug ausgeschieden sein, der erst noch kommt.
position-out-units = { $seat } ist ausgeschieden und hat keine Einheiten.
position-out-heroes = { $seat } ist ausgeschieden und hat keine Helden auf der Karte.
position-out-cards = { $seat } ist ausgeschieden und hat keine Karten.
position-out-tokens = { $seat } ist ausgeschieden und hat keine Versorgungsmarker.
position-out-route = { $seat } ist ausgeschieden und hat keine Handelsroute.
position-out-bonus = { $seat } ist ausgeschieden: Keine Karte stärkt die Verteidigung.
position-out-turn = { $seat } ist ausgeschieden und kann nicht am Zug sein.
position-winner-missing = Ohne Sieger endet das Spiel erst mit der letzten Runde.
position-winner-early = Einen Sieger gibt es erst, wenn das Spiel zu Ende ist.
position-winner-how = Der Sieger hat erobert, was nötig ist, oder ist allein übrig.
position-colour-taken = „{ $id }“ wird in diesem Szenario nicht gespielt oder von jemand anderem.
position-empires-of-scenario = Die Reiche sind die des Szenarios.
position-empire-taken = { $empire } ist nicht frei: Jemand hat es schon, oder es ist eines zu viel.
position-empires-each =
    { $count ->
        [one] Jeder hat ein Reich.
       *[other] Jeder hat { $count } Reiche.
    }

# Was auf der Karte steht

position-nobody-plays = Niemand spielt in diesem Spiel „{ $id }“; neutrale Einheiten schreibt man „neutral“.
position-one-owner = Alle Einheiten in einer Zone gehören einem Spieler.
position-too-many-units =
    { $most ->
        [one] Hier ist Platz für eine Einheit.
       *[other] Hier ist Platz für { $most } Einheiten.
    }
position-no-counters = So viele Plättchen gibt es nicht: { $unit }.
position-sea-and-land = Schiffe der Spieler sind auf See, Landeinheiten an Land; Neutrale haben keine Schiffe.
position-neutral-ships = Neutrale haben keine Schiffe.
position-neutral-fortress = Neutrale haben keine Festungen.
position-neutral-at-home = Neutrale Einheiten stehen nur auf Fahnen, die niemand spielt.
position-one-fortress = In einem Gebiet steht höchstens eine Festung.
position-hero-twice = { $hero } kann nur an einem Ort sein.
position-hero-nobodys = Niemand hat in diesem Spiel den Helden „{ $id }“.
position-travelled-late = Helden reisen erst allein, wenn keine Aktion mehr übrig ist.
position-travelled-board = Nur Helden auf der Karte können gereist sein.
position-reserve-late = Helden warten nur während der Aufstellung auf ihren Platz: Setz sie auf die Karte oder lass sie weg.
position-placed-early = Auf der Karte steht nichts, bevor alle wissen, was sie spielen.
position-fortresses-first = Einheiten werden aufgestellt, wenn alle Festungen stehen.
position-placed-at-home = Während der Aufstellung stehen die Figuren zu Hause, und keine anderen sind dort.
position-cities-only = Nur Städte werden betreten und verlassen.

# Versorgung, Karten, Waffenruhen

position-tokens-most = Ein Spieler hat höchstens { $most } Versorgungsmarker.
position-bonus-most = Karten geben höchstens { $most } dazu, während der Aufstellung nichts.
position-card-too-often = So oft gibt es { $card } nicht.
position-cards-gone = So viele Karten sind nicht mehr übrig.
position-battle-hand = Eine Hand Schlachtkarten ist nie leer und enthält nie die zuletzt gespielte Karte.
position-first-card = { $seat } hat die Startkarte nicht mehr.
position-known-most = Vom Stapel sind höchstens die obersten { $most } Karten bekannt.
position-chance-few = Jede Seite eines Kampfes braucht eine Zufallskarte: Lass mindestens zwei übrig.
position-deck-empty = Ein Stapel ist nie leer.
position-route-twice = Eine Handelsroute ist nur an einem Ort.
position-truce-self = Niemand schließt eine Waffenruhe mit sich selbst.
position-truce-out = Eine Waffenruhe endet, wenn einer der beiden ausgeschieden ist.

# El Viejo Imperio

position-number = Hierher gehört eine Zahl von { $least } bis { $most }.
position-phase-when = Das geschieht nicht in dieser Runde, Partie oder Option.
position-event-needed = Das Ereignis der Runde fehlt.
position-event-none = Jetzt liegt kein Ereignis offen.
position-event-twice = { $event } wurde schon aufgedeckt.
position-symbols = Die Symbole sind die drei des Ereignisses, in beliebiger Reihenfolge.
position-won-later = Runde { $round } von Partie { $game } wurde noch nicht gespielt.
position-won-twice = Runde { $round } von Partie { $game } wird nur einmal gewonnen.
position-table-order = Karten liegen in der Spielreihenfolge auf dem Tisch.
position-laid-twice = Ein Spieler legt in einer Runde eine Karte.
position-table-count = So viele Karten können jetzt nicht auf dem Tisch liegen.
position-throne-last = Die Karte der dritten Hand wird zuletzt aufgedeckt.
position-throne-few = Für die dritte Hand sind zu wenige Karten übrig.
position-card-twice = { $card } ist nur an einem Ort.
position-hand-most = { $seat } hat jetzt höchstens { $most } Karten.
position-deal-hands = Das sind keine Hände mitten im Geben, Karte für Karte.
position-played-most =
    { $most ->
        [0] In früheren Runden wurde keine Karte gespielt.
        [one] In den früheren Runden wurde eine Karte gespielt.
       *[other] In den früheren Runden wurden { $most } Karten gespielt.
    }
position-pile-least =
    { $least ->
        [one] Vom Stapel muss noch eine Karte kommen.
       *[other] Vom Stapel müssen noch { $least } Karten kommen.
    }
position-owed-when = Karten stehen nur aus, während ein Stich gespielt wird.
position-owed-draw = Um zu ziehen, muss eine Karte auf dem Tisch liegen und eine ausstehen.
position-owed-hand = Es stehen mehr Karten aus, als die Hand je hatte.
position-electors-early = Dass jemand nur Kurfürsten hat, zeigt sich erst nach Runde 1.
position-electors-others = { $seat } hat auch andere Karten.
