import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, findSituation, type ActInput } from '#server/conteudo/atos/index.ts';
import { tellReplyTo } from '#server/conteudo/resposta/index.ts';
import { mudarVinculo } from './rules.ts';

const ofTies = { ...mudarVinculo, semVersao: true } as const;

/** Unties a document from what it was made from. */
export const desvincular = act<ActInput, undefined, number>({
  ...ofTies,
  nome: 'desvincular',
  evento: 'desvinculado',
  effect: async (ctx, { row: { id } }) => {
    const de = await originOf(ctx, id);
    // what the person does not see is not there
    if (de === null || !(await findSituation(ctx, de))) throw refused('semOrigem');
    await tie(ctx, id, null);
    return { dados: { de }, resultado: de };
  },
  follow: (ctx, _loaded, _input, de) => tellReplyTo(ctx, de),
});

interface Move extends ActInput {
  readonly de: number;
  readonly para: number;
}

/** Ties a document to another content than the one that it was made from. */
export const moverVinculo = act<Move>({
  ...ofTies,
  nome: 'moverVinculo',
  evento: 'vinculoMovido',
  effect: async (ctx, { row: { id } }, { de, para }) => {
    // two documents moved under each other at once would be a circle that neither sees
    await sql`select pg_advisory_xact_lock(hashtext('vinculos'))`.execute(ctx.db);
    if (!(await findSituation(ctx, de)) || (await originOf(ctx, id)) !== de) throw refused('mudou');
    if (para === de) return { evento: false, resultado: undefined };
    if (!(await findSituation(ctx, para))) throw refused('semDestino');
    if (await comesFrom(ctx, para, id)) throw refused(para === id ? 'aoProprio' : 'circulo');
    await tie(ctx, id, para);
    return { dados: { de, para }, resultado: undefined };
  },
  follow: async (ctx, _loaded, { de, para }) => {
    await tellReplyTo(ctx, de);
    await tellReplyTo(ctx, para);
  },
});

const originOf = async ({ db }: Ctx, id: number): Promise<number | null> => {
  const { vinculadoId } = await db
    .selectFrom('documento')
    .select('vinculadoId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return vinculadoId;
};

const tie = async ({ db }: Ctx, id: number, vinculadoId: number | null): Promise<void> => {
  await db.updateTable('documento').set({ vinculadoId }).where('id', '=', id).execute();
};

/** Whether a content is another, or was made from it, in however many steps. */
const comesFrom = async ({ db }: Ctx, id: number, other: number): Promise<boolean> => {
  const { rows } = await sql<{ vem: boolean }>`
    with recursive acima as (
      select ${id}::bigint as id union select d.vinculado_id from acima a join documento d on d.id = a.id
      where d.vinculado_id is not null)
    select exists (select from acima where id = ${other}) as vem`.execute(db);
  return rows[0]?.vem ?? false;
};

const refused = (motivo: 'semOrigem' | 'mudou' | 'semDestino' | 'aoProprio' | 'circulo'): AppError =>
  new AppError('transicaoNaoPermitida', { motivo: mensagem(`vinculos.recusa.${motivo}`) });
