import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { findSituations, type ConteudoRow, type Loaded } from '#server/conteudo/atos/index.ts';
import { release } from './release.ts';

/** Why a content may not go where a lot goes; undefined when it may. */
export type Judge = (loaded: Loaded) => string | undefined;

/** As it would be judged by itself, of what travels with a lot. */
const byItself = ({ row, situation }: Loaded): Loaded => ({
  row,
  situation: { ...situation, andaCom: undefined, emLote: false },
});

/**
 * Before a lot goes: what may not go stays, with its reason, and is told. A lot from which nothing may go stays whole. Of what who
 * sends does not see nothing is told, and it stays too.
 */
export const settleItems = async (
  ctx: Ctx,
  { id, tipo }: ConteudoRow,
  judge: Judge,
): Promise<ResultadoItem[]> => {
  if (tipo !== tipoConteudo.lote) return [];
  const ids = await itemsOf(ctx, id);
  await lockContents(ctx, ids);
  const found = new Map((await findSituations(ctx, ids)).map((loaded) => [loaded.row.id, byItself(loaded)]));
  const staying = ids.flatMap((conteudoId) => {
    const loaded = found.get(conteudoId);
    const motivo = loaded ? judge(loaded) : mensagem('erro.naoEncontrado');
    return motivo === undefined ? [] : [{ conteudoId, situacao: 'FICOU' as const, motivo, loaded }];
  });
  if (staying.length === ids.length)
    throw new AppError('transicaoNaoPermitida', {
      motivo: mensagem('documento.motivo.nadaVaiNoLote', { motivo: staying[0]?.motivo ?? '' }),
    });
  await release(ctx, id, staying);
  return staying.flatMap(({ loaded, motivo }) =>
    loaded
      ? [{ id: loaded.row.id, ok: false, rotulo: loaded.row.numero ?? loaded.row.assunto, mensagem: motivo }]
      : [],
  );
};

/** What travels with a lot now, in the order in which it entered. */
export const itemsOf = async ({ db }: Ctx, loteId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('loteItem')
    .select('conteudoId')
    .where('loteId', '=', loteId)
    .where('situacao', '=', 'INCLUIDO')
    .orderBy('ordem')
    .execute();
  return rows.map(({ conteudoId }) => conteudoId);
};

/** Holds several contents until the transaction ends, always in the same order. */
export const lockContents = async ({ db }: Ctx, ids: readonly number[]): Promise<void> => {
  await sql`select from conteudo where id = any(${[...ids]}::bigint[]) order by id for update`.execute(db);
};
