import { posix } from 'node:path';
import { FaultyCell, SheetError, SheetTooBig, type ReadCell, type SheetRow } from './cell.ts';
import { parseXml, type XmlReader } from './parse-xml.ts';
import { megabyte, mostColumns, mostStrings, mostStringSigns, mostWithoutMark } from './sheet-limits.ts';
import type { Archive } from './xlsx-archive.ts';
import { plainText } from './xlsx-text.ts';
import { mensagem } from '#schemas/messages/index.ts';

/** What has to be known before the rows of a workbook can be read. */
interface Workbook {
  readonly archive: Archive;
  readonly sheet: string;
  readonly strings: readonly string[];
  /** Whether its days count from 1904 (old spreadsheets of another system). */
  readonly from1904: boolean;
}

/** Finds the first sheet and the texts that its cells share. */
export const openWorkbook = async (archive: Archive): Promise<Workbook> => {
  const targets = new Map<string, string>();
  const found: string[] = [];
  let from1904 = false;
  await read(archive, 'xl/workbook.xml', () => ({
    open: (name, attributes) => {
      if (name === 'sheet') found.push(attributes['r:id'] ?? '');
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
    },
  }));
  await read(archive, 'xl/_rels/workbook.xml.rels', () => ({
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target);
    },
  }));
  const target = targets.get(found[0] ?? '');
  if (target === undefined) throw new SheetError(mensagem('importacao.arquivo.ilegivel'));
  const sheet = target.startsWith('/') ? target.slice(1) : posix.join('xl', target);
  const strings = archive.part('xl/sharedStrings.xml')
    ? await read<string>(archive, 'xl/sharedStrings.xml', stringReader)
    : [];
  return { archive, sheet, strings, from1904 };
};

const read = async <T>(
  archive: Archive,
  name: string,
  reader: (emit: (item: T) => void) => XmlReader,
): Promise<T[]> => {
  const part = archive.part(name);
  if (!part) throw new SheetError(mensagem('importacao.arquivo.ilegivel'));
  const items: T[] = [];
  for await (const item of parseXml(await part, reader)) items.push(item);
  return items;
};

/** The shared texts: runs of one text are joined, readings of ideograms left out. */
const stringReader = (emit: (text: string) => void): XmlReader => {
  let text = '';
  let within = false;
  let phonetic = false;
  let strings = 0;
  let signs = 0;
  return {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') phonetic = true;
      within = name === 't' && !phonetic;
    },
    close: (name) => {
      within = false;
      if (name === 'rPh') phonetic = false;
      if (name !== 'si') return;
      signs += text.length;
      strings += 1;
      if (strings > mostStrings || signs > mostStringSigns)
        throw new SheetTooBig(mensagem('importacao.arquivo.textos'));
      emit(plainText(text));
    },
    text: (part) => {
      if (within) text = longer(text, part);
    },
  };
};

/** A cell may come in many runs, each of them short. */
const longer = (text: string, part: string): string => {
  if (text.length + part.length > mostWithoutMark)
    throw new SheetTooBig(mensagem('importacao.arquivo.celula', { limite: mostWithoutMark / megabyte }));
  return text + part;
};

/** Every row of the sheet that has something in it, the header included. */
export const readXlsx = async function* ({ archive, sheet, strings }: Workbook): AsyncGenerator<SheetRow> {
  const part = archive.part(sheet);
  if (!part) throw new SheetError(mensagem('importacao.arquivo.ilegivel'));
  yield* parseXml<SheetRow>(await part, (emit) => rowReader(strings, emit));
};

const rowReader = (strings: readonly string[], emit: (row: SheetRow) => void): XmlReader => {
  let linha = 0;
  let cells: ReadCell[] = [];
  let column = 0;
  let type = '';
  let text: string | undefined;
  let within = false;
  let formula = false;
  let kept = false;
  return {
    open: (name, attributes) => {
      if (name === 'f') formula = true;
      if (name === 'v' || name === 'is') kept = true;
      if (name === 'row') {
        linha = Number(attributes['r'] ?? linha + 1);
        cells = [];
        column = 0;
      } else if (name === 'c') {
        column = attributes['r'] === undefined ? column : columnOf(attributes['r']);
        type = attributes['t'] ?? 'n';
        text = undefined;
        formula = false;
        kept = false;
      }
      within = name === 'v' || name === 't';
    },
    close: (name) => {
      within = false;
      if (name === 'c') {
        const cell = formula && !kept ? new FaultyCell('') : cellOf(type, text, strings);
        if (cell !== undefined && column >= mostColumns)
          throw new SheetTooBig(mensagem('importacao.arquivo.colunas', { limite: mostColumns }), linha);
        if (cell !== undefined) cells[column] = cell;
        column += 1;
      }
      // A missing cell in the middle is a hole: made plain, so that whoever reads meets it.
      if (name === 'row' && cells.length > 0) emit({ linha, cells: Array.from(cells) });
    },
    text: (part) => {
      if (within) text = longer(text ?? '', part);
    },
  };
};

const cellOf = (type: string, text: string | undefined, strings: readonly string[]): ReadCell => {
  if (text === undefined || text === '') return undefined;
  switch (type) {
    case 'n': {
      const value = Number(text);
      return Number.isNaN(value) ? text : value;
    }
    case 's':
      return strings[Number(text)] || undefined;
    case 'b':
      return text === '1' || text === 'true';
    case 'e':
      return new FaultyCell(plainText(text));
    default:
      return plainText(text);
  }
};

/** From 0: `B5` is 1. */
const columnOf = (reference: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]*/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  // Beyond what is read only cells without anything in them may stand: the place is enough to tell them.
  return Math.min(Math.max(column - 1, 0), mostColumns);
};
