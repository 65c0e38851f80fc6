import { sql, type RawBuilder } from 'kysely';
import { corpoToText } from '#schemas/corpo/corpo-to-text.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Valores } from '#schemas/shapes/propriedade.ts';

/** Signs of a text that are indexed: a vector has a limit, and so does patience. */
const longestText = 500_000;

/**
 * What a document is found by. The number and the subject (A) weigh more than the people (B), the fields of the type (C)
 * and the text (D); what its files say has no place of its own (conteudo/extracao).
 */
export const searchVector = (
  documento: Documento,
  { numero = '', automaticos }: { readonly numero?: string; readonly automaticos: Valores },
): RawBuilder<string> => {
  const people = [documento.autor, ...documento.assinantes.map(({ usuario }) => usuario)];
  const names = [
    ...people.map(({ nome }) => nome),
    ...documento.interessados.map(({ rotulo }) => rotulo),
  ].join(' ');
  const text = corpoToText(documento.corpo as unknown as CorpoDoc, { ...automaticos, ...documento.valores });
  const fields = documento.campos.map(({ texto }) => texto ?? '').join(' ');
  return sql<string>`setweight(to_tsvector('portugues', ${`${numero} ${documento.assunto}`}), 'A')
    || setweight(to_tsvector('portugues', ${names}), 'B')
    || setweight(to_tsvector('portugues', ${fields}), 'C')
    || setweight(to_tsvector('portugues', ${text.slice(0, longestText)}), 'D')
    || busca_dos_arquivos(${documento.id})`;
};
