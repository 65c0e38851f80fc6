import type { RawBuilder } from 'kysely';
import { corpoToText } from '#schemas/corpo/corpo-to-text.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Valores } from '#schemas/shapes/propriedade.ts';
import { searchVector } from '#server/conteudo/pesquisa/index.ts';

/** What a document that was just read is found by. */
export const foundBy = (
  documento: Documento,
  { numero = '', automaticos }: { readonly numero?: string; readonly automaticos: Valores },
): RawBuilder<string> => {
  const people = [documento.autor, ...documento.assinantes.map(({ usuario }) => usuario)];
  return searchVector(documento.id, {
    titulo: `${numero} ${documento.assunto}`,
    pessoas: [...people.map(({ nome }) => nome), ...documento.interessados.map(({ rotulo }) => rotulo)].join(
      ' ',
    ),
    campos: documento.campos.map(({ texto }) => texto ?? '').join(' '),
    texto: corpoToText(documento.corpo as unknown as CorpoDoc, { ...automaticos, ...documento.valores }),
  });
};
