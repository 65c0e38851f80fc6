import type { SugestaoDaParte } from '#schemas/shapes/captura.ts';
import { linesOf, plain, shortened, startingLarge } from './page-lines.ts';
import { lerPrimeiraPagina } from './primeira-pagina.ts';

/** A type that may be suggested. */
interface TipoConhecido {
  readonly id: number;
  readonly nome: string;
}

/** What a file says of itself; a document inside a bundle has no name of its own. */
interface Lido {
  readonly nome: string;
  readonly texto: string;
}

/** Signs of the text in which a document says what it is. */
const headLength = 1_200;
const longestSubject = 160;

/** The type whose whole name the text says first; of two, the longer one. */
const typeSaid = (text: string, tipos: readonly TipoConhecido[]): number | undefined => {
  const said = ` ${plain(text)} `;
  const places = tipos.flatMap(({ id, nome }) => {
    const words = plain(nome);
    const place = words === '' ? -1 : said.indexOf(` ${words} `);
    return place < 0 ? [] : [{ id, length: words.length, place }];
  });
  places.sort((one, other) => one.place - other.place || other.length - one.length);
  return places[0]?.id;
};

/** The type that is called as papers of that kind are; of several, the one that says nothing more. */
const typeOfKind = (especie: string | undefined, tipos: readonly TipoConhecido[]): number | undefined => {
  if (especie === undefined) return undefined;
  const named = tipos.filter(({ nome }) => ` ${plain(nome)} `.includes(` ${especie} `));
  return named.sort((one, other) => one.nome.length - other.nome.length)[0]?.id;
};

/** What a scanner or a camera calls its files says nothing. */
const nameless = /^(scan|img|image|doc|documento|digitaliza\p{L}*|foto|pagina|\d|\s)+$/iu;

const tidy = (text: string): string =>
  startingLarge(shortened(text.replaceAll(/\s+/g, ' ').trim(), longestSubject));

const nameSaid = (nome: string): string | undefined => {
  const words = nome.replace(/\.[a-z0-9]{1,5}$/i, '').replaceAll(/[_\-.]+/g, ' ');
  return /\p{L}/u.test(words) && !nameless.test(words) ? words : undefined;
};

/** The first line that says something. */
const firstLine = (texto: string): string | undefined =>
  linesOf(texto).find((each) => (each.match(/\p{L}/gu)?.length ?? 0) >= 12);

/** What a protocol of this file may be of, and about: a beginning, which a person corrects. */
export const sugerir = ({ nome, texto }: Lido, tipos: readonly TipoConhecido[]): SugestaoDaParte => {
  const { especie, assunto, numero, data, origem } = lerPrimeiraPagina(texto);
  const said = assunto ?? nameSaid(nome) ?? firstLine(texto);
  return {
    tipoDocumentoId:
      typeSaid(nome, tipos) ??
      (especie === 'e mail' ? typeOfKind(especie, tipos) : undefined) ??
      typeSaid(texto.slice(0, headLength), tipos) ??
      typeOfKind(especie, tipos),
    assunto: said === undefined ? undefined : tidy(said),
    numero,
    data,
    origem,
  };
};
