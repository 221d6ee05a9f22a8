# De kaart van Griekenland en van Napoleon.

web-map-zoom = Kaart vergroten
web-map-left = nog { $count }
web-map-affordable = genoeg voor { $count } van { $all }
web-map-nearer = Dichterbij
web-map-farther = Verder weg
web-map-whole = De hele kaart tonen
web-map-keys = Met de pijltjestoetsen schuif je de kaart, met + en − kom je dichterbij of ga je verder weg, met 0 zie je alles. Op een zone brengen de pijltjes je naar de volgende.
web-map-choosable = Te kiezen
web-map-pieces = Stukken
