import { AppError } from '#schemas/app-error.ts';
import type { OpcaoLida } from '#schemas/shapes/conexao.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readOptions } from '#server/instalacao/conexao/index.ts';
import { definedCampos, type CampoDefinido } from './campo-definido.ts';
import type { CamposDe } from './read-campos.ts';

/** What may be chosen in a field: the options typed in, or those of its list, read now. */
export const campoOptions = async (
  ctx: Ctx,
  { opcoes, listaOpcoes }: Pick<CampoDefinido, 'opcoes' | 'listaOpcoes'>,
): Promise<readonly OpcaoLida[]> => {
  if (opcoes) return opcoes;
  return listaOpcoes === undefined ? [] : readOptions(ctx, listaOpcoes);
};

/** The options of one field of the type of a content, by its label. */
export const listCampoOptions = async (
  ctx: Ctx,
  de: CamposDe,
  rotulo: string,
): Promise<readonly OpcaoLida[]> => {
  const defined = await definedCampos(ctx.db, de.registro, de.tipoId);
  const found = defined.find((one) => one.rotulo === rotulo);
  if (!found) throw new AppError('naoEncontrado');
  return campoOptions(ctx, found);
};

/** What may be chosen in each list of a type, by the label of its field. */
export const optionsOfType = async (
  ctx: Ctx,
  { registro, tipoId }: Pick<CamposDe, 'registro' | 'tipoId'>,
): Promise<ReadonlyMap<string, readonly OpcaoLida[]>> => {
  const defined = await definedCampos(ctx.db, registro, tipoId);
  const lists = defined.filter(
    ({ opcoes, listaOpcoes }) => opcoes !== undefined || listaOpcoes !== undefined,
  );
  return new Map(
    await Promise.all(lists.map(async (one) => [one.rotulo, await campoOptions(ctx, one)] as const)),
  );
};
