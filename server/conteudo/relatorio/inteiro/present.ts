import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { ContagemRelatorio, Relatorio, RelatorioMontado } from '#schemas/generated.ts';
import { reportKind } from '#schemas/relatorios.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** Minutes that the numbers are told after they were counted: what the person sees may change. */
export const keptMinutes = 60;

/** A counting of the person, in the unit where they asked it; another's, or one that is old, is not there. */
export const ownContagem = async (ctx: Ctx, id: number): Promise<ContagemRelatorio> => {
  const { db, sessao, agora } = ctx;
  const found = await db
    .selectFrom('contagemRelatorio')
    .select(['id', 'situacao', 'feitas', 'total', 'motivo', 'pedidaEm', 'terminadaEm', 'resultado'])
    .where('id', '=', id)
    .where('usuarioId', '=', sessao.usuarioId)
    .where(sql<boolean>`substituto_id is not distinct from ${sessao.substitutoId ?? null}`)
    .where('unidadeId', '=', sessao.unidadeId)
    .executeTakeFirst();
  if (!found) throw new AppError('naoEncontrado');
  const { motivo, pedidaEm, terminadaEm, resultado, ...row } = found;
  if (terminadaEm && agora.getTime() - terminadaEm.getTime() > keptMinutes * 60_000)
    throw new AppError('naoEncontrado');
  return {
    ...row,
    pedidaEm: pedidaEm.toISOString(),
    ...(motivo === null ? {} : { motivo }),
    ...(terminadaEm === null ? {} : { terminadaEm: terminadaEm.toISOString() }),
    ...(resultado === null ? {} : resultOf(ctx, resultado)),
  };
};

const resultOf = (
  { sessao }: Ctx,
  resultado: Relatorio | RelatorioMontado,
): Pick<ContagemRelatorio, 'relatorio' | 'montado'> => {
  if (!('nome' in resultado)) return { montado: resultado };
  // who no longer answers for the unit reads no more of its work
  if (reportKind(resultado.nome).daChefia && !sessao.chefe) throw new AppError('naoEncontrado');
  return { relatorio: resultado };
};
