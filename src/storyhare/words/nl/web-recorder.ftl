### The recorder: making a sound or a mime. Fetched when somebody opens it.

recorder-hint = { $way ->
        [mime] Beeld het uit zonder woorden: live, voor iedereen in de kamer of in het gesprek, of gefilmd (hoogstens { $seconds } seconden).
       *[other] Zing, neurie, klop, huil als een wolf: live, voor iedereen in de kamer of in het gesprek, of opgenomen (hoogstens { $seconds } seconden).
    }
recorder-live = { $way ->
        [mime] Beeld het live uit
       *[other] Zing het live
    }
recorder-live-text = { $way ->
        [mime] Iedereen leest dat je het nu uitbeeldt. Doe dat dan waar ze je kunnen zien.
       *[other] Iedereen leest dat je nu zingt. Zing dan waar ze je kunnen horen.
    }
recorder-live-tell = { $way ->
        [mime] Ik beeld het nu voor jullie uit
       *[other] Ik zing het nu voor jullie
    }
recorder-live-back = Terug
recorder-start = { $way ->
        [mime] Film het
       *[other] Neem het op
    }
recorder-retry = Probeer opnieuw
recorder-asking = { $way ->
        [mime] Je browser vraagt of deze pagina de camera mag gebruiken.
       *[other] Je browser vraagt of deze pagina de microfoon mag gebruiken.
    }
recorder-lead = Begint over { $seconds }
recorder-rolls = { $way ->
        [mime] Je filmt zonder geluid. Er wordt niets verstuurd voordat jij dat wilt.
       *[other] De opname loopt. Er wordt niets verstuurd voordat jij dat wilt.
    }
recorder-stop = { $way ->
        [mime] Stop en bekijk
       *[other] Stop en luister
    }
recorder-again = Begin opnieuw
recorder-copying = Wordt omgezet. Dat duurt even lang als de opname.
recorder-file = { $way ->
        [mime] Kies een filmpje
       *[other] Kies een opname
    }
recorder-no-devices = { $way ->
        [mime] Op dit adres blokkeert je browser de camera. Film met je camera-app en kies het filmpje hier.
       *[other] Op dit adres blokkeert je browser de microfoon. Neem het op met een opname-app en kies de opname hier.
    }
recorder-trouble-refused = { $way ->
        [mime] Deze pagina mag de camera niet gebruiken. Sta het toe in de adresbalk en probeer het opnieuw, kies een filmpje, of schrijf je uitspraak.
       *[other] Deze pagina mag de microfoon niet gebruiken. Sta het toe in de adresbalk en probeer het opnieuw, kies een opname, of schrijf je uitspraak.
    }
recorder-trouble-no_device = { $way ->
        [mime] Geen camera gevonden. Sluit er een aan en probeer het opnieuw, kies een filmpje, of schrijf je uitspraak.
       *[other] Geen microfoon gevonden. Sluit er een aan en probeer het opnieuw, kies een opname, of schrijf je uitspraak.
    }
recorder-trouble-busy = { $way ->
        [mime] Een andere app gebruikt de camera. Sluit die en probeer het opnieuw.
       *[other] Een andere app gebruikt de microfoon. Sluit die en probeer het opnieuw.
    }
recorder-trouble-unreadable = Deze browser kan dat bestand niet afspelen. Probeer een andere opname, of schrijf je uitspraak.
recorder-trouble-empty = Dat was te kort. Probeer het opnieuw.
recorder-trouble-nothing = Deze browser heeft niets opgenomen. Kies een opname, of schrijf je uitspraak.
recorder-caption = { $way ->
        [mime] Een paar woorden voor wie het niet kan zien
       *[other] Een paar woorden voor wie het niet kan horen
    }
recorder-caption-needed = Zet er eerst een paar woorden bij
recorder-sending = Wordt verstuurd, { $percent }%
recorder-kept = De opname blijft hier tot je die verstuurt. Laat deze pagina open.

## For screen readers

recorder-live-on = De opname loopt. Hoogstens { $seconds } seconden.
recorder-live-lead = De opname begint over { $seconds } seconden.
recorder-live-left = Nog { $seconds } seconden.
recorder-live-off = Gestopt. De opname is klaar.
