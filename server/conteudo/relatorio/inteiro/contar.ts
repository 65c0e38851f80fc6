import { sql, type Selectable } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import type { RelatorioMontado } from '#schemas/shapes/relatorio-montado.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { inLanguage } from '#server/base/http/language.ts';
import { doAsked, noteSteps } from '#server/base/jobs/asked-work.ts';
import { authorRefusal } from '#server/base/jobs/author-refusal.ts';
import { ctxOfAuthor } from '#server/base/jobs/ctx-of-author.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { countWhole, type Whole } from './count-whole.ts';
import { planOf } from './plan.ts';
import { keptMinutes } from './present.ts';

type Contagem = Selectable<Tables['contagemRelatorio']>;

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
  const failed = mensagem('relatorios.contagem.falhou');
  const work = async (): Promise<void> => {
    const { report, contents } = await inLanguage(contagem.idioma, () => count(job, contagem, signal));
    await sql`update contagem_relatorio set situacao = 'PRONTA', resultado = ${JSON.stringify(report)}::jsonb,
      conteudos = ${contents}::bigint[], feitas = total, terminada_em = ${ports.clock()}
      where id = ${contagemId} and situacao = 'FAZENDO'`.execute(db);
  };
  const reasonOf = (error: unknown): string => (error instanceof AppError ? authorRefusal(error) : failed);
  await doAsked(job, 'contagem_relatorio', contagemId, { work, reasonOf, failed }, signal);
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
      // outside the transaction of the counting
      await noteSteps(job.db, 'contagem_relatorio', id, { feitas, total: plan.parts.length + 1 });
    }),
  );
};

/** Numbers that are no longer told go. */
const forgetOld = async ({ db, ports }: JobContext): Promise<void> => {
  await sql`delete from contagem_relatorio
    where terminada_em < ${ports.clock()}::timestamptz - make_interval(mins => ${keptMinutes})`.execute(db);
};
