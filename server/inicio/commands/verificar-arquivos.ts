import { comando } from '#schemas/messages/pt-BR/comando.ts';
import { format } from '#schemas/messages/format.ts';
import { countLeftovers } from '#server/base/files/sweep-volumes.ts';
import { verifyFiles } from '#server/base/files/verify-files.ts';
import { checkVolumes } from '#server/inicio/check-volumes.ts';
import { say } from '#server/inicio/say.ts';
import type { Command } from './command.ts';

/** Recomputes the digest of every file of every volume, and counts what lies there without a name. */
export const verificarArquivos: Command = {
  run: async (_args, { connection, ports }) => {
    await checkVolumes({ connection, ports });
    const { conferidos, problemas } = await verifyFiles(connection.db, ports.files);
    for (const { nome, sha256, problema } of problemas)
      console.error(format(comando.arquivo[problema], { nome, sha256 }));
    say(format(comando.arquivosConferidos, { total: conferidos, problemas: problemas.length }));
    const { orfaos, bytes, temporarios } = await countLeftovers(connection.db, ports.files);
    const megabytes = Math.ceil(bytes / 1_048_576);
    if (orfaos + temporarios > 0) say(format(comando.arquivosSemNome, { orfaos, megabytes, temporarios }));
    return problemas.length === 0 ? 0 : 1;
  },
};
