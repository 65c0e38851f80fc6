import { mensagem } from '#schemas/messages/index.ts';
import { FaultyCell, SheetError, SheetTooBig, type ReadCell, type SheetRow } from './cell.ts';
import { parseXml, type XmlReader } from './parse-xml.ts';
import { megabyte, mostColumns, mostRows, mostWithoutMark } from './sheet-limits.ts';
import type { Archive } from './xlsx-archive.ts';

/** The part of an OpenDocument that has what is in it: OpenDocument 1.3 part 2, 3.1.3. */
export const odsContent = 'content.xml';

/** Every row of the first table of a spreadsheet that has something in it; source: OpenDocument 1.3 part 3, 9.1. */
export const readOds = async function* (archive: Archive): AsyncGenerator<SheetRow> {
  const part = archive.part(odsContent);
  if (!part) throw new SheetError(mensagem('importacao.arquivo.ilegivel'));
  yield* parseXml<SheetRow>(await part, rowReader);
};

const rowReader = (emit: (row: SheetRow) => void): XmlReader => {
  let tables = 0;
  let linha = 0;
  let said = 0;
  let times = 1;
  let cells: ReadCell[] = [];
  let column = 0;
  let cell:
    { readonly attributes: Readonly<Record<string, string>>; lines: string[]; repeated: number } | undefined;
  /** Notes and drawings of a cell have words of their own. */
  let aside = 0;
  let within = false;
  return {
    open: (name, attributes) => {
      if (name === 'table') tables += 1;
      if (tables !== 1) return;
      if (name === 'table-row') {
        times = timesOf(attributes['table:number-rows-repeated']);
        cells = [];
        column = 0;
      } else if (name === 'table-cell' || name === 'covered-table-cell')
        cell = { attributes, lines: [], repeated: timesOf(attributes['table:number-columns-repeated']) };
      else if (name === 'annotation' || name === 'shapes' || name === 'frame') aside += 1;
      else if (name === 'p' && cell && aside === 0) {
        cell.lines.push('');
        within = true;
      } else if (within && cell) {
        if (name === 's') addTo(cell.lines, ' '.repeat(Math.min(timesOf(attributes['text:c']), 1_000)));
        if (name === 'tab') addTo(cell.lines, '\t');
        if (name === 'line-break') addTo(cell.lines, '\n');
      }
    },
    close: (name) => {
      if (tables !== 1) return;
      if (name === 'p') within = false;
      if (name === 'annotation' || name === 'shapes' || name === 'frame') aside -= 1;
      if ((name === 'table-cell' || name === 'covered-table-cell') && cell) {
        const value = valueOf(cell.attributes, cell.lines.join('\n'));
        if (value !== undefined && column + cell.repeated > mostColumns)
          throw new SheetTooBig(mensagem('importacao.arquivo.colunas', { limite: mostColumns }), linha + 1);
        if (value !== undefined)
          cells.push(...Array.from({ length: column - cells.length }, () => undefined));
        if (value !== undefined) cells.push(...Array.from({ length: cell.repeated }, () => value));
        column += cell.repeated;
        cell = undefined;
      }
      if (name === 'table-row') {
        if (cells.length > 0) {
          said += times;
          if (said > mostRows) throw new SheetTooBig(mensagem('importacao.arquivo.pesado'), linha + 1);
          for (let index = 1; index <= times; index += 1) emit({ linha: linha + index, cells });
        }
        linha += times;
      }
    },
    text: (part) => {
      if (within && cell) addTo(cell.lines, part);
    },
  };
};

const addTo = (lines: string[], part: string): void => {
  const last = (lines.pop() ?? '') + part;
  if (last.length > mostWithoutMark)
    throw new SheetTooBig(mensagem('importacao.arquivo.celula', { limite: mostWithoutMark / megabyte }));
  lines.push(last);
};

const timesOf = (written: string | undefined): number => Math.max(1, Number(written ?? 1) || 1);

/** Days and times stay as they are written: `2026-11-03`, `PT10H`. */
const valueOf = (attributes: Readonly<Record<string, string>>, text: string): ReadCell => {
  if (attributes['calcext:value-type'] === 'error') return new FaultyCell(text);
  switch (attributes['office:value-type']) {
    case 'float':
    case 'currency':
    case 'percentage': {
      const value = Number(attributes['office:value']);
      return Number.isNaN(value) ? text || undefined : value;
    }
    case 'boolean':
      return attributes['office:boolean-value'] === 'true';
    case 'date':
      return attributes['office:date-value'] ?? (text || undefined);
    default:
      return (attributes['office:string-value'] ?? text) || undefined;
  }
};
