## Was erfährt, wer gerade nicht hinsieht

notice-turn = Du bist am Zug.
notice-clock = Deine Zeit läuft ab.
notice-invited = { $name } lädt dich zu einer Partie ein.
notice-over = Die Partie ist zu Ende.
notice-rematch = { $name } will noch einmal spielen.
notice-rematch-open = Von dieser Partie gibt es eine Revanche.
notice-chat = { $name } hat am Tisch etwas geschrieben.

## Was in einem Kanal der ganzen Runde gesagt wird

notice-turn-of = { $name } ist am Zug.
notice-clock-of = Die Zeit von { $name } läuft ab.

## E-Mails

notice-mail-subject =
    { $count ->
        [one] Neues aus einer deiner Partien
       *[other] { $count } Neuigkeiten aus deinen Partien
    }
notice-mail-greeting = Hallo { $name },
notice-mail-foot = Du hast um diese E-Mails gebeten. Was du erfährst und wie oft, wählst du hier: { $settings }
notice-mail-stop = Keine E-Mails mehr: { $link }
notice-mail-not-you = Hast du nicht darum gebeten, musst du nichts tun: Es geschieht nichts, solange niemand dem Link folgt.
notice-confirm-subject = Ist das deine Adresse?
notice-confirm-text = Folge diesem Link, wenn du per E-Mail von deinen Partien hören willst. Er gilt eine Woche.
notice-recover-subject = Ein neues Passwort
notice-recover-text = Folge diesem Link, um ein neues Passwort zu wählen. Er gilt zwei Stunden, und einmal.

## Kalender und Feedreader

notice-feed = Imperios: ich bin am Zug
notice-feed-turn = Du bist am Zug: { $table }

## Links, die weitergegeben werden

notice-link = Ein Tisch bei Imperios: Sieh zu, oder setz dich und spiel mit.
