### Care for what a server has kept: doctor, backup, restore, migrate, copy.

ops-no-journal = Não há mesas em { $folder }. Diz com --data onde estão.

ops-missing-extra = Isto precisa de mais pacotes: instala storyhare[{ $extra }].
ops-nothing-there = Não há mesas em { $place }.
ops-failed = Não foi possível usar { $place }: { $reason }.
ops-wrong-address = Isso não é o endereço de uma base de dados. Escreve-se postgresql://utilizador:palavra-passe@servidor:5432/nome, e na palavra-passe % / ? # [ ] @ escrevem-se %25 %2F %3F %23 %5B %5D %40.
ops-newer = { $place } foi escrito por uma versão mais recente do Storyhare. Não há nada danificado: usa essa versão ou uma posterior.
ops-older = { $place } tem o formato de uma versão anterior. Não há nada danificado: «storyhare migrate» ou o próximo arranque de um servidor atualiza-o.
ops-damaged = { $place } está danificado: { $reason }. «storyhare doctor» diz mais.
ops-full = O disco está cheio: não se consegue escrever { $place }. Liberta espaço, ou passa a pasta de dados para um disco maior; o que lá está guardado não foi alterado.
ops-no-access = O utilizador { $user } não pode escrever { $place }. Dá-lho (chown -R { $user } { $folder }), ou escolhe outra pasta com --data.
ops-unreachable = Não se consegue chegar a { $place }: { $reason }. Verifica se a base de dados está a correr, e o servidor e a porta. O que lá está guardado não foi alterado.
ops-not-let-in = { $place } não nos deixa entrar: { $reason }. Verifica o utilizador, a palavra-passe e o nome da base de dados. O que lá está guardado não foi alterado.
ops-no-rights = Em { $place } falta uma permissão a este utilizador: { $reason }. Corre uma vez «storyhare migrate» com um utilizador que possa criar tabelas, ou dá-lhe a permissão.

migrate-done = { $place } tem o formato desta versão.

copy-not-empty = Já há mesas em { $place }: copia para um sítio vazio.
copy-differs = A mesa { $table } não é igual nos dois sítios. Haverá um servidor ainda a correr?
copy-interrupted = Interrompido: nada foi copiado, e { $place } está como estava.
copy-progress = A copiar
ops-copied = Mesas: { $tables }, baralhos: { $decks }, gravações: { $recordings }.
copy-done = { $tables ->
        [one] Uma mesa está agora em { $place }, tal como antes.
       *[other] { $tables } mesas estão agora em { $place }, tal como antes.
    }

doctor-problem = { $file } está danificado: { $reason }.
doctor-table = A mesa { $code } ({ $table }) está danificada: { $reason }.
doctor-missing-deck = A mesa { $code } ({ $table }) joga com o baralho { $name }, que falta. Restaura-o de uma cópia de segurança, ou importa-o outra vez com «storyhare deck import».
doctor-missing-recording = A mesa { $code } ({ $table }) perdeu a gravação { $name }. Só uma cópia de segurança a traz de volta.
doctor-summary = { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } com { $lines ->
        [one] { $lines } linha
       *[other] { $lines } linhas
    }: { $problems ->
        [0] { $damaged ->
            [0] { $missing ->
                [0] está tudo bem.
               *[other] faltam ficheiros.
            }
            [one] uma mesa está danificada, o servidor deixa-a de fora.
           *[other] { $damaged } mesas estão danificadas, o servidor deixa-as de fora.
        }
       *[other] o ficheiro está danificado e é preciso voltar à última cópia de segurança.
    }

