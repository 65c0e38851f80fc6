import { mensagem } from '#schemas/messages/index.ts';
import { KeptThreads, ThreadError, ThreadExhausted } from '#server/base/thread/kept-threads.ts';
import { FaultyCell, SheetError, SheetTooBig, type ReadCell, type SheetRow } from './cell.ts';

/** A file to be read. */
export interface XlsxReading {
  readonly bytes: Uint8Array;
}

/** What comes of it: first how its days count, then its lines. */
export type XlsxItem = { readonly from1904: boolean } | SheetRow;

/** What somebody sent is unfolded apart from the server, with memory of its own. */
const threads = new KeptThreads<XlsxReading, XlsxItem>(new URL('./xlsx-thread.ts', import.meta.url), {
  heapMegabytes: 512,
  longestWaitMs: 60_000,
});

/** Every line with something in it, after the way in which days count. */
export const xlsxItems = async function* (bytes: Uint8Array): AsyncGenerator<XlsxItem> {
  try {
    for await (const item of threads.items({ bytes })) yield 'from1904' in item ? item : withFaults(item);
  } catch (error) {
    throw readable(error);
  }
};

/** A class does not survive the way from a thread. */
const withFaults = ({ linha, cells }: SheetRow): SheetRow => ({
  linha,
  cells: cells.map((cell: ReadCell | { readonly code: string }) =>
    typeof cell === 'object' ? new FaultyCell(cell.code) : cell,
  ),
});

/** What the reading of a damaged zip or XML throws says nothing to people. */
const readable = (error: unknown): unknown => {
  if (error instanceof ThreadExhausted)
    return new SheetTooBig(mensagem('importacao.arquivo.pesado'), 1, { cause: error });
  if (!(error instanceof ThreadError)) return error;
  const { name, message, data } = error.failure;
  const linha = typeof data === 'number' ? data : 1;
  if (name === 'SheetTooBig') return new SheetTooBig(message, linha, { cause: error });
  if (name === 'SheetError') return new SheetError(message, linha, { cause: error });
  return new SheetError(mensagem('importacao.arquivo.ilegivel'), 1, { cause: error });
};
