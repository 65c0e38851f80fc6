import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { sheetHead, sheetTail, workbookParts } from '#server/engine/sheet/xlsx-parts.ts';
import { xlsxText } from '#server/engine/sheet/xlsx-text.ts';

/** A cell as a spreadsheet keeps it: a text, a number, or the fault of a formula. */
export type WrittenCell =
  | string
  | number
  | { readonly fault: string }
  | { readonly formula: string }
  | { readonly run: readonly string[] }
  | undefined;

const cellXml = (cell: WrittenCell): string => {
  if (cell === undefined) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c t="inlineStr"><is><t>${xlsxText(cell)}</t></is></c>`;
  if ('formula' in cell) return `<c><f>${xlsxText(cell.formula)}</f></c>`;
  if ('run' in cell)
    return `<c t="inlineStr"><is>${cell.run.map((text) => `<r><t>${xlsxText(text)}</t></r>`).join('')}</is></c>`;
  return `<c t="e"><f>1/0</f><v>${xlsxText(cell.fault)}</v></c>`;
};

/** An XLSX as somebody typed it. */
export const writtenXlsx = async (lines: readonly (readonly WrittenCell[])[]): Promise<Buffer> => {
  const zip = new ZipFile();
  const rows = lines.map((cells, n) => `<row r="${n + 1}">${cells.map(cellXml).join('')}</row>`).join('');
  const parts = {
    ...workbookParts('Planilha'),
    'xl/worksheets/sheet1.xml': `${sheetHead(lines[0]?.length ?? 1)}${rows}${sheetTail}`,
  };
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
};
