import { sql } from 'kysely';
import { tipoConteudo } from '#schemas/enums.ts';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { peekNumber, takeNumber } from './counter.ts';
import type { NumberPlan } from './plan-number.ts';

/** Numbers passed over before giving up: more than any sequence gives, and found in a few queries. */
const most = 100_000;
const mostAtOnce = 2000;

/**
 * The number that the counter would give now. Two sequences may write the same numbers, where the mask does not say what
 * tells them apart: the number is then the next that no other of its kind in the organisation has.
 */
export const peekFree = async (db: Database, plan: NumberPlan, organizacaoId: number): Promise<number> =>
  firstFree(db, plan, organizacaoId, await peekNumber(db, plan.counter));

/** Takes the next number that no other of its kind in the organisation has; whoever would write the same one waits. */
export const takeFree = async (db: Database, plan: NumberPlan, organizacaoId: number): Promise<number> => {
  for (let sequencia = await takeNumber(db, plan.counter); ;) {
    await sql`select pg_advisory_xact_lock(hashtext(${`numero:${organizacaoId}:${plan.write(sequencia)}`}))`.execute(
      db,
    );
    const free = await firstFree(db, plan, organizacaoId, sequencia);
    if (free === sequencia) return sequencia;
    sequencia = await takeNumber(db, plan.counter, free);
  }
};

const firstFree = async (
  db: Database,
  plan: NumberPlan,
  organizacaoId: number,
  from: number,
): Promise<number> => {
  const { counter, write } = plan;
  // almost always the first one is free
  let start = from;
  for (let size = 1; start < from + most; size = Math.min(size * 8, mostAtOnce)) {
    const numbers = Array.from({ length: size }, (_, i) => write(start + i));
    const { rows } = await sql<{ numero: string }>`
      select numero from conteudo where organizacao_id = ${organizacaoId} and tipo = ${plan.tipo}
        and numero = any(${numbers}::text[])
      ${
        plan.tipo === tipoConteudo.arquivoDigital
          ? sql`union all select numero_protocolo from conteudo where organizacao_id = ${organizacaoId}
              and numero_protocolo = any(${numbers}::text[])`
          : sql``
      }`.execute(db);
    const taken = new Set(rows.map(({ numero }) => numero));
    const free = numbers.findIndex((numero) => !taken.has(numero));
    if (free >= 0) return start + free;
    start += size;
  }
  throw new AppError('transicaoNaoPermitida', {
    motivo: mensagem('numeracao.repetido', { numero: write(from), contador: counter.descricao }),
  });
};
