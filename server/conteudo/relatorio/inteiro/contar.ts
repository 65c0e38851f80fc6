import { sql, type Selectable } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Relatorio, RelatorioMontado } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { ContagemRelatorioTable } from '#server/base/db/report-tables.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { inLanguage } from '#server/base/http/language.ts';
import { authorRefusal } from '#server/base/jobs/author-refusal.ts';
import { ctxOfAuthor } from '#server/base/jobs/ctx-of-author.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { countWhole, type Whole } from './count-whole.ts';
import { planOf } from './plan.ts';
import { keptMinutes } from './present.ts';

type Contagem = Selectable<ContagemRelatorioTable>;

/** It was given up meanwhile. */
class GivenUp extends Error {}

/** Counts a report whole, with the rights that its person has now; cut short, it is counted from the beginning. */
export const contar = async (
  job: JobContext,
  { contagemId }: { readonly contagemId: number },
  signal?: AbortSignal,
): Promise<void> => {
  const { db, ports } = job;
  await forgetOld(job);
  const contagem = await db
    .selectFrom('contagemRelatorio')
    .selectAll()
    .where('id', '=', contagemId)
    .where('situacao', 'in', ['ESPERA', 'FAZENDO'])
    .executeTakeFirst();
  if (!contagem) return;
  try {
    const { report, contents } = await inLanguage(contagem.idioma, () => count(job, contagem, signal));
    await sql`update contagem_relatorio set situacao = 'PRONTA', resultado = ${JSON.stringify(report)}::jsonb,
      conteudos = ${contents}::bigint[], feitas = total, terminada_em = ${ports.clock()} where id = ${contagemId} and situacao = 'FAZENDO'`.execute(
      db,
    );
  } catch (error) {
    if (error instanceof GivenUp) return;
    if (signal?.aborted) throw error;
    job.log.warn({ err: error, contagemId }, mensagem('relatorios.contagem.falhou'));
    await db
      .updateTable('contagemRelatorio')
      .set({
        situacao: 'FALHOU',
        motivo: error instanceof AppError ? authorRefusal(error) : mensagem('relatorios.contagem.falhou'),
        terminadaEm: ports.clock(),
      })
      .where('id', '=', contagemId)
      .where('situacao', 'in', ['ESPERA', 'FAZENDO'])
      .execute();
  }
};

const count = async (
  job: JobContext,
  contagem: Contagem,
  signal: AbortSignal | undefined,
): Promise<Whole<Relatorio | RelatorioMontado>> => {
  const { id, pedido } = contagem;
  const asker = await ctxOfAuthor(job, contagem, `contagem:${id}`);
  const plan = await planOf(asker, pedido);
  return inTransaction(job.db, (db) =>
    countWhole({ ...asker, db }, plan, async (feitas) => {
      signal?.throwIfAborted();
      await note(job, id, { feitas, total: plan.parts.length + 1 });
    }),
  );
};

/** Tells how far it is, outside the transaction of the counting; who gave it up is heard here. */
const note = async (
  { db }: JobContext,
  id: number,
  set: { readonly feitas: number; readonly total: number },
): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('contagemRelatorio')
    .set({ ...set, situacao: 'FAZENDO' })
    .where('id', '=', id)
    .where('situacao', 'in', ['ESPERA', 'FAZENDO'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new GivenUp();
};

/** Numbers that are no longer told go. */
const forgetOld = async ({ db, ports }: JobContext): Promise<void> => {
  await sql`delete from contagem_relatorio
    where terminada_em < ${ports.clock()}::timestamptz - make_interval(mins => ${keptMinutes})`.execute(db);
};
