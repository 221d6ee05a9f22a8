# Het leven aan tafel

web-table-bot = bot { $level }
web-table-style-aggressive = aanvallend
web-table-style-builder = bouwer
web-table-style-diplomat = diplomaat
web-table-bot-short = bot
web-table-bot-random = Toeval
web-table-bot-greedy = Hebzucht
web-table-your-turn = Jij bent aan de beurt
web-table-waiting-since = Gevraagd { $ago }
web-table-reminder = Je hebt weinig tijd over.
web-table-kept = Verbinding verbroken: je keuze wordt verstuurd zodra die er weer is.
web-table-clock = Resterende tijd: { $time }
web-table-clock-days = { $days } d { $hours } u
web-table-clock-hours = { $hours } u { $minutes } min
web-table-absence-wish = een bot speelt
web-table-absence-away = afwezig, een bot speelt
web-table-absence-time = tijd op, een bot speelt
web-table-absence-resigned = opgegeven, een bot speelt
web-table-give-back = Zelf weer spelen
web-table-take-over = Afwezig: laat een bot spelen
web-table-take-over-me = Laat een bot voor mij spelen
web-table-spectators =
    { $count ->
        [one] Er kijkt nog één persoon mee.
       *[other] Er kijken nog { $count } personen mee.
    }

## De vraag

web-table-skip = Naar wat er gevraagd wordt
web-table-set-up = Voorbereiding
web-table-piece = Stuk { $piece } van { $pieces }
web-table-pieces-left = Nog te plaatsen
web-table-times = × { $count }
web-table-placing = Een bot plaatst je stukken…
web-table-place-myself = Ik ga zelf verder
web-table-place-piece = Plaats dit voor mij
web-table-place-rest = Plaats de rest voor mij
web-table-why = Waarom niet?
web-table-why-touch = Raak iets aan en zie waarom je het niet kunt kiezen.
web-table-why-other = Dat wordt nu niet gekozen. Wat gevraagd wordt: { $prompt }
web-table-why-word = … of schrijf de naam
web-table-why-ask = Vragen
web-table-hint = Tip
web-table-hint-thinking = Bezig te bedenken wat het beste is…
web-table-hint-again = Nog eens vragen
web-table-hints = Tips
web-table-hints-agreed = toegestaan
web-table-hints-agreed-help = Wie moet beslissen, mag om de beste keuzes vragen, met redenen.
web-table-hints-none = geen
web-table-hints-none-help = Niemand krijgt advies van de server. De kansen bij gevechten zijn altijd te zien.
web-table-list = Alle keuzes als lijst
web-table-filter = Zoeken in { $count } keuzes
web-table-filter-none = Geen keuze heet zo.
web-table-command-title = Kiezen met woorden
web-table-command-field = Schrijf wat je wilt doen
web-table-command-why = Waarom niet ‘{ $what }’?
web-table-command-nothing = Er wordt je nu niets gevraagd.
web-table-command-help = Pijlen om te bewegen, Enter om te kiezen, Esc om te sluiten.

## Wat er verteld wordt

web-table-telling = Wat er gebeurde
web-table-tempo = Hoe snel verteld wordt wat er gebeurde
web-table-tempo-slow = Langzaam
web-table-tempo-normal = Normaal
web-table-tempo-instant = Meteen
web-table-tempo-step = Stapsgewijs
web-table-pause = Pauze
web-table-resume = Verder
web-table-next = Volgende stap
web-table-next-table =
    { $count ->
        [one] Volgende tafel
       *[other] Volgende tafel ({ $count } wachten op je)
    }
web-table-next-none = Er wacht geen andere tafel op je.
web-table-skip-to-play = Naar mijn beurt
web-table-look-back = Dit moment tonen
web-table-past = Zo was het
web-table-past-earlier = Eerder
web-table-past-later = Later
web-table-past-now = Terug naar nu
web-table-past-gone = Dit moment kan nu niet getoond worden.
web-table-since = Sinds je laatste beurt
web-table-since-losses =
    { $count ->
        [one] één verlies
       *[other] { $count } verliezen
    }
web-table-since-lost = Wat je verloren hebt
web-table-since-concerns = Wat jou betrof
web-table-since-rest =
    { $count ->
        [one] Er gebeurde nog één ding
       *[other] Er gebeurden nog { $count } dingen
    }
web-table-since-again = Nog eens tonen

## Logboek, chat en regels

web-table-tabs = Naast het bord
web-table-tab-table = Tafel
web-table-tab-panel = Detail
web-table-tab-rules = Regels
web-table-log-empty = Er is nog niets gebeurd.
web-table-log-older =
    { $count ->
        [one] Eén oudere regel tonen
       *[other] { $count } oudere regels tonen
    }
web-table-chat = Chat
web-table-chat-empty = Nog niemand heeft iets gezegd.
web-table-chat-field = Zeg iets tegen de tafel
web-table-chat-send = Sturen
web-table-chat-unread =
    { $count ->
        [one] één ongelezen bericht
       *[other] { $count } ongelezen berichten
    }
