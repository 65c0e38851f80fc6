import { grayPng, type GrayImage } from '#server/base/pdf/gray-png.ts';
import { recogniseWords } from '#server/base/recognition/recognise.ts';
import type { Turn } from './capture.ts';
import { lieOfText, mostWritten } from './lie-of-text.ts';
import { clearlyBetter, scoreOf } from './read-page.ts';
import { turned } from './turned.ts';

/** Part of the height that is read to be sure. */
const read = 1 / 4;

/**
 * How a scanned page is put the right way up. What the shape of the lines says is believed when it leaves the page as it is;
 * to turn it, some of its lines must read better so than upside down.
 */
export const uprightTurn = async (image: GrayImage): Promise<Turn> => {
  const lie = lieOfText(image);
  if (lie === undefined || lie === 0) return 0;
  const upright = turned(image, lie);
  const some = mostWritten(upright, Math.ceil(upright.height * read));
  const so = scoreOf(await recogniseWords(grayPng(some)));
  const upsideDown = scoreOf(await recogniseWords(grayPng(turned(some, 180))));
  return so > clearlyBetter * upsideDown ? lie : 0;
};
