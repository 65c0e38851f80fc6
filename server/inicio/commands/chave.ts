import { comando } from '#schemas/messages/pt-BR/comando.ts';
import { format } from '#schemas/messages/format.ts';
import { issueKey } from '#server/administracao/area-restrita/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { say } from '#server/inicio/say.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';
import type { Command } from './command.ts';

/** Puts a new key of the restricted area in the place of the present one, and shows it once. */
export const chave: Command = {
  run: async (_args, { connection, ports }) => {
    const nova = await inTransaction(connection.db, (db) => issueKey(systemCtx(ports, db)));
    say(format(comando.chave, { chave: nova }));
    return 0;
  },
};