web-table-looks-on = kijkt mee

## Het menu

web-table-menu = Tafelmenu
web-table-standing = Antwoorden vooraf
web-table-standing-text = Zodat niemand op een formaliteit wacht.
web-table-standing-ask = Vraag het mij
web-table-standing-except = Maar vraag het mij als het komt van
web-table-standing-grecia-prompt-vote = Laat je troepen over je zeeën gaan?
web-table-standing-grecia-prompt-step-1 = Een Tactiekkaart vóór het gevecht?
web-table-standing-grecia-prompt-allies = Stuur je steun als erom gevraagd wordt?
web-table-standing-grecia-prompt-after-dice = Een kaart na de dobbelstenen?
web-table-standing-napoleon-prompt-vote = Sta je doorvaart door je zeeën toe?
web-table-standing-napoleon-prompt-aid = Steun je een kant in andermans gevechten?
web-table-standing-napoleon-prompt-welcome = Aanvaard je de steun van anderen?
web-table-end = Beëindigen
web-table-offer-draw = Remise aanbieden
web-table-offer-as-it-stands = Voorstellen te eindigen zoals het staat
web-table-end-as-it-stands = Eindigen zoals het staat
web-table-end-offered-draw = { $name } biedt remise aan.
web-table-end-offered-as-it-stands = { $name } stelt voor het spel te eindigen zoals het staat.
web-table-end-agreed = Akkoord: { $names }.
web-table-end-agree = Akkoord
web-table-end-decline = Afslaan
web-table-end-withdraw = Voorstel intrekken
web-table-end-sure = Nu eindigen? Dit kan niet worden teruggenomen; de stand van nu telt.
web-table-end-yes = Ja, eindigen
web-table-resign = Opgeven
web-table-resign-sure = Opgeven? Dit kan niet worden teruggenomen. Als er anderen over zijn, speelt een bot voor je verder.
web-table-resign-yes = Ja, ik geef op
web-table-sure-no = Doorgaan
web-table-share = Delen
web-table-watch-link = Link om mee te kijken kopiëren
web-table-record = Spelverslag downloaden
web-table-copied = Gekopieerd
web-table-page = Deze pagina
web-table-notify = Mij waarschuwen als ik aan de beurt ben
web-table-leave = Tafel verlaten
web-table-leave-text = Het spel gaat door; je kunt altijd terugkomen.
web-table-keys = Toetsen
web-table-key-tab = van het ene naar het andere, in speelvolgorde
web-table-key-enter = kiezen
web-table-key-number = kiezen op nummer
web-table-key-list = alle keuzes, met woorden
web-table-key-hint = een tip
web-table-key-undo = terugnemen
web-table-key-pause = het verhaal stilzetten, verder
web-table-key-next = de volgende stap van het verhaal
web-table-key-next-table = naar de volgende tafel die op je wacht
web-table-key-skip = overslaan wat wordt getoond, sluiten
web-table-key-menu = dit menu

## Meerdere op één apparaat

web-table-hand-over = Geef het apparaat aan { $name }
web-table-hand-over-who = Wie heeft het apparaat?
web-table-hand-over-text = Wat ieder in de hand heeft blijft verborgen tot wie speelt het apparaat heeft.
web-table-hand-over-take = Ik ben { $name }

## Het einde

web-table-over-won =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } delen de overwinning.
    }
web-table-over-draw = Het spel eindigt in remise.
web-table-closed-draw = Allen gingen akkoord met remise.
web-table-closed-as-it-stands = Er werd besloten te eindigen zoals het stond; de stand van dat moment telt.
web-table-closed-resignation = Het spel eindigde door opgave.
web-table-closed-abandoned = De tafel werd vóór het begin gesloten.
web-table-standings = Eindstand
web-table-place = Plaats
web-table-score = Punten
web-table-resigned = gaf op
web-table-tie-breakers = Zo worden de plaatsen bepaald
web-table-rematch = Revanche
web-table-rematch-offered = { $name } biedt een revanche aan.
web-table-rematch-open = Er wordt een revanche aangeboden.
web-table-rematch-yours = Je hebt een revanche aangeboden.
web-table-rematch-join = Meedoen
web-table-rematch-back = Naar de nieuwe tafel
web-table-rematch-watch = Revanche bekijken
web-table-replay = Herhaling
web-table-what-if = Wat als je anders had gespeeld? Ga verder vanaf je laatste beurt:
web-what-if = Wat als
web-what-if-explained = Wat als: dit spel begint in een stelling en telt nooit voor de ranglijst.
web-brought = Geïmporteerd spelverslag
web-brought-unproved = Geïmporteerd spelverslag, zonder bewijs: de startwaarde staat er niet in
web-brought-explained = Dit spelverslag is geïmporteerd: de namen zijn wat erin staat, en niets bewijst wie er speelde.
web-brought-remove = Dit spelverslag verwijderen
web-brought-remove-sure = Dit spelverslag uit je tafels verwijderen?

