import { sql } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { notifyAdministrators } from '#server/pessoas/notificacao/index.ts';
import { showProblems } from './show-problems.ts';

/** Tells administrators which volumes hold files that are not whole; the volume says which ones. */
export const tellDamage = ({ db, ports }: JobContext): Promise<void> =>
  inTransaction(db, async (trx) => {
    await showProblems(trx);
    const { rows } = await sql<{ id: number; nome: string; total: number }>`
      select v.id, v.nome, count(*)::int as total from arquivo_problema p
      join registro.volume v on v.id = p.volume_id group by v.id, v.nome order by v.id`.execute(trx);
    for (const { id, nome, total } of rows)
      await notifyAdministrators(trx, ports.clock(), {
        assunto: mensagem('volume.aviso.danificado', { volume: nome, total }),
        conteudo: mensagem('volume.aviso.oQueFazerDanificado'),
        rota: `administracao/volume/consulta/${id}`,
      });
  });
