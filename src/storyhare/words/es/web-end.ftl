### The end of a game: who is home first, the book of its rounds, what to keep, and the rematch.

end-title = Fin
end-winner = { $who ->
        [you] ¡Has ganado!
        [your-team] ¡Ha ganado tu equipo!
        [you-and] ¡Compartes la victoria con { $names }!
        [player] ¡Gana { $names }!
        [team] ¡Ganan { $names }!
       *[several] ¡Comparten la victoria { $names }!
    }
end-awards = Premios
end-story = { $rounds ->
        [one] Nuestra historia, un turno
       *[other] Nuestra historia, { $rounds } turnos
    }
end-open-book = Abrir el libro
end-page = Turno { $round }: { $clue }. Frase de { $name }.

## Playing again

end-new-table = Mesa nueva
end-rematch = Empezar la revancha
end-rematch-wish = Pedir la revancha
end-rematch-waits = Esperando a que { $name } empiece
end-wishes = { $count ->
        [one] La quiere una persona de { $of }
       *[other] La quieren { $count } de { $of }
    }

## What to keep

end-keep = Guardar esta partida
end-keep-hint = Libro, imagen y repetición
end-book = Descargar el libro
end-book-hint = Una portada y una página por turno, para leer, imprimir o compartir
end-book-making = Un momento…
end-book-done = El libro está en tus descargas.
end-send = Compartir el libro
end-send-hint = Quien no jugó solo ve nombres si acepta todo el mundo.
end-copied = Enlace copiado.
end-print = Imprimir el libro
end-picture = Compartir el resultado
end-picture-hint = Una imagen con los conejos, los puntos y la mejor frase
end-picture-done = La imagen está en tus descargas.
end-replay = Ver la repetición
end-replay-hint = Sola, o paso a paso desde cada sitio
end-share-title = Una partida de Storyhare
end-address = Enlace al libro
end-record = Descargar el registro
end-sign = Mostrar mi nombre
end-sign-hint = A quienes jugaron. El resto solo ve nombres si acepta todo el mundo.
end-ask = ¿Puede aparecer tu nombre en el libro?
end-ask-hint = Quienes jugaron lo ven, salvo que digas que no. Cualquier otra persona con el enlace solo ve nombres si acepta toda la mesa.
end-ask-yes = Sí
end-ask-no = No, sin mi nombre
end-recordings = Guardar los sonidos y la mímica
end-photos = Guardar las fotos de las cartas
end-recordings-hint = En la repetición y el libro, para quien tenga el enlace.
end-recordings-kept = Todo el mundo está de acuerdo: se guardan.
end-recordings-awaited = { $count ->
        [one] { $names } aún no ha aceptado. Solo se guardan si acepta todo el mundo.
       *[other] { $names } aún no han aceptado. Solo se guardan si acepta todo el mundo.
    }

## The book

end-book-title = Nuestro libro de cuentos
end-book-under = { $ruleset }, { $rounds ->
        [one] un turno
       *[other] { $rounds } turnos
    }, { $day }
end-book-total = Total
end-book-made = Hecho con Storyhare.
end-best-clue = La mejor frase
end-found = Aciertos: { $names }.
