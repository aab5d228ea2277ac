privacy-title = Privacy
privacy-lead = Wat deze server over je bewaart, hoe lang en waarom. Er zijn geen accounts en geen reclame, en niemand telt bezoekers.
privacy-table-title = Tafels en spellen
privacy-table = Je naam, je uitspraken, je stemmen en je punten, zodat het spel verder kan en je het later kunt bekijken.
privacy-table-away =
    { $days ->
        [one] Is een tafel een dag niet gebruikt, dan kunnen alleen mensen die erbij waren hem nog openen.
       *[other] Is een tafel { $days } dagen niet gebruikt, dan kunnen alleen mensen die erbij waren hem nog openen.
    }
privacy-table-time =
    { $days ->
        [0] Er wordt niets vanzelf gewist. Wie deze server beheert, kan dat doen.
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
        [one] Een kaartenset die je uploadt, wordt gewist na een dag zonder gebruik, of zodra je die wist. Afbeeldingen worden bewaard zonder de plaats en datum van de foto.
       *[other] Een kaartenset die je uploadt, wordt gewist na { $days } dagen zonder gebruik, of zodra je die wist. Afbeeldingen worden bewaard zonder de plaats en datum van de foto.
    }
privacy-vision = Om bots deze afbeeldingen te laten beoordelen, worden ze naar { $host } gestuurd.
privacy-notify-title = Meldingen
privacy-notify = Zet je aan een tafel over meerdere dagen meldingen aan, dan bewaart deze server waar je te bereiken bent, je taal, je tijdzone en je stille uren. Dat alles wordt gewist als je ze uitzet, of samen met de tafel. Wat verstuurd is, wordt na een maand gewist.
privacy-notify-push = Meldingen in je browser gaan versleuteld via een dienst van de maker van die browser.
privacy-notify-email = E-mails gaan via de mailprovider van deze server.
privacy-notify-webhook = Een host kan de tafel met een groepschat verbinden. Daar staat dan wie er aan de beurt is, met naam.
privacy-device-title = Op je apparaat
privacy-device = Een cookie per tafel bewaart je plaats, hoogstens 400 dagen. Je instellingen, je naam, je laatste tafels en onvoltooide uitspraken blijven in je browser.
privacy-device-days = Van een tafel over meerdere dagen bewaart je browser ook wat je het laatst zag, met je kaarten, zodat het er zonder netwerk is. Het verdwijnt als je de tafel verlaat.
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
