import { AppError } from '#schemas/app-error.ts';
import type { AssinaturaCalculada, AssinaturaFeita } from '#schemas/shapes/certificado.ts';
import type { ResultadoItem, ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide, undecided } from '#server/base/http/decide.ts';
import { errorBody } from '#server/base/http/errors.ts';
import { findPackage, type PreparedPackage } from './package.repository.ts';
import { submitSignature } from './submit-signature.ts';

/** The second step of several documents: each in its own transaction, one that fails spoils no other and says why. */
export const submitMany = async (
  ctx: Ctx,
  assinaturas: readonly AssinaturaCalculada[],
): Promise<ResultadoLote> => {
  const packages: PreparedPackage[] = [];
  for (const { pacote } of assinaturas) packages.push(await findPackage(ctx, pacote));
  const ids = packages.map(({ documentoId }) => documentoId);
  if (new Set(ids).size < ids.length) throw new AppError('requisicaoInvalida');
  const open = await undecided(ctx, ids);
  const resultados: ResultadoItem[] = [];
  for (const [index, pedido] of assinaturas.entries()) {
    const id = ids[index] ?? 0;
    resultados.push(await submitOne(ctx, id, pedido, open.includes(id)));
  }
  return { resultados };
};

const submitOne = async (
  ctx: Ctx,
  id: number,
  pedido: AssinaturaCalculada,
  open: boolean,
): Promise<ResultadoItem> => {
  try {
    const { rotulo } = open ? await submitSignature(ctx, pedido, { part: id }) : await answered(ctx, id);
    return { id, ok: true, rotulo };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { codigo, descricao, erros } = errorBody(error, ctx.correlacao);
    return { id, ok: false, rotulo: String(id), codigo, mensagem: erros[0]?.mensagem ?? descricao };
  }
};

/** What the same request was answered before. */
const answered = (ctx: Ctx, id: number): Promise<AssinaturaFeita> =>
  decide<AssinaturaFeita>(ctx, () => Promise.reject(new AppError('indisponivel')), { part: id });
