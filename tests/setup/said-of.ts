import { expect } from 'vitest';
import type { Answer } from './app.ts';

/** What a refusal of what was sent says of each field. */
export const saidOf = ({ status, raw }: Answer<unknown>): Readonly<Record<string, string>> => {
  expect(status, raw.body).toBe(422);
  const { erros = [] } = raw.json<{ erros?: { campo: string; mensagem: string }[] }>();
  return Object.fromEntries(erros.map(({ campo, mensagem }) => [campo, mensagem]));
};
