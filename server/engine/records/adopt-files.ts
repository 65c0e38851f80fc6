import { AppError, type FieldError } from '#schemas/app-error.ts';
import { fileKinds, kindsInWords, type FileKindName } from '#schemas/file-kinds.ts';
import type { File, Image } from '#schemas/generated-definition.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readFile } from '#server/base/files/read-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { everyField, isFile, type Field } from '#server/engine/model/field.ts';
import { onceFor } from '#server/engine/model/once-for.ts';
import type { RegisterModel } from '#server/engine/model/register-model.ts';
import { filesIn, type FileHere } from './files-in.ts';
import { imageSize } from './image-size.ts';
import type { RecordValues } from './record.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Checks the files that a record refers to now and did not before, by their content, and keeps them from being discarded.
 * @param former other states of this very record, whose files were judged when they were written.
 */
export const adoptFiles = async (
  ctx: Ctx,
  model: RegisterModel,
  former: readonly Readonly<RecordValues>[],
  values: Readonly<RecordValues>,
): Promise<void> => {
  if (!holdsFiles(model)) return;
  const { fields } = model;
  const erros: FieldError[] = [];
  const known = new Set(former.flatMap((state) => filesIn(fields.values(), state)).map(keyOf));
  for (const file of filesIn(fields.values(), values)) {
    if (known.has(keyOf(file))) continue;
    const refusal = await adopt(ctx, file.field, file.id);
    if (refusal !== undefined) erros.push({ campo: file.campo, mensagem: refusal });
  }
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
};

export const holdsFiles = onceFor(({ fields }: RegisterModel) =>
  everyField([...fields.values()]).some(isFile),
);

/** The same file in another field would have other limits. */
const keyOf = ({ field, id }: FileHere): string => `${field.pointer} ${id}`;

/** Only who sent a file may make a record show it. @returns why it is refused, if it is. */
const adopt = async (ctx: Ctx, { property }: Field, id: string): Promise<string | undefined> => {
  const file = uuid.test(id)
    ? await ctx.db
        .selectFrom('arquivo as a')
        .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
        .select(['a.sha256', 'a.nome', 'a.tipo', 'a.tamanho', 'v.pasta'])
        .where('a.id', '=', id)
        .where('a.criadoPor', '=', ctx.sessao.usuarioId)
        // what a content uses is read as the content is
        .where((eb) => eb.or([eb('a.emUso', '=', false), eb('a.reservado', '=', true)]))
        .executeTakeFirst()
    : undefined;
  if (!file) return mensagem('registro.campo.arquivoAusente', { param: property.title });
  const unfit = property['x-file'] && fileRefusal(property['x-file'], file, property.title);
  if (unfit !== undefined) return unfit;
  const limits = property['x-image'];
  if (limits) {
    const size = await imageSize(await readFile(ctx.ports, file));
    const refusal = imageRefusal(limits, file.tipo, size, property.title);
    if (refusal !== undefined) return refusal;
  }
  const kept = await ctx.db
    .updateTable('arquivo')
    .set({ emUso: true, reservado: true })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // The sweep may have taken it since it was read above.
  return kept.numUpdatedRows > 0n
    ? undefined
    : mensagem('registro.campo.arquivoAusente', { param: property.title });
};

const fileRefusal = (
  { types, maxSize }: File,
  { nome, tipo, tamanho }: { readonly nome: string; readonly tipo: string; readonly tamanho: number },
  param: string,
): string | undefined => {
  if (types && !types.some((kind: FileKindName) => fileKinds[kind].type === tipo))
    return mensagem('registro.campo.arquivoTipo', {
      param,
      nome,
      aceitos: kindsInWords(types, mensagem('registro.campo.ou')),
    });
  if (maxSize === undefined || tamanho <= maxSize * 1_048_576) return undefined;
  // rounded up: one byte over the limit does not read as the limit
  const megabytes = (Math.ceil((tamanho / 1_048_576) * 10) / 10).toLocaleString('pt-BR');
  return mensagem('registro.campo.arquivoGrande', { param, nome, limite: maxSize, tamanho: megabytes });
};

const imageRefusal = (
  limits: Image,
  type: string,
  size: { readonly width: number; readonly height: number } | undefined,
  param: string,
): string | undefined => {
  const { minWidth = 1, maxWidth = 20_000, minHeight = 1, maxHeight = 20_000 } = limits;
  if (!size || !limits.types.some((allowed) => allowed === type)) {
    const aceitos = limits.types.map((one) => one.replace('image/', '').toUpperCase()).join(', ');
    return mensagem('registro.campo.imagemTipo', { param, aceitos });
  }
  const fits =
    size.width >= minWidth && size.width <= maxWidth && size.height >= minHeight && size.height <= maxHeight;
  return fits
    ? undefined
    : mensagem('registro.campo.imagemTamanho', {
        largura: size.width,
        altura: size.height,
        minWidth,
        maxWidth,
        minHeight,
        maxHeight,
      });
};
