import { mensagem } from '#schemas/messages/index.ts';
import { verifySlice } from '#server/base/files/verify-files.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { showProblems } from './show-problems.ts';

/** Ten minutes of a slow disk at a tenth of what it gives; a volume of a terabyte is gone through in three weeks. */
const slice = { arquivos: 5_000, bytes: 384 * 1_048_576 };

/** Verifies a few more files, and shows how it stands. @returns the result for the register of tasks. */
export const verifySome = async ({ db, ports }: JobContext): Promise<string> => {
  const round = await verifySlice(db, ports.files, ports.clock(), slice);
  await showProblems(db);
  const { problemas } = await db
    .selectFrom('arquivoProblema')
    .select(({ fn }) => fn.countAll<number>().as('problemas'))
    .executeTakeFirstOrThrow();
  if (!round) return mensagem('volume.conferencia.emDia', { problemas });
  const key = round.terminada ? 'volume.conferencia.terminada' : 'volume.conferencia.andando';
  return mensagem(key, { conferidos: round.conferidos, problemas });
};
