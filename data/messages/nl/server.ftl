## Wat een server weigert

server-already-seated = Je zit al aan deze tafel.
server-already-started = Het spel is al begonnen.
server-bad-chat = Een chatregel heeft 1 tot 500 tekens, zonder stuurtekens.
server-bad-key = Een sleutel heeft 1 tot 64 zichtbare ASCII-tekens.
server-bad-login = Een gebruikersnaam heeft 3 tot 40 letters, cijfers, punten, streepjes of onderstrepingen.
server-bad-password = Een wachtwoord heeft minstens 10 en hoogstens 256 tekens.
server-edition-not-offered = Met deze uitgave kan hier geen tafel geopend worden.
server-weak-password = Dat wachtwoord is snel geraden. Een paar woorden die niets met elkaar te maken hebben, vormen een goed wachtwoord.
server-bad-name = Een naam is te zien zoals hij is geschreven: zonder onzichtbare tekens en met letters van één alfabet.
server-bot-already = Daar speelt al een bot.
server-bot-plays = Een bot speelt voor deze plaats; neem de plaats eerst terug.
server-nothing-to-set-up = Je hoeft nu geen stuk te plaatsen.
server-end-offered-already = Er is al een einde voorgesteld; antwoord daar eerst op.
server-game-over = Het spel is afgelopen.
server-has-account = Je hebt al een account.
server-host-only = Alleen wie de tafel heeft geopend, kan dat doen.
server-host-stays = Deze plaats hoort bij de tafel; wijzig wie er zit of geef de tafel op.
server-how-many-words = Zeg 1 tot { $most } woorden tegelijk.
server-login-taken = Iemand anders heeft deze gebruikersnaam; kies een andere.
server-me-twice = Je kunt maar op één plaats zitten; gebruik ‘hot-seat’ voor anderen aan jouw apparaat.
server-no-account = Je hebt nog geen account.
server-no-bot = Er speelt geen bot voor deze plaats.
server-no-end-offered = Er is geen einde voorgesteld.
server-no-seed = Het verslag noemt zijn startwaarde niet, dus het toeval is niet te bewijzen.
server-no-such-bot = Er is geen bot ‘{ $bot }’; de bots zijn { $known }.
server-no-such-formality = Deze vraag kan niet vooraf worden beantwoord, of niet zo. De formaliteiten van het spel noemen wat wel kan.
server-no-such-invitation = Deze uitnodiging geldt niet, of niet meer. Vraag om een nieuwe.
server-no-such-page = Hier is niets. De beschrijving op /api/openapi.json vertelt wat er is.
server-no-such-ply = Het spel heeft tot nu toe maar { $plies } stappen.
server-no-such-seat = Deze tafel heeft die plaats niet.
server-no-such-table = Deze tafel is er niet, of is niet voor jou open. Vraag om een link.
server-no-such-language = De talen zijn es, en, nl en de.
server-no-such-zone = Die tijdzone bestaat niet. Er is er bijvoorbeeld een die Europe/Madrid heet.
server-bad-quiet-hours = Stille uren beginnen en eindigen op verschillende minuten van de dag, 0 tot en met 1439.
server-bad-letters-every = Tussen twee e-mails zit 5 minuten tot een week.
server-bad-device = Deze browser heeft niet goed gezegd waar hij te bereiken is. Zet meldingen uit en weer aan.
server-private-address = Dit adres ligt in een privénetwerk, waar deze server niets heen stuurt.
server-too-many-devices = Je krijgt al meldingen op { $most } apparaten; zet ze op een daarvan uit.
server-no-letters = Deze server verstuurt geen e-mail. Vraag het de beheerder.
server-bad-mail = Dat is geen e-mailadres.
server-password-needed = Geef ook je wachtwoord: het adres is een sleutel van je account.
server-mail-claimed = Naar dit adres zijn kort geleden al meer e-mails gegaan. Volg de link in een daarvan of wacht een week.
server-no-such-link = Deze link is niet geldig, of niet meer. Vraag een nieuwe aan.
server-bad-webhook = Het adres van een webhook begint met https://.
server-no-such-login = Niemand heeft hier die gebruikersnaam.
server-seat-not-waiting = Op deze plaats wordt niemand verwacht.
server-nobody-to-agree = Er is niemand die met remise kan instemmen; je kunt opgeven of het spel beëindigen zoals het staat.
server-not-away =
    { $minutes ->
        [one] Deze speler is niet weg, of nog geen minuut.
       *[other] Deze speler is niet weg, of nog geen { $minutes } minuten.
    }
