import { isCapitals, linesOf, nameCase, plain } from './page-lines.ts';

/** What kind of paper it is, by the way in which such papers begin. */
type Especie = 'oficio' | 'memorando' | 'requerimento' | 'nota fiscal' | 'e mail';

/** What the first page of a paper says of itself; what is not legible is absent. */
interface PrimeiraPagina {
  readonly especie?: Especie;
  readonly assunto?: string;
  /** As the paper writes it: `12/2026-GAB`. */
  readonly numero?: string;
  /** The day that it bears: `2026-11-03`. */
  readonly data?: string;
  /** Who sends it. */
  readonly origem?: string;
}

/** What a paper says of itself is in so many of its first lines. */
const head = 25;

const begins: readonly (readonly [Especie, RegExp])[] = [
  ['nota fiscal', /^(?:danfe|nota fiscal|nfs? e\b|nfse\b|documento auxiliar da nota fiscal)/],
  ['oficio', /^(?:oficio\b|of (?:circ\w* )?n?o? ?\d)/],
  ['memorando', /^(?:memorando\b|memo (?:circ\w* )?n?o? ?\d|mem n?o? ?\d)/],
  ['requerimento', /^(?:requerimento\b)/],
];
const mailLabels = [
  /^(?:de|from) ?:/i,
  /^(?:para|to) ?:/i,
  /^(?:enviad[oa](?: em)?|sent|data|date) ?:/i,
  /^(?:assunto|subject) ?:/i,
];
const asks = /\b(?:vem|venho)\b.{0,60}\b(?:requerer|solicitar)\b|\brequer(?:o)? a v(?:ossa| s)/;

const especieOf = (lines: readonly string[]): Especie | undefined => {
  const first = lines.slice(0, head);
  // a printed message has its own heading; one label alone is of any letter
  if (mailLabels.filter((label) => first.some((line) => label.test(line))).length >= 3) return 'e mail';
  for (const line of first) {
    const found = begins.find(([, sign]) => sign.test(plain(line)));
    if (found) return found[0];
  }
  return asks.test(plain(first.join(' '))) ? 'requerimento' : undefined;
};

/** `nº`, however a scanner read its sign. */
const sign = String.raw`(?:n[.º°ªo*"']{0,3}|n[úu]mero)`;
const digits = String.raw`(\d[\d.]*(?:\s?[/-]\s?\d{2,4})?(?:\s?[/-]\s?\p{Lu}{2,}(?:[/-]\p{Lu}{2,})*)?)`;
const afterKind = new RegExp(
  String.raw`^(?:of[íi]cio|of\.|memorando|memo?\.?|requerimento)(?:\s+circ\p{L}*\.?)?[\s/.-]*(?:\p{Lu}{2,}[\s/.-]*)*(?:${sign})?\s*[:.]?\s*${digits}`,
  'iu',
);
const ofInvoice = new RegExp(
  String.raw`(?:^|\s)(?:nfs?-?e\s*)?(?:${sign}(?:\s+da\s+nota(?:\s+fiscal)?)?)\s*[:.]*\s*(\d[\d.]*)`,
  'iu',
);
/** Other numbers of an invoice: none is its own. */
const otherNumber = /cnpj|cpf|inscri|protocolo|chave|s[ée]rie\s*:?\s*\d+\s*$|pedido|rua|av\.|avenida|cep/i;

const tidyNumber = (found: string): string => found.replaceAll(/\s/g, '').replace(/[.\-/]+$/, '');

const numeroOf = (lines: readonly string[], especie: Especie | undefined): string | undefined => {
  for (const line of lines.slice(0, especie === 'nota fiscal' ? undefined : head)) {
    const found =
      especie === 'nota fiscal'
        ? otherNumber.test(line)
          ? undefined
          : ofInvoice.exec(line)?.[1]
        : afterKind.exec(line)?.[1];
    if (found !== undefined) return tidyNumber(found);
  }
  return undefined;
};

