import { AppError } from '#schemas/app-error.ts';
import type { ModeloCarregado } from '#schemas/shapes/modelo-e-tipo.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { automaticValues } from './automatic-values.ts';
import { readModel, type Uso } from './models.ts';

/** Model (a) for a type (b, or 0), with what the system knows of a content (c, or 0). */
export const loadModel = async (
  ctx: Ctx,
  { a, b, c }: { readonly a: number; readonly b: number; readonly c: number },
  uso: Uso,
): Promise<ModeloCarregado> => {
  if (c !== 0) await requireVisible(ctx, c);
  const { id, nome, corpo, propriedades, tipoDocumentoId } = await readModel(ctx, a, uso);
  if (b !== 0 && b !== tipoDocumentoId) throw new AppError('naoEncontrado');
  const valoresAutomaticos = c ? await automaticValues(ctx, c) : {};
  return { id, nome, corpo, propriedades, valoresAutomaticos };
};