server-away-never = Aan deze tafel is afgesproken dat niemand wegens afwezigheid wordt vervangen.
server-away-no-clock = Alleen live klokken tellen wie er weg is: aan deze tafel wordt op iedereen gewacht zolang die tijd heeft.
server-away-out-of-bounds = Op wie weg is, wordt 0 tot { $most } minuten gewacht; 0 betekent altijd.
server-bot-too-weak = Voor iemand anders mag alleen een sterke bot spelen: { $known }.
server-not-json = Stuur JSON, met de header ‘Content-Type: application/json’.
server-no-hints = Aan deze tafel is afgesproken zonder tips te spelen.
server-no-analysis = Je hebt van dit spel geen analyse gevraagd die nog wordt gemaakt.
server-not-over = Dat kan pas als het spel is afgelopen.
server-not-started = Het spel is nog niet begonnen.
server-not-your-seat = Deze plaats is niet van jou.
server-option-too-long = Een optie heeft een korte naam en een korte waarde.
server-other-site = Dit verzoek komt van een andere site. Open de eigen pagina van het spel.
server-players-and-seats = Er moeten evenveel plaatsen als spelers zijn.
server-ready-already = Je hebt gezegd dat je klaar bent; neem dat terug om je woorden te wijzigen.
server-record-too-long = Het verslag is te lang.
server-resigned-already = Je hebt dit spel opgegeven.
server-seat-by-invitation = Deze plaats is alleen op uitnodiging.
server-seat-taken = Plaats { $seat } is bezet.
server-stale = De tafel is intussen veranderd. Kijk opnieuw en kies dan.
server-table-broken = Deze tafel kan niet getoond worden: haar logboek begint niet zoals het hoort. De beheerder is op de hoogte.
server-table-stuck = Deze tafel kan alleen bekeken worden: wat er later gebeurde, is niet te volgen. Vraag het de beheerder van de server.
server-time-out-of-bounds = Live klokken hebben 1 tot 600 minuten en een toeslag van 0 tot 300 seconden; anders zijn er 1 tot 30 dagen per keuze.
server-too-long = Wat je stuurde is te lang.
server-too-slow = Het verzoek deed er te lang over om aan te komen. Probeer het opnieuw.
server-chat-inside = Ga eerst zitten of kom via een link: wat hier wordt gezegd, is voor wie aan tafel zit.
server-claim-twice = Als gast en met je account speel je in hetzelfde spel. Beëindig het eerst, of meld je aan zonder de spellen van de gast.
server-nobody-to-unseat = Op deze plaats zit niemand die je kunt wegsturen.
server-one-analysis = Er wordt al een analyse voor je gemaakt. Wacht erop of stop haar.
server-too-many-bytes = De spelverslagen en stellingen die je importeert, mogen samen { $most } MB groot zijn. Verwijder eerst een spelverslag.
server-too-many-records = Je hebt al { $most } spelverslagen geïmporteerd. Verwijder er eerst een.
server-too-many-tables = Je hebt { $most } tafels geopend die nog niet klaar zijn. Beëindig er eerst een of geef er een op.
server-not-brought = Alleen een spelverslag dat je zelf hebt geïmporteerd, kan worden verwijderd.
server-other-host = Deze server kent zichzelf niet onder dat adres. Wie hem beheert, noemt het adres in de instelling ‘public_url’.
server-too-many =
    { $seconds ->
        [one] Dat was te snel. Probeer het over een seconde opnieuw.
       *[other] Dat was te snel. Probeer het over { $seconds } seconden opnieuw.
    }
server-try-again = Iemand anders was sneller. Kijk opnieuw.
server-unavailable = De server kan dat nu even niet. Er is niets veranderd; probeer het zo weer.
server-unreadable = Dit verzoek kan niet worden gelezen: { $detail }
server-which-seat = Zeg welke plaats je bedoelt.
server-which-version = Zeg welke versie van de tafel je hebt gezien.
server-who-are-you = Zeg eerst wie je bent: kom binnen als gast of meld je aan.
server-why-unknown = Hier heet niets ‘{ $what }’.
server-why-what = Noem wat je zou willen kiezen, in 1 tot 80 tekens.
server-wrong-password = Gebruikersnaam of wachtwoord klopt niet.
server-position-elsewhere = Deze stelling is in dat spel niet ontstaan: neem haar zoals zij daar is, met de opties van dat spel.
server-position-missing = Een tafel die in een stelling begint, heeft die stelling nodig, of het spel waarin zij ontstond.
server-pack-unnamed = Geef het een naam en zeg in één zin waar het over gaat.
server-position-over = In deze stelling is het spel voorbij: ga verder vanaf een eerder moment.
server-no-such-edition = Deze server heeft die uitgave niet.
server-no-such-puzzle = Dit spel heeft die puzzel niet.
server-puzzle-answered = Deze woorden zijn al een volledig antwoord: laat het beoordelen of neem iets terug.
server-puzzle-not-whole = Dat is nog geen volledig antwoord: ga door tot het wordt uitgevoerd.

