import { dropLocalDraft, keepLocalDraft, readLocalDraft, type Dated } from '#src/session/local-drafts.ts';
import type { Field } from '../field.ts';

/** What a person typed and did not save, kept on this computer. */
export interface LocalDraft extends Dated {
  /** Version of the record that it was typed over; absent for a new one. */
  readonly versao?: number;
  /** The session ended in the middle of the work. */
  readonly interrompido?: true;
  /** What the form began with: by it one knows what was changed, or emptied. */
  readonly base: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, unknown>>;
}

export const draftInterval = 5_000;

/** The name of the draft of one form, of one person only. */
export const draftName = (owner: string, base: string, id: number | undefined): string =>
  `${owner}.${base}.${id ?? 'novo'}`;

/** The draft of a form; in one that an earlier version kept without `base`, everything counts as typed. */
export const readDraft = async (name: string): Promise<LocalDraft | undefined> => {
  const found = await readLocalDraft<Omit<LocalDraft, 'base'> & Partial<LocalDraft>>(name);
  return found && { ...found, base: found.base ?? {} };
};

export const dropDraft = (name: string): void => dropLocalDraft(name);

/** Keeps what was typed, secrets never. */
export function keepDraft(
  name: string,
  fields: readonly Field[],
  { values, ...draft }: Omit<LocalDraft, 'momento'>,
  now: Date,
): void {
  const secret = new Set(fields.filter(({ kind }) => kind === 'secret').map(({ name: field }) => field));
  const plain = Object.fromEntries(Object.entries(values).filter(([field]) => !secret.has(field)));
  const kept: LocalDraft = { ...draft, momento: now.toISOString(), values: plain };
  void keepLocalDraft(name, kept);
}
