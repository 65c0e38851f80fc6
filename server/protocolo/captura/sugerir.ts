/** A type that may be suggested. */
interface TipoConhecido {
  readonly id: number;
  readonly nome: string;
}

/** What a file says of itself. */
interface Lido {
  readonly nome: string;
  readonly texto: string;
}

interface Sugestao {
  readonly tipoDocumentoId?: number;
  readonly assunto?: string;
}

/** Signs of the text in which a document says what it is. */
const headLength = 1_200;
const longestSubject = 160;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** The type whose whole name the file says first: in its own name, then in its text; of two, the longer one. */
const typeOf = ({ nome, texto }: Lido, tipos: readonly TipoConhecido[]): number | undefined => {
  const named = ` ${plain(nome)} `;
  const said = ` ${plain(texto.slice(0, headLength))} `;
  const places = tipos.flatMap(({ id, nome: type }) => {
    const words = plain(type);
    if (words === '') return [];
    const inName = named.indexOf(` ${words} `);
    const inText = said.indexOf(` ${words} `);
    if (inName < 0 && inText < 0) return [];
    return [{ id, length: words.length, place: inName >= 0 ? inName : named.length + inText }];
  });
  places.sort((one, other) => one.place - other.place || other.length - one.length);
  return places[0]?.id;
};

const label = /(?:^\s*(?:ref(?:er[eê]ncia)?|objeto|ementa)\s*[.:-]|(?:^|\s)assunto\s*:)\s*(.{4,})$/imu;
/** What a scanner or a camera calls its files says nothing. */
const nameless = /^(scan|img|image|doc|documento|digitaliza\p{L}*|foto|pagina|\d|\s)+$/iu;

const startingLarge = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

const tidy = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longestSubject) return startingLarge(line);
  return `${startingLarge(line.slice(0, longestSubject).replace(/\s\S*$/, ''))}…`;
};

/** What the document calls its subject; else what its file is called; else its first line that says something. */
const subjectOf = ({ nome, texto }: Lido): string | undefined => {
  const said = label.exec(texto.slice(0, headLength * 2))?.[1];
  if (said !== undefined) return tidy(said);
  const words = nome.replace(/\.[a-z0-9]{1,5}$/i, '').replaceAll(/[_\-.]+/g, ' ');
  if (/\p{L}/u.test(words) && !nameless.test(words)) return tidy(words);
  const line = texto.split('\n').find((each) => (each.match(/\p{L}/gu)?.length ?? 0) >= 12);
  return line === undefined ? undefined : tidy(line);
};

/** What a protocol of this file may be of, and about: a beginning, which a person corrects. */
export const sugerir = (lido: Lido, tipos: readonly TipoConhecido[]): Sugestao => {
  const tipoDocumentoId = typeOf(lido, tipos);
  const assunto = subjectOf(lido);
  return {
    tipoDocumentoId,
    assunto,
  };
};
