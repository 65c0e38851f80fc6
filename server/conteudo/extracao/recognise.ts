import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type Worker } from 'tesseract.js';

/** The Portuguese model comes with the product: nothing is fetched. */
const models = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/por')),
  '4.0.0_best_int',
);

let worker: Promise<Worker> | undefined;

/** The words in a picture. */
export const recogniseImage = async (image: Uint8Array): Promise<string> => {
  worker ??= createWorker('por', OEM.LSTM_ONLY, { langPath: models, cacheMethod: 'none', gzip: true });
  const { data } = await (await worker).recognize(Buffer.from(image));
  return data.text;
};

export const endRecognition = async (): Promise<void> => {
  await (await worker)?.terminate();
};
