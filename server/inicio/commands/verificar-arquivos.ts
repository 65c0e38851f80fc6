import { comando } from '#schemas/messages/pt-BR/comando.ts';
import { format } from '#schemas/messages/format.ts';
import { verifyFiles } from '#server/base/files/verify-files.ts';
import { say } from '#server/inicio/say.ts';
import type { Command } from './command.ts';

/** Recomputes the digest of every file of every volume. */
export const verificarArquivos: Command = {
  run: async (_args, { connection, ports }) => {
    const { conferidos, problemas } = await verifyFiles(connection.db, ports.files);
    for (const { nome, sha256, problema } of problemas)
      console.error(format(comando.arquivo[problema], { nome, sha256 }));
    say(format(comando.arquivosConferidos, { total: conferidos, problemas: problemas.length }));
    return problemas.length === 0 ? 0 : 1;
  },
};
