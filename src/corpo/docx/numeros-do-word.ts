import { ordinalInWords, roman } from '#schemas/corpo/numeros.ts';
import type { NumeroDeLista, SinalLido } from '../de-fora/list-sign.ts';
import type { TipoNumero } from '../extensions/numeracao.ts';
import type { Estilos } from './estilos.ts';
import { filho, filhosDe, ligado, valor, type Elemento } from './xml-tree.ts';

/** The number that a paragraph shows, of which list and how deep. */
export interface NumeroLido extends SinalLido {
  readonly list: string;
  readonly level: number;
}

interface Lista {
  readonly id: string;
  /** The levels, those that this use of the list changes in place. */
  readonly levelOf: (ilvl: number) => Elemento | undefined;
  readonly restartOf: (ilvl: number) => number | undefined;
}

/** Counts the numbered paragraphs of a file as Word does: each asked once, in reading order. */
export class NumerosDoWord {
  private readonly abstracts = new Map<string, Elemento>();
  private readonly nums = new Map<string, Elemento>();
  private readonly estilos: Estilos;
  private readonly counters = new Map<string, (number | undefined)[]>();
  private readonly begun = new Set<string>();

  constructor(part: Elemento | undefined, estilos: Estilos) {
    this.estilos = estilos;
    for (const each of filhosDe(part, 'w:abstractNum'))
      this.abstracts.set(each.atributos['w:abstractNumId'] ?? '', each);
    for (const each of filhosDe(part, 'w:num')) this.nums.set(each.atributos['w:numId'] ?? '', each);
  }

  /** What stands before the words of this paragraph; nothing where there is no number. */
  next(paragraph: Elemento): NumeroLido | undefined {
    const place = this.placeOf(paragraph);
    const list = place && this.listOf(place.numId);
    const level = list?.levelOf(place?.ilvl ?? 0);
    if (!place || !list || !level) return undefined;
    const { ilvl } = place;
    const counts = this.count(list, place.numId, ilvl);
    const format = formatOf(level);
    const text = valor(level, 'w:lvlText') ?? '';
    const shown = { list: list.id, level: ilvl };
    if (format === 'bullet') return { ...shown, written: '' };
    if (ligado(filho(level, 'w:rPr'), 'w:vanish') === true) return undefined;
    const legal = ligado(level, 'w:isLgl') === true;
    const formats = counts.map((_, at) => (legal ? 'decimal' : formatOf(list.levelOf(at))));
    const written = text
      .replace(/%([1-9])/g, (_, at: string) => {
        const index = Number(at) - 1;
        return numberIn(formats[index] ?? 'decimal', counts[index] ?? startOf(list.levelOf(index)));
      })
      .replace(/[\s\u00a0]+/g, ' ')
      .trim();
    if (written === '') return undefined;
    return {
      ...shown,
      written,
      known: knownOf(text, ilvl, formats, counts) ?? 'outro',
      roman: formats[ilvl] === 'upperRoman',
    };
  }

  /** Which list, and how deep: said by the paragraph or by its style. */
  private placeOf(paragraph: Elemento): { readonly numId: string; readonly ilvl: number } | undefined {
    const form = filho(paragraph, 'w:pPr');
    const own = filho(form, 'w:numPr');
    const ownId = valor(own, 'w:numId');
    const ownLevel = valor(own, 'w:ilvl');
    if (ownId !== undefined) return ownId === '0' ? undefined : { numId: ownId, ilvl: Number(ownLevel ?? 0) };
    for (const style of this.estilos.chain(valor(form, 'w:pStyle'), 'paragraph')) {
      const numbered = filho(filho(style, 'w:pPr'), 'w:numPr');
      const numId = valor(numbered, 'w:numId');
      if (numId === undefined) continue;
      if (numId === '0') return undefined;
      const named = this.levelNaming(numId, style.atributos['w:styleId']);
      return { numId, ilvl: Number(ownLevel ?? named ?? valor(numbered, 'w:ilvl') ?? 0) };
    }
    return undefined;
  }

  /** The level that says that it is for this style. */
  private levelNaming(numId: string, styleId: string | undefined): number | undefined {
    const list = this.listOf(numId);
    const found =
      list &&
      Array.from({ length: 9 }, (_, at) => at).find((at) => valor(list.levelOf(at), 'w:pStyle') === styleId);
    return styleId === undefined ? undefined : found;
  }

