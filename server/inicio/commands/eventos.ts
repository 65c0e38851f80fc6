import { comando } from '#schemas/messages/pt-BR/comando.ts';
import { format } from '#schemas/messages/format.ts';
import { sealEvents } from '#server/base/events/seal-events.ts';
import { verifyEvents } from '#server/base/events/verify-events.ts';
import { say } from '#server/inicio/say.ts';
import type { Command } from './command.ts';

/** Recomputes every chain of events and every seal, and names what does not match. */
export const verificarEventos: Command = {
  run: async (_args, { connection }) => {
    const problems = await verifyEvents(connection.db);
    for (const { cadeia, seq, problema } of problems)
      console.error(format(comando.evento[problema], { cadeia, seq: seq ?? '' }));
    say(
      problems.length === 0
        ? comando.eventosCertos
        : format(comando.eventosErrados, { total: problems.length }),
    );
    return problems.length === 0 ? 0 : 1;
  },
};

/** Seals now, without waiting for the job. */
export const selarEventos: Command = {
  run: async (_args, { connection, ports }) => {
    const total = await sealEvents(connection.db, ports.clock());
    say(format(comando.selados, { total }));
    return 0;
  },
};
