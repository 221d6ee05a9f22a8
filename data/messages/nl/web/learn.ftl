# Wat de inleidingen zeggen; hun commentaar staat in data/lessons.

web-learn-title = Spelend leren
web-learn-lead = Voor elk spel een voorbereide partij met commentaar. Jij doet de zetten die ertoe doen; na tien minuten kun je spelen.
web-learn-begin = Beginnen
web-learn-continue = Verdergaan
web-learn-again = Nog een keer
web-learn-done = voltooid
web-learn-rules = Spelregels
web-learn-print = Op papier
web-learn-minutes =
    { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }
web-learn-leave = Verlaten
web-learn-step = Stap { $step } van { $count }
web-learn-progress = Voortgang van de les
web-learn-back = Terug
web-learn-next = Verder
web-learn-show = Laat zien
web-learn-play = Nu spelen
web-learn-you = Jouw kant
web-learn-rival = Rivaal { $number }
web-learn-otherwise = Dat kan ook, maar dit spel volgt een andere weg.
web-learn-choose = Kies: { $choice }
web-learn-hint = Nu: { $choice }
web-learn-not-now = Deze stap vraagt iets anders: { $choice }
web-learn-read-on = Nu hoef je niets te kiezen: lees en ga verder.