## Programma’s en hun sleutels

server-account-first = Daar is een account voor nodig. Maak er eerst een aan, onder ‘Account’.
server-bad-label = Zeg in 1 tot 60 tekens waar het voor is.
server-bot-name-too-long = De naam van een bot heeft hoogstens 34 tekens: er komt ‘(bot)’ achter.
server-name-of-bot = Alleen het account van een programma heeft ‘(bot)’ in zijn naam.
server-no-such-bot-account = Zo’n bot heb je niet.
server-no-such-token = Die sleutel heb je niet, of niet meer.
server-not-for-tokens = Dit staat niet open voor programma’s: met een sleutel kunnen ze spelen, maar niets aan een account veranderen.
server-token-reads-only = Met deze sleutel kan alleen gelezen worden. Maak er een waarmee gespeeld kan worden.
server-too-many-bots = Je hebt { $most } bots; meer kan één persoon er niet hebben. Laat er eerst een gaan.
server-too-many-tokens = Je hebt { $most } sleutels; meer kan één persoon er niet hebben. Trek er eerst een in.

## Toernooien

server-no-such-entrant = Niemand doet onder dat nummer mee.
server-no-such-tournament = Dat toernooi bestaat niet.
server-organiser-only = Dat kan alleen wie het toernooi organiseert.
server-too-many-tournaments = Je organiseert { $most } toernooien die nog niet voorbij zijn; meer kan één persoon er niet hebben. Sluit er eerst een af.
server-tournament-bots-only = In dit toernooi spelen bots onder elkaar.
server-tournament-clock = Waar mensen meedoen is een klok nodig: live, of dagen per keuze.
server-tournament-full = Er is plaats voor { $most } en niet meer.
server-tournament-no-round = Die ronde is nog niet ingedeeld.
server-tournament-no-table = Zo’n tafel is er niet in deze ronde, of de uitslag staat al vast.
server-tournament-not-in = Je doet niet mee aan dit toernooi.
server-tournament-places = Dit zijn geen plaatsen van de spelers aan die tafel: gelijken delen een plaats, en de volgende telt door.
server-tournament-removed = De organisator heeft je uit dit toernooi gezet.
server-tournament-round-open = De ronde is nog niet voorbij.
server-tournament-stage = Dat kan niet in dit stadium van het toernooi.
server-tournament-table = Dat kan niet aan een toernooitafel: de spelers spelen tot het einde.
server-tournament-terms = Zo kan geen toernooi gespeeld worden: 2 tot 8 per tafel, 1 tot 50 ronden, één of twee omgangen, hoogstens een week pauze; te laat alleen vóór de laatste ronde van een Zwitsers toernooi.
server-tournament-too-few = Er moeten er minstens { $seats } meedoen.
server-tournament-too-late = Het is te laat om aan dit toernooi mee te doen.

## Ratings

server-rated-account = Deze tafel telt mee: wie hier speelt, heeft een eigen account nodig. Maak er eerst een, onder ‘Account’.
server-rated-program = Deze tafel telt mee: programma’s doen niet mee aan de ranglijst.
server-rated-rules = Partijen die meetellen beginnen bij het begin en met een uitgebrachte editie.
server-rated-hints = Aan een tafel die meetelt zijn er geen hints.
server-rated-bot = Aan een tafel die meetelt spelen alleen bots waarvan de sterkte gemeten is: { $known }.
server-rated-to-the-end = Dat kan niet aan een tafel die meetelt: wie daar speelt, speelt tot het einde of geeft op.
server-not-rated = Deze tafel telt niet mee.
server-no-such-list = Die ranglijst bestaat niet.

## People

server-block-oneself = Jezelf blokkeren kan niet.
server-blocked-here = Wie deze tafel heeft geopend, wil niet met je spelen.
server-not-to-be-asked = Deze persoon wil niet door jou worden uitgenodigd.
server-profile-hidden = Deze persoon laat niemand zien hoe er gespeeld is.
server-too-many-blocked = Je hebt { $most } mensen geblokkeerd, meer mag niet. Laat eerst iemand weer toe.
