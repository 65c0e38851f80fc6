import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import type { ContagemRelatorio, RelatorioMontado } from '#schemas/shapes/relatorio-montado.ts';
import { reportKind } from '#schemas/relatorios.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { languageAsked } from '#server/base/http/language.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/** Minutes that the numbers are told after they were counted: what the person sees may change. */
export const keptMinutes = 60;

/**
 * A counting of the person, in the unit and in the language that they asked it in. Another's is not there, nor one that is old,
 * nor one with a content that has gone out of their sight.
 */
export const ownContagem = async (ctx: Ctx, id: number): Promise<ContagemRelatorio> => {
  const { db, sessao, agora } = ctx;
  const found = await db
    .selectFrom('contagemRelatorio')
    .select(['id', 'situacao', 'feitas', 'total', 'motivo', 'pedidaEm', 'terminadaEm', 'resultado'])
    .where('id', '=', id)
    .where('usuarioId', '=', sessao.usuarioId)
    .where(sql<boolean>`substituto_id is not distinct from ${sessao.substitutoId ?? null}`)
    .where('unidadeId', '=', sessao.unidadeId)
    .where('idioma', '=', languageAsked())
    .executeTakeFirst();
  if (!found) throw new AppError('naoEncontrado');
  const { motivo, pedidaEm, terminadaEm, resultado, ...row } = found;
  if (terminadaEm && agora.getTime() - terminadaEm.getTime() > keptMinutes * 60_000)
    throw new AppError('naoEncontrado');
  if (resultado !== null && (await lostSight(ctx, id))) throw new AppError('naoEncontrado');
  return {
    ...row,
    pedidaEm: pedidaEm.toISOString(),
    motivo: motivo ?? undefined,
    terminadaEm: terminadaEm?.toISOString(),
    ...(resultado === null ? {} : resultOf(ctx, resultado)),
  };
};

/** Whether the person no longer sees some content of those counted. */
const lostSight = async ({ db, sessao }: Ctx, id: number): Promise<boolean> => {
  const { rows } = await sql`
    select from contagem_relatorio k, unnest(k.conteudos) g (id) left join conteudo c on c.id = g.id
    where k.id = ${id} and (c.id is null or (${visibleContent(sessao)}) is not true) limit 1`.execute(db);
  return rows.length > 0;
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
