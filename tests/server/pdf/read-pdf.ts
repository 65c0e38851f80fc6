import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readCodes } from '#server/ferramentas/capture/read-codes.ts';

const run = promisify(execFile);

/** What other programs see in a PDF. */
export interface PdfRead {
  readonly text: string;
  /** The same words with as many spaces as fit in one line, for sentences that wrap. */
  readonly flat: string;
  readonly info: string;
  readonly xmp: string;
  readonly structure: string;
  readonly images: string;
}

export const readPdf = (pdf: Uint8Array): Promise<PdfRead> =>
  inFile(pdf, async (file) => {
    const say = async (command: string, ...args: string[]): Promise<string> =>
      (await run(command, args, { maxBuffer: 64 * 1_048_576 })).stdout;
    const text = await say('pdftotext', '-layout', file, '-');
    return {
      text,
      flat: text.replace(/\s+/g, ' '),
      info: await say('pdfinfo', file),
      xmp: await say('pdfinfo', '-meta', file),
      structure: await say('pdfinfo', '-struct', file),
      images: await say('pdfimages', '-list', file),
    };
  });

/** What a telephone reads in the codes of the first page. */
export const codesOf = (pdf: Uint8Array): Promise<string[]> =>
  inFile(pdf, async (file) => {
    const { stdout } = await run('pdftoppm', ['-r', '120', '-gray', '-l', '1', file], {
      encoding: 'buffer',
      maxBuffer: 64 * 1_048_576,
    });
    const [head = '', width = '', height = ''] =
      /^P5\s(\d+) (\d+)\s\d+\s/.exec(stdout.toString('latin1', 0, 40)) ?? [];
    const codes = await readCodes({
      width: Number(width),
      height: Number(height),
      data: stdout.subarray(head.length),
    });
    return codes.map(({ texto }) => texto);
  });

const inFile = async <T>(pdf: Uint8Array, work: (file: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'malote-pdf-'));
  try {
    const file = join(folder, 'a.pdf');
    await writeFile(file, pdf);
    return await work(file);
  } finally {
    await rm(folder, { recursive: true });
  }
};
