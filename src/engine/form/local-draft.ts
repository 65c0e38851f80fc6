import { getLocalState, setLocalState } from '#src/session/local-state.ts';
import type { Field } from '../field.ts';

/** What a person typed and did not save, kept on this computer. */
export interface LocalDraft {
  /** When, as an instant. */
  momento: string;
  /** Version of the record that it was typed over; absent for a new one. */
  versao?: number;
  values: Record<string, unknown>;
}

export const draftInterval = 5_000;

const nameOf = (key: string): string => `rascunho.${key}`;

export const readDraft = (key: string): LocalDraft | undefined => getLocalState<LocalDraft>(nameOf(key));

export const dropDraft = (key: string): void => {
  void setLocalState(nameOf(key), undefined);
};

/** Keeps what was typed, secrets never. */
export function keepDraft(
  key: string,
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  versao: number | undefined,
  now: Date,
): void {
  const secret = new Set(fields.filter(({ kind }) => kind === 'secret').map(({ name }) => name));
  const plain = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)));
  const draft: LocalDraft = {
    momento: now.toISOString(),
    ...(versao === undefined ? {} : { versao }),
    values: plain,
  };
  void setLocalState(nameOf(key), draft);
}
