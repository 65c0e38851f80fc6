import type { TipoDispositivo } from '#schemas/corpo/dispositivos.ts';
import { lettersValue, ordinalValue, romanValue } from '#schemas/corpo/numeros.ts';

export interface NumeroEscrito {
  readonly tipo: TipoDispositivo;
  /** Nothing where the words say that it is the only one. */
  readonly valor: number | undefined;
  /** The number of the clause that a part of one says before its own. */
  readonly sob?: readonly number[];
}

interface Forma {
  readonly tipo: TipoDispositivo;
  readonly written: RegExp;
  readonly valueOf: (number: string) => number | undefined;
}

const digits = (written: string): number | undefined => (written === '' ? undefined : Number(written));
const end = String.raw`\s*[-–—:.]*$`;
const formas: readonly Forma[] = [
  {
    tipo: 'artigo',
    written: new RegExp(String.raw`^art(?:igo)?\.?\s*(\d{1,5})\s*[ºo°]?${end}`, 'i'),
    valueOf: digits,
  },
  { tipo: 'paragrafo', written: new RegExp(String.raw`^§\s*(\d{1,5})\s*[ºo°]?${end}`, 'i'), valueOf: digits },
  { tipo: 'inciso', written: /^([IVXLCDM]+)\s*[-–—]$/, valueOf: romanValue },
  { tipo: 'alinea', written: /^([a-z]{1,2})\)$/, valueOf: lettersValue },
  { tipo: 'item', written: /^(\d{1,5})\.$/, valueOf: digits },
  {
    tipo: 'clausulaNumeral',
    written: new RegExp(String.raw`^cl[áa]usula\s+(\d{1,5})\s*[ªa]?${end}`, 'i'),
    valueOf: digits,
  },
  {
    tipo: 'clausula',
    written: new RegExp(String.raw`^cl[áa]usula\s+(\p{L}+(?:[\s-]+\p{L}+){0,2}?)${end}`, 'iu'),
    valueOf: ordinalValue,
  },
];

const unico = /^par[áa]grafo\s+[úu]nico\s*[-–—:.]*$/i;

/** What a number says that it is, as people and word processors write it: `Art. 1º`, `§ 2o`, `I -`, `a)`, `1.1.`, `CLÁUSULA PRIMEIRA –`. */
export const readNumero = (written: string): NumeroEscrito | undefined => {
  const text = written.replace(/[\s\u00a0]+/g, ' ').trim();
  if (unico.test(text)) return { tipo: 'paragrafo', valor: undefined };
  const path = /^(\d{1,5}(?:\.\d{1,5}){1,2})\.?$/.exec(text)?.[1]?.split('.').map(Number);
  const last = path?.pop();
  if (path && last !== undefined)
    return { tipo: path.length === 1 ? 'subclausula' : 'subclausula2', valor: last, sob: path };
  for (const { tipo, written: form, valueOf } of formas) {
    const valor = valueOf(form.exec(text)?.[1] ?? '');
    if (valor !== undefined && valor > 0) return { tipo, valor };
  }
  return undefined;
};
