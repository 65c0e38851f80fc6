import { watchMemory } from '#server/base/pdf/watch-memory.ts';
import type { LineAnswer } from './apart-line.ts';
import { failureOf } from './child.ts';

/** The other side of `ApartLine`: answers each request, until whoever asks is gone. */
export const serveLine = <Input>(
  answer: (input: Input) => unknown,
  dataOf: (error: Error) => unknown,
): void => {
  watchMemory(Number(process.env['MALOTE_LEITURA_MEGABYTES']));
  process.once('disconnect', () => process.exit());
  process.on('message', (input: Input) => process.send?.(answerTo(() => answer(input), dataOf)));
};

const answerTo = (work: () => unknown, dataOf: (error: Error) => unknown): LineAnswer => {
  try {
    return { kind: 'done', output: work() };
  } catch (error) {
    return failureOf(error, dataOf);
  }
};
