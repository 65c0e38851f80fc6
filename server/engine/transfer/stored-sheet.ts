import { Readable } from 'node:stream';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { readFile } from '#server/base/files/read-file.ts';
import type { Ports } from '#server/base/http/context.ts';
import { openSheet, SheetError, SheetTooBig, type Sheet } from '#server/engine/sheet/index.ts';

/** Lines that are answered at once; longer files go to the background. */
export const linesAtOnce = 1_000;
/** Lines of one load. */
const mostLines = 100_000;

/** The table of a stored file; what is neither CSV nor XLSX is refused. */
export const storedSheet = async (db: Database, ports: Ports, arquivoId: string): Promise<Sheet> => {
  const row = await db
    .selectFrom('arquivo as a')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['a.sha256', 'v.pasta'])
    .where('a.id', '=', arquivoId)
    .executeTakeFirstOrThrow();
  const open = (): Readable =>
    Readable.from(
      (async function* () {
        yield* await readFile(ports, row);
      })(),
      { objectMode: false },
    );
  try {
    const sheet = await openSheet(open);
    if (sheet) return sheet;
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    throw refusal(error.message, error);
  }
  throw new AppError('arquivoInvalido', { aceitos: mensagem('importacao.aceitos') });
};

/** How many lines a table has; what cannot be read on is left for the load to tell, with its line. */
export const countLines = async (sheet: Sheet): Promise<number> => {
  let lines = 0;
  try {
    for await (const _row of sheet.rows()) {
      lines += 1;
      if (lines > mostLines)
        throw refusal(mensagem('importacao.linhasDemais', { limite: mostLines.toLocaleString('pt-BR') }));
    }
  } catch (error) {
    if (error instanceof SheetTooBig) throw refusal(error.message, error);
    if (!(error instanceof SheetError)) throw error;
  }
  return lines;
};

export const refusal = (message: string, cause?: Error): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo: 'arquivo', mensagem: message }], cause });
