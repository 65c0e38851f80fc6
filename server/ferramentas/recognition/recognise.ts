import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Worker } from 'tesseract.js';

/** The Portuguese model comes with the product: nothing is fetched. */
const models = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/por')),
  '4.0.0_best_int',
);

let worker: Promise<Worker> | undefined;

const recogniser = (): Promise<Worker> => (worker ??= startWorker());

/** Most of what is sent has its own text: a process that reads that one does not load what recognises pictures. */
const startWorker = async (): Promise<Worker> => {
  const { createWorker, OEM } = await import('tesseract.js');
  return createWorker('por', OEM.LSTM_ONLY, { langPath: models, cacheMethod: 'none', gzip: true });
};

/** A word and where it is in the picture, in its own pixels from the upper left. */
export interface SeenWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface SeenPage {
  readonly text: string;
  /** From 0 to 100, of the whole page. */
  readonly confidence: number;
  readonly words: readonly SeenWord[];
}

/** The words in a picture. */
export const recogniseImage = async (image: Uint8Array): Promise<string> => {
  const { data } = await (await recogniser()).recognize(Buffer.from(image));
  return data.text;
};

/** Words less sure than this are specks and strokes. */
const leastSure = 30;

/** The same, with the place of each word; a line is as high as the line, so that a selection covers it. */
export const recogniseWords = async (image: Uint8Array): Promise<SeenPage> => {
  const { data } = await (await recogniser()).recognize(Buffer.from(image), {}, { text: true, blocks: true });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines));
  const words = lines.flatMap(({ bbox: line, words: inLine }) =>
    inLine
      .filter(({ text, confidence }) => confidence >= leastSure && text.trim() !== '')
      .map(({ text, bbox }) => ({
        text,
        left: bbox.x0,
        width: bbox.x1 - bbox.x0,
        top: line.y0,
        height: line.y1 - line.y0,
      })),
  );
  return { text: data.text, confidence: data.confidence, words };
};

export const endRecognition = async (): Promise<void> => {
  const ending = worker;
  worker = undefined;
  await (await ending)?.terminate();
};