const months = [
  'janeiro',
  'fevereiro',
  'marco',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
/** `Araribá/SP, 3 de novembro de 2026.` is the date of a paper; a date inside a sentence is of something else. */
const written =
  /^(?:[^,\d]{3,60},\s*)?(?:(?:em|aos)\s+)?(\d{1,2})[º°o]?\s+de\s+(\p{L}{4,9})\s+de\s+(\d{4})\s*\.?$/iu;
const inLabel =
  /(?:data(?:\s+d[ae]\s+emiss[ãa]o)?|emiss[ãa]o|emitid[oa]\s+em|enviad[oa](?:\s+em)?|sent|date)\s*:?\s*(?:[\p{L}.-]+,?\s+)?(\d{1,2})(?:\/(\d{1,2})\/|\s+de\s+(\p{L}{4,9})\s+de\s+)(\d{4})/iu;
const alone = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s+[\d:h]+)?$/;
const labelAlone = /(?:data(?:\s+d[ae]\s+emiss[ãa]o)?|emiss[ãa]o)\s*:?\s*$/i;

const dayOf = (day: string, month: number, year: string): string | undefined => {
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day);
  return real && Number(year) >= 1950 && Number(year) <= 2100 ? date.toISOString().slice(0, 10) : undefined;
};
const monthOf = (name: string): number => months.indexOf(plain(name)) + 1;

const dataOf = (lines: readonly string[]): string | undefined => {
  for (const [at, line] of lines.entries()) {
    const long = written.exec(line);
    if (long) {
      const found = dayOf(long[1] ?? '', monthOf(long[2] ?? ''), long[3] ?? '');
      if (found !== undefined) return found;
    }
    const said = inLabel.exec(line);
    if (said) {
      const [, day = '', month, name = '', year = ''] = said;
      const found = dayOf(day, month === undefined ? monthOf(name) : Number(month), year);
      if (found !== undefined) return found;
    }
    const below = labelAlone.test(line) ? alone.exec(lines[at + 1] ?? '') : null;
    if (below) return dayOf(below[1] ?? '', Number(below[2]), below[3] ?? '');
  }
  return undefined;
};

const house =
  /^(?:prefeitura|munic[íi]pio de|c[âa]mara|secretaria|minist[ée]rio|tribunal|governo|universidade|instituto|funda[çc][ãa]o|empresa|companhia|associa[çc][ãa]o|sindicato|defensoria|promotoria|procuradoria|departamento|conselho|cart[óo]rio|banco|escola|hospital|ordem dos|pol[íi]cia|corpo de bombeiros|cooperativa)\b/iu;
const company = /(?:\bltda\b|\bs\.?\/?a\.?$|\beireli\b|\bme$|\bepp$)/iu;
/** Those that write above everything else: they are no subject. */
const isSender = (line: string): boolean => house.test(line) || (company.test(line) && line.length <= 80);

const cleanName = (name: string): string | undefined => {
  const clean = nameCase(
    name
      .replace(/<[^>]*>|\[mailto:[^\]]*\]|"/gi, '')
      .replace(/[\s,;.:-]+$/, '')
      .trim(),
  );
  return clean.length >= 4 && /\p{L}{3}/u.test(clean) ? clean.slice(0, 200) : undefined;
};

const firstMatch = (lines: readonly string[], pattern: RegExp): string | undefined => {
  for (const line of lines) {
    const name = pattern.exec(line)?.[1];
    const clean = name === undefined ? undefined : cleanName(name);
    if (clean !== undefined) return clean;
  }
  return undefined;
};

