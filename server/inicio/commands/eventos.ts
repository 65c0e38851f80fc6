import { comando } from '#schemas/messages/pt-BR/comando.ts';
import { format } from '#schemas/messages/format.ts';
import { anchorOf, compareSeals, sealAndSend, type Anchor } from '#server/administracao/selo/index.ts';
import { verifyEvents } from '#server/base/events/verify-events.ts';
import { say } from '#server/inicio/say.ts';
import type { Command } from './command.ts';

/**
 * Recomputes every chain of events and every seal, and names what does not match; compares the seals with those that were kept
 * away from the database, in the file of MALOTE_SELO or in what is given.
 */
export const verificarEventos: Command = {
  run: async (args, { connection, ports }) => {
    const { sealTo } = ports.config;
    const file = sealTo === undefined || sealTo.includes('@') ? [] : [sealTo];
    const kept: Anchor[] = [];
    for (const given of args.length > 0 ? args : file) {
      const seals = await anchorOf(given);
      if (!seals) {
        console.error(format(comando.semSelo, { lugar: given }));
        return 1;
      }
      kept.push(...seals);
    }
    const problems = await verifyEvents(connection.db);
    for (const { cadeia, seq, problema } of problems)
      console.error(format(comando.evento[problema], { cadeia, seq: seq ?? '' }));
    const changed = await compareSeals(connection.db, kept);
    for (const id of changed) console.error(format(comando.evento.ancora, { selo: id }));
    const total = problems.length + changed.length;
    if (kept.length > 0) say(format(comando.selosComparados, { total: kept.length }));
    say(total === 0 ? comando.eventosCertos : format(comando.eventosErrados, { total }));
    return total === 0 ? 0 : 1;
  },
};

/** Seals now, without waiting for the job. */
export const selarEventos: Command = {
  run: async (_args, { connection: { db }, ports }) => {
    say(format(comando.selados, { total: await sealAndSend({ db, ports }) }));
    return 0;
  },
};
