import { defined } from '#schemas/defined.ts';
import { text } from '#src/i18n/text.ts';

/** A key being chosen, typed twice. */
export interface NewKey {
  readonly nova: string;
  readonly repetida: string;
}

export const emptyKey: NewKey = { nova: '', repetida: '' };

const shortest = 12;

/** What is wrong with each of the two, in words. */
export const problemsOf = ({ nova, repetida }: NewKey): Partial<Record<keyof NewKey, string>> =>
  defined({
    nova: nova.length < shortest ? text('areaRestrita.nova.curta') : undefined,
    repetida: nova !== repetida ? text('areaRestrita.nova.diferente') : undefined,
  });