/** Where each kind of paper says who sends it. */
const sender: Readonly<Record<Especie, readonly RegExp[]>> = {
  'e mail': [/^(?:de|from)\s*:\s*(.+)$/i],
  memorando: [/^(?:d[aoe]|remetente|origem)\s*:\s*(.+)$/i],
  oficio: [/^(?:remetente|origem)\s*:\s*(.+)$/i],
  requerimento: [/^(?:requerente|interessad[oa]|nome)\s*:\s*([^,\d]+)/i, /^eu,\s*(.+?),/i],
  'nota fiscal': [
    /^(?:emitente|prestador(?: de servi[çc]os?)?|raz[ãa]o social)\s*:\s*(.+)$/i,
    /^recebemos de\s+(.+?)\s+os? (?:produtos?|servi[çc]os?)/i,
  ],
};

/** Lines in which a letterhead is. */
const letterhead = 6;

const origemOf = (lines: readonly string[], especie: Especie | undefined): string | undefined => {
  for (const pattern of especie ? sender[especie] : []) {
    const said = firstMatch(lines, pattern);
    if (said !== undefined) return said;
  }
  // the letterhead of a form that a citizen filled in is that of who receives it
  if (especie === 'requerimento' || especie === 'e mail') return undefined;
  const heads = lines.slice(0, letterhead).filter(isSender).slice(0, 2).map(cleanName);
  const joined = heads.filter((one) => one !== undefined).join(', ');
  return joined === '' ? undefined : joined.slice(0, 200);
};

const label =
  /(?:^\s*(?:ref(?:er[eê]ncia|\.)?|objeto|ementa)\s*[.:–-][.:–\s-]*|(?:^|\s)(?:assunto|subject)\s*:\s*)(.{4,})$/iu;
const bareLabel = /^(?:assunto|ref(?:er[eê]ncia)?|objeto|ementa|subject)\s*[.:–-]{1,2}$/i;
/** What is written in capitals and is no title. */
const noTitle =
  /^(?:excelent|ilustr|exm[oa]|ilm[oa]|ao?s?\b|à|senhor|sr\b|sra\b|estado d|rep[úu]blica|gabinete|rua |avenida |av\.|danfe|documento auxiliar|nota fiscal|nfs?-e|cnpj|cpf|cep|data|p[áa]gina|assinado|via\b|protocolo|urgente|confidencial|de ordem|recebemos de)/iu;
const titleLines = 20;

/** A title is written in capitals, and says more than which paper it is. */
const titleOf = (lines: readonly string[]): string | undefined =>
  lines
    .slice(0, titleLines)
    .find(
      (line) =>
        isCapitals(line) &&
        plain(line).split(' ').length >= 3 &&
        (line.match(/\p{L}/gu)?.length ?? 0) >= 12 &&
        line.length <= 160 &&
        !/[@:]/.test(line) &&
        !/\d{3,}/.test(line) &&
        !noTitle.test(line) &&
        !isSender(line) &&
        !afterKind.test(line),
    )
    ?.toLocaleLowerCase('pt-BR');

/** A subject goes on in the next line where it ends in the middle of a sentence. */
const whole = (said: string, next: string | undefined): string =>
  next !== undefined && /[\p{Ll},]$/u.test(said) && /^\p{Ll}/u.test(next) && said.length >= 30
    ? `${said} ${next}`
    : said;

const assuntoOf = (lines: readonly string[]): string | undefined => {
  for (const [at, line] of lines.entries()) {
    const said = label.exec(line)?.[1];
    if (said !== undefined) return whole(said.trim(), lines[at + 1]);
    const below = lines[at + 1];
    if (bareLabel.test(line) && below !== undefined) return whole(below, lines[at + 2]);
  }
  return titleOf(lines);
};

/** Reads what the first page of a paper says of itself. */
export const lerPrimeiraPagina = (texto: string): PrimeiraPagina => {
  const lines = linesOf(texto);
  const especie = especieOf(lines);
  return {
    especie,
    assunto: assuntoOf(lines),
    numero: numeroOf(lines, especie),
    data: dataOf(lines),
    origem: origemOf(lines, especie),
  };
};
