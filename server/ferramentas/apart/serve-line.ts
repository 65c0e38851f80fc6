import { watchMemory } from './watch-memory.ts';
import type { LineAnswer } from './apart-line.ts';
import { failureOf } from './child.ts';

/** The other side of `ApartLine`: answers each request, until whoever asks is gone. */
export const serveLine = <Input>(
  answer: (input: Input) => unknown,
  dataOf: (error: Error) => unknown,
): void => {
  watchMemory(Number(process.env['MALOTE_LEITURA_MEGABYTES']));
  process.once('disconnect', () => process.exit());
  // one at a time: whoever asks waits for each answer
  process.on('message', (input: Input) => {
    void answerTo(() => answer(input), dataOf).then((said) => process.send?.(said));
  });
};

const answerTo = async (work: () => unknown, dataOf: (error: Error) => unknown): Promise<LineAnswer> => {
  try {
    return { kind: 'done', output: await work() };
  } catch (error) {
    return failureOf(error, dataOf);
  }
};
