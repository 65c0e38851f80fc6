import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import jsQR from 'jsqr';

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
  /** What a telephone reads in the QR code of the first page. */
  readonly qr: string | undefined;
}

export const readPdf = async (pdf: Uint8Array): Promise<PdfRead> => {
  const folder = await mkdtemp(join(tmpdir(), 'malote-pdf-'));
  try {
    const file = join(folder, 'a.pdf');
    await writeFile(file, pdf);
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
      qr: await readQr(file),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
};

const readQr = async (file: string): Promise<string | undefined> => {
  const { stdout } = await run('pdftoppm', ['-r', '120', '-gray', '-l', '1', file], {
    encoding: 'buffer',
    maxBuffer: 64 * 1_048_576,
  });
  const [head = '', width = '', height = ''] =
    /^P5\s(\d+) (\d+)\s\d+\s/.exec(stdout.toString('latin1', 0, 40)) ?? [];
  const grey = stdout.subarray(head.length);
  const rgba = new Uint8ClampedArray(grey.length * 4).fill(255);
  grey.forEach((level, at) => rgba.fill(level, at * 4, at * 4 + 3));
  return jsQR(rgba, Number(width), Number(height))?.data;
};