backup-file-is-there = { $file } já existe. Usa --force para o substituir.
backup-no-folder = Não há nenhuma pasta { $folder }. Cria-a primeiro ou escolhe outra.
backup-is-folder = { $folder } é uma pasta. Indica um ficheiro dentro dela, como { $file }.
backup-done = As mesas, os baralhos e as gravações estão agora em { $file }.
backup-progress = A fazer a cópia
backup-interrupted = Interrompido: não se fez nenhuma cópia, e { $file } está como estava.
salvage-file-is-there = { $file } já existe. Escolhe outro nome.
salvage-done = Mesas recuperadas em { $file }: { $tables }. Verifica-o, desliga o servidor e restaura-o com «storyhare restore».
salvage-cut = A mesa { $table } perdeu o fim; linhas recuperadas: { $lines }.
salvage-nothing = Já não se consegue ler nada em { $file } ({ $reason }): resta a última cópia de segurança.
backup-damaged = { $file } está danificado ({ $reason }), por isso não se fez nenhuma cópia. «storyhare doctor» diz mais.
backup-failed = Não foi possível escrever { $file }: { $reason }.

restore-no-file = Não há nenhum ficheiro { $file }.
restore-damaged = { $file } está danificado ({ $reason }), por isso nada foi restaurado. Tenta uma cópia mais antiga.
restore-progress = A restaurar
restore-interrupted = Interrompido: nada foi restaurado, e { $folder } está como estava.
restore-in-use = Um servidor está a usar { $file }. Desliga-o primeiro.
restore-failed = Não foi possível restaurar { $file }: { $reason }.
restore-done = { $tables ->
        [one] Uma mesa está de volta, como estava em { $file }.
       *[other] { $tables } mesas estão de volta, como estavam em { $file }.
    }
restore-kept = O que lá estava antes fica guardado como { $file }.

loadtest-no-address = { $address } não é o endereço de um servidor: começa por http:// ou https://.
loadtest-no-answer = { $address } não responde: { $reason }.
loadtest-not-here = { $host } não é este computador. Se for teu, confirma-o com --i-own-this-host.
loadtest-under-way = { $games ->
        [one] um jogo a decorrer
       *[other] { $games } jogos a decorrer
    }
loadtest-games = Jogos jogados até ao fim: { $finished } de { $games }
loadtest-moves = { $moves ->
        [one] Uma jogada
       *[other] { $moves } jogadas
    } em { $seconds } s, { $pace } por segundo
loadtest-latency = Até uma jogada ser confirmada: metade em { $half } ms, 99 em 100 em { $most } ms, a mais lenta em { $longest } ms
loadtest-refused = Jogadas recusadas: { $refusals }
loadtest-came-back = Ligações que caíram e voltaram: { $times }
loadtest-failed = Jogos que não chegaram ao fim: { $reasons }
loadtest-unequal = Jogos que no fim não eram iguais para todos: { $games }
loadtest-busy = Os jogadores ocuparam um núcleo inteiro deste computador: talvez o servidor seja mais rápido.
tables-line = { $code }: { $status ->
        [live] aberta
        [over] terminada
       *[archived] arquivada
    }, último uso { $when }, identificador { $table }
tables-empty = Ainda não há mesas.
tables-none = Não há nenhuma mesa { $table }. «storyhare tables list» mostra-as todas.
tables-people = Pessoas: { $names }
tables-decks = Baralhos: { $decks }
tables-kept = Mensagens do chat: { $chat }, gravações: { $recordings }
tables-closed = A mesa { $code } ({ $table }) está arquivada. Quem lá tem lugar pode reabri-la.
tables-deleted = A mesa { $code } ({ $table }) foi apagada, com as jogadas, os nomes, o chat e as gravações.
erase-where = Diz onde: numa mesa com --table, ou em todas com --everywhere.
erase-nobody = Lá ninguém se chama { $name }. «storyhare tables show» mostra as pessoas de uma mesa.
erase-person-done = Apagado, com nome, chat e gravações; lugares: { $seats }.
erase-chat-done = O chat da mesa { $code } foi apagado.
erase-copies = Estas cópias ainda o têm; apaga-as quando já não precisares delas: { $files }
erase-backups = As cópias de segurança anteriores ainda o têm.
erase-log = O registo de transações (WAL) do PostgreSQL e os seus arquivos ainda o têm, até serem substituídos ou apagados.
