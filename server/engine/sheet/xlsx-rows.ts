import { mensagem } from '#schemas/messages/index.ts';
import { ApartEnded } from '#server/ferramentas/apart/limits.ts';
import { ApartFailed } from '#server/ferramentas/apart/child.ts';
import { KeptApart } from '#server/ferramentas/apart/kept-apart.ts';
import { FaultyCell, SheetError, SheetTooBig, type ReadCell, type SheetRow } from './cell.ts';

/** A file to be read. */
export interface XlsxReading {
  readonly bytes: Uint8Array;
}

/** What was wrong with it, as it travels. */
export type XlsxFault = Pick<SheetError, 'name' | 'linha'>;

/** What comes of it: first how its days count, then its lines. */
export type XlsxItem = { readonly from1904: boolean } | SheetRow;

/** What somebody sent is unfolded apart from the server, with memory of its own. */
const readers = new KeptApart<XlsxReading, XlsxItem>(new URL('./xlsx-worker.ts', import.meta.url), {
  megabytes: 768,
  pageLimit: 60_000,
});

/** Every line with something in it, after the way in which days count. */
export const xlsxItems = async function* (bytes: Uint8Array): AsyncGenerator<XlsxItem> {
  try {
    for await (const item of readers.items({ bytes })) yield 'from1904' in item ? item : withFaults(item);
  } catch (error) {
    throw readable(error);
  }
};

/** A class does not survive the way from a process. */
const withFaults = ({ linha, cells }: SheetRow): SheetRow => ({
  linha,
  cells: cells.map((cell: ReadCell | { readonly code: string }) =>
    typeof cell === 'object' ? new FaultyCell(cell.code) : cell,
  ),
});

/** What the reading of a damaged zip or XML throws says nothing to people. */
const readable = (error: unknown): unknown => {
  if (error instanceof ApartEnded)
    return new SheetTooBig(mensagem('importacao.arquivo.pesado'), 1, { cause: error });
  if (!(error instanceof ApartFailed)) return error;
  const { message, data } = error;
  if (data === undefined) return new SheetError(mensagem('importacao.arquivo.ilegivel'), 1, { cause: error });
  const { name, linha } = data as XlsxFault;
  const Fault = name === 'SheetTooBig' ? SheetTooBig : SheetError;
  return new Fault(message, linha, { cause: error });
};
