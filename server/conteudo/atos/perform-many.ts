import { AppError } from '#schemas/app-error.ts';
import type { ResultadoItem, ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import { errorBody } from '#server/base/http/errors.ts';

/**
 * Does one thing to several contents, each in its own transaction: one that fails spoils no other, and says why. `work` gives
 * how the item is called, when it was done; before that it has the name of its id alone, so that nothing out of reach is named.
 */
export const performMany = async (
  ctx: Ctx,
  ids: readonly number[],
  work: (inner: Ctx, id: number) => Promise<string>,
  labelOf: (id: number) => Promise<string> = (id) => Promise.resolve(String(id)),
): Promise<ResultadoLote> => {
  const resultados: ResultadoItem[] = [];
  for (const id of ids) resultados.push(await performOne(ctx, id, work, labelOf));
  return { resultados };
};

const performOne = async (
  ctx: Ctx,
  id: number,
  work: (inner: Ctx, id: number) => Promise<string>,
  labelOf: (id: number) => Promise<string>,
): Promise<ResultadoItem> => {
  try {
    const rotulo = await decide(ctx, (inner) => work(inner, id), { part: id });
    return { id, ok: true, rotulo };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { codigo, descricao } = errorBody(error, ctx.correlacao);
    return { id, ok: false, rotulo: await labelOf(id), codigo, mensagem: descricao };
  }
};