  private listOf(numId: string, seen: readonly string[] = []): Lista | undefined {
    const num = this.nums.get(numId);
    const id = valor(num, 'w:abstractNumId');
    const abstract = this.abstracts.get(id ?? '');
    if (!num || !abstract || id === undefined || seen.includes(numId)) return undefined;
    const link = valor(abstract, 'w:numStyleLink');
    if (link !== undefined) {
      const style = this.estilos.chain(link, 'numbering')[0];
      const linked = valor(filho(filho(style, 'w:pPr'), 'w:numPr'), 'w:numId');
      return linked === undefined ? undefined : this.listOf(linked, [...seen, numId]);
    }
    const overrides = new Map(
      filhosDe(num, 'w:lvlOverride').map((each) => [Number(each.atributos['w:ilvl']), each]),
    );
    const levels = new Map(
      filhosDe(abstract, 'w:lvl').map((each) => [Number(each.atributos['w:ilvl'] ?? 0), each]),
    );
    return {
      id,
      levelOf: (ilvl) => filho(overrides.get(ilvl), 'w:lvl') ?? levels.get(ilvl),
      restartOf: (ilvl) => {
        const start = valor(overrides.get(ilvl), 'w:startOverride');
        return start === undefined ? undefined : Number(start);
      },
    };
  }

  private count(list: Lista, numId: string, ilvl: number): readonly (number | undefined)[] {
    const counts = this.counters.get(list.id) ?? [];
    this.counters.set(list.id, counts);
    // a use of the list that begins at a number of its own does so once, at each of its levels
    const use = `${numId} ${ilvl}`;
    const restart = this.begun.has(use) ? undefined : list.restartOf(ilvl);
    this.begun.add(use);
    for (let at = 0; at < ilvl; at += 1) counts[at] ??= startOf(list.levelOf(at));
    const before = counts[ilvl];
    counts[ilvl] = restart ?? (before === undefined ? startOf(list.levelOf(ilvl)) : before + 1);
    for (let deeper = ilvl + 1; deeper < Math.max(counts.length, 9); deeper += 1) {
      const after = valor(list.levelOf(deeper), 'w:lvlRestart');
      if (after === undefined || ilvl < Number(after)) counts[deeper] = undefined;
    }
    return counts.slice(0, 9);
  }
}

const startOf = (level: Elemento | undefined): number => Number(valor(level, 'w:start') ?? 1);

const formatOf = (level: Elemento | undefined): string => {
  const format =
    filho(level, 'w:numFmt') ?? filho(filho(filho(level, 'mc:AlternateContent'), 'mc:Choice'), 'w:numFmt');
  const custom = format?.atributos['w:format'];
  return custom === undefined ? (format?.atributos['w:val'] ?? 'decimal') : `custom ${custom}`;
};

const simple: Readonly<Record<string, TipoNumero>> = {
  decimal: '1',
  lowerLetter: 'a',
  upperLetter: 'A',
  lowerRoman: 'i',
  upperRoman: 'I',
};

/** As a list of the editor counts, where one writes this number. */
const knownOf = (
  text: string,
  ilvl: number,
  formats: readonly string[],
  counts: readonly (number | undefined)[],
): NumeroDeLista | undefined => {
  const value = counts[ilvl] ?? 1;
  const type = simple[formats[ilvl] ?? ''];
  if (type && new RegExp(`^\\s*\\(?%${ilvl + 1}\\s*[.)]\\s*$`).test(text)) return { type, value };
  const path = Array.from({ length: ilvl + 1 }, (_, at) => `%${at + 1}`).join('\\.');
  const allDigits = formats.slice(0, ilvl + 1).every((format) => format === 'decimal');
  return ilvl > 0 && allDigits && new RegExp(`^\\s*${path}\\.?\\s*$`).test(text)
    ? { type: '1.1', value, above: counts.slice(0, ilvl).map((count) => count ?? 1) }
    : undefined;
};

const masculine = (words: string): string => words.replace(/a(?= |$)/g, 'o');
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const numberIn = (format: string, n: number): string => {
  switch (format) {
    case 'lowerRoman':
      return roman(n);
    case 'upperRoman':
      return roman(n).toUpperCase();
    case 'lowerLetter':
      return repeated(n);
    case 'upperLetter':
      return repeated(n).toUpperCase();
    case 'decimalZero':
      return String(n).padStart(2, '0');
    case 'ordinal':
      return `${n}º`;
    case 'ordinalText':
      return capital(masculine(ordinalInWords(n)));
    case 'none':
      return '';
    default:
      return String(n).padStart(/^custom (0+1)\b/.exec(format)?.[1]?.length ?? 0, '0');
  }
};

/** Word goes on after `z` with `aa`, `bb`. */
const repeated = (n: number): string =>
  n < 1 ? String(n) : String.fromCharCode(97 + ((n - 1) % 26)).repeat(Math.floor((n - 1) / 26) + 1);
