privacy-title = Privacy
privacy-lead = Wat deze server over je bewaart, hoe lang en waarom. Er zijn geen accounts en geen reclame, en niemand telt bezoekers.
privacy-table-title = Tafels en spellen
privacy-table = Je naam, je uitspraken, je stemmen en je punten, zodat het spel verder kan en je het later kunt bekijken.
privacy-table-away =
    { $days ->
        [one] Als een tafel een dag niet is gebruikt, kan alleen wie erbij was die nog openen.
       *[other] Als een tafel { $days } dagen niet is gebruikt, kan alleen wie erbij was die nog openen.
    }
privacy-table-time =
    { $days ->
        [0] Er wordt niets vanzelf gewist. Wie deze server beheert kan dat doen.
        [one] Alles wordt een dag na het laatste gebruik gewist.
       *[other] Alles wordt { $days } dagen na het laatste gebruik gewist.
    }
privacy-names = Verhalenboek en herhaling tonen je naam aan de mensen van dat spel, en aan anderen alleen als iedereen het goedvindt. Je kunt nee zeggen.
privacy-chat-title = Chat
privacy-chat = De laatste { $messages } berichten van een tafel, zolang de tafel bewaard blijft.
privacy-recordings-title = Opgenomen uitspraken
privacy-recordings =
    { $days ->
        [0] Deze server bewaart geen opnamen.
        [one] Liedjes, gebaren en foto’s van de kaarten worden na een dag gewist, tenzij iedereen ze wil bewaren.
       *[other] Liedjes, gebaren en foto’s van de kaarten worden na { $days } dagen gewist, tenzij iedereen ze wil bewaren.
    }
privacy-decks-title = Je eigen afbeeldingen
privacy-decks =
    { $days ->
        [one] Een kaartenset die je uploadt wordt gewist na een dag zonder gebruik, of zodra je die wist. Afbeeldingen worden bewaard zonder de plaats en datum van de foto.
       *[other] Een kaartenset die je uploadt wordt gewist na { $days } dagen zonder gebruik, of zodra je die wist. Afbeeldingen worden bewaard zonder de plaats en datum van de foto.
    }
privacy-vision = Om bots deze afbeeldingen te laten beoordelen, worden ze naar { $host } gestuurd.
privacy-device-title = Op je apparaat
privacy-device = Een cookie per tafel bewaart je plaats, hoogstens 400 dagen. Je instellingen, je naam, je laatste tafels en onvoltooide uitspraken blijven in je browser.
privacy-log-title = Adressen en logboeken
privacy-log = Je IP-adres blijft even in het geheugen, om misbruik te voorkomen, en wordt niet bewaard. Het logboek van de server bevat geen namen, uitspraken, berichten of adressen.
privacy-who-title = Wie het kan zien
privacy-who = De mensen aan tafel, en wie deze server beheert. De pagina’s laden niets van andere servers.
privacy-what = Wat deze server bewaart
privacy-delete = Wis mijn gegevens
privacy-delete-sure = Je naam, berichten en opnamen worden gewist aan deze tafel en in alle eerdere spellen daar. Je zetten blijven, zonder naam. In een lopend spel neemt de autopiloot je plaats voorgoed over. Dit kan niet ongedaan worden gemaakt.
privacy-delete-sure-of = De naam en de opnamen van { $name } worden gewist aan deze tafel en in alle eerdere spellen daar. De zetten blijven, zonder naam. Dit kan niet ongedaan worden gemaakt.
privacy-delete-where = Aan een tafel kan het in het menu, na een spel in het verhalenboek. Back-ups kunnen je gegevens nog een tijd bevatten.
privacy-delete-here = Je laatste tafels op dit apparaat:
privacy-delete-at = Wis mijn gegevens aan tafel { $code }
privacy-delete-of = Wis de gegevens van { $name }
privacy-delete-yes = Wis ze
privacy-deleted = Je gegevens zijn gewist.
privacy-operator-title = Wie deze server beheert
privacy-operator-none = Hier staat geen contact. Vraag het aan wie je de link heeft gestuurd.
privacy-imprint = Colofon
privacy-policy = Privacybeleid
privacy-contact = Contact