## Het toeval

web-table-fair = Het toeval is eerlijk
web-table-fair-text = Voordat iemand ging zitten legde de server een geheime startwaarde vast en toonde de vingerafdruk ervan (SHA-256). Alle toeval volgt uit die startwaarde en de woorden van de spelers: niemand kan die later veranderen, ook de server niet. Aan het eind wordt die getoond en kan iedereen het nagaan.
web-table-fair-commitment = Vingerafdruk van de startwaarde
web-table-fair-seed = Startwaarde
web-table-fair-check = Ga het na: dit commando drukt de vingerafdruk af
web-table-fair-words = Woorden van { $name }
web-table-words = Jouw woord voor het toeval
web-table-words-text = Alle toeval in het spel volgt uit de geheime startwaarde van de server en uit wat elke speler eraan toevoegt. Met een woord van jou erin kan niemand, ook de server niet, vooraf weten wat er komt. Niemand anders ziet het voor het begin; je mag het leeg laten.
web-table-words-of = Woord van { $name }
web-table-words-own = Jouw woord
web-table-words-add = Toevoegen
web-table-words-added = Toegevoegd.
web-table-words-fixed = Je bent klaar: het verandert niet meer.
web-table-words-example = bijvoorbeeld: regen boven Regensburg

## Voor het begin

web-table-lobby-free =
    { $count ->
        [one] Er is nog één persoon nodig om te beginnen.
       *[other] Er zijn nog { $count } personen nodig om te beginnen.
    }
web-table-lobby-only-you = Alleen jij ontbreekt nog: zeg dat je klaar bent en het spel begint.
web-table-lobby-unready = Wachten tot iedereen klaar is: { $names }.
web-table-lobby-name = Je heet
web-table-lobby-name-of = Naam van wie op plaats { $seat } speelt
web-table-lobby-player = Speler { $seat }
web-table-lobby-sit = Hier gaan zitten
web-table-lobby-rise = Opstaan
web-table-lobby-unseat = Wegsturen
web-table-lobby-unseat-sure = { $name } van deze plaats wegsturen?
web-table-lobby-link = Uitnodiging kopiëren
web-table-lobby-chair = Wie op plaats { $seat } zit
web-table-lobby-not-ready = niet klaar
web-table-lobby-ready = Ik ben klaar
web-table-lobby-start = Beginnen
web-table-lobby-start-text = Het spel begint zodra iedereen klaar is; wie klaar is, stemt in met de afspraken.
web-table-lobby-hints-help = Wie de tafel opende, mag dit tot het begin veranderen; wie al klaar was, moet dat opnieuw zeggen.
web-table-lobby-unready-me = Toch nog niet klaar
web-table-lobby-abandon = Tafel sluiten
web-table-lobby-abandon-sure = De tafel voor iedereen sluiten? Die kan niet opnieuw open.
web-table-lobby-abandon-yes = Ja, sluiten
web-table-chair-me = Ik
web-table-chair-invited = Op uitnodiging
web-table-chair-open = Open voor iedereen
web-table-chair-hot-seat = Op dit apparaat
web-table-agreed = Wat is afgesproken
web-table-time = Klok
web-table-time-none = Geen limiet
web-table-time-live = { $minutes } min + { $increment } s per keuze
web-table-time-days =
    { $days ->
        [one] Eén dag per keuze
       *[other] { $days } dagen per keuze
    }
web-table-on-time-out-bot = Wie geen tijd meer heeft, wordt door een bot vervangen tot hij terugkomt.
web-table-on-time-out-resign = Wie geen tijd meer heeft, heeft opgegeven.
web-table-away-after = Wie { $minutes } min weg is, kan op verzoek van een ander door een bot worden vervangen; met één klik neemt hij zijn plaats terug.
web-table-away-never = Niemand wordt wegens afwezigheid vervangen.
web-table-named = Tot nu toe genoemd
web-table-retract = Terugnemen: { $part }
web-table-edition-older = Er wordt gespeeld met uitgave { $number } ({ $name }), niet de nieuwste: een tafel houdt de uitgave waarmee ze begon.
web-table-edition-pack = Er wordt gespeeld met het datapakket { $name }.
web-table-stuck = Deze tafel kan alleen bekeken worden
web-table-stuck-help = Dit is de laatste stelling die te bereiken was. Vraag het de beheerder van de server: die kan het spel vanaf hier laten doorgaan.
web-table-stuck-record = Wat je hebt gezien, als bestand

web-table-lobby-ask = Op naam uitnodigen
web-table-lobby-ask-login = Gebruikersnaam van wie op plaats { $seat } komt
web-table-lobby-ask-send = Uitnodigen
web-table-lobby-asked = { $login } is uitgenodigd.
