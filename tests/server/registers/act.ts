import { expect } from 'vitest';
import type { Answer, Person } from '#tests/server/engine/register-world.ts';

/** The refusal as the person meets it: status, and each field with its message. */
export const refusal = ({ status, erros }: Answer): [number, Record<string, string>] => [
  status,
  Object.fromEntries(erros.map(({ campo, mensagem }) => [campo, mensagem])),
];

/** Creates a record that nothing should refuse, and gives its id. */
export const create = async (person: Person, register: string, record: object): Promise<number> => {
  const answer = await person.post(register, record);
  expect(answer.erros).toEqual([]);
  return Number(answer.payload['id']);
};

/** Changes some fields of a record, as who read it would. */
export const change = async (
  person: Person,
  register: string,
  id: number,
  fields: object,
): Promise<Answer> => {
  const { payload } = await person.get(`${register}/${id}`);
  return person.put(`${register}/${id}`, { ...payload, ...fields });
};

/** Changes some fields of the only record of a register. */
export const changeOnly = async (person: Person, register: string, fields: object): Promise<Answer> => {
  const [only] = itens(await person.get(register));
  return change(person, register, Number(only?.['id']), fields);
};

export const itens = ({ payload }: Answer): readonly Record<string, unknown>[] =>
  payload['itens'] as readonly Record<string, unknown>[];
