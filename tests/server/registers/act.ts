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

/** Proves who is at the keyboard, for the next act that asks. */
export const confirm = (person: Person, senha = 'senha-do-tiago'): Promise<Answer> =>
  person.post('credencial/confirmacao', { senha });

/** The same act again after the proof, where the server asks for one, as the form does. */
export const confirmed = async (person: Person, act: () => Promise<Answer>): Promise<Answer> => {
  const answer = await act();
  if (answer.codigo !== 'confirmacaoNecessaria') return answer;
  expect((await confirm(person)).status).toBe(200);
  return act();
};

/** Changes some fields of a record, as who read it would; who the change asks for a proof gives it. */
export const change = async (
  person: Person,
  register: string,
  id: number,
  fields: object,
): Promise<Answer> => {
  const { payload } = await person.get(`${register}/${id}`);
  return confirmed(person, () => person.put(`${register}/${id}`, { ...payload, ...fields }));
};

/** Changes some fields of the only record of a register. */
export const changeOnly = async (person: Person, register: string, fields: object): Promise<Answer> => {
  const [only] = itens(await person.get(register));
  return change(person, register, Number(only?.['id']), fields);
};

export const itens = ({ payload }: Answer): readonly Record<string, unknown>[] =>
  payload['itens'] as readonly Record<string, unknown>[];
