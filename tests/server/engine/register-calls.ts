import { expect } from 'vitest';
import type { Answer, RegisterWorld } from './register-world.ts';

/** What a test of rules does with registers, as the administrator of the world. */
interface RegisterCalls {
  readonly post: (register: string, record: object) => Promise<Answer>;
  /** Creates a record that nothing should refuse, and gives its id. */
  readonly create: (register: string, record: object) => Promise<number>;
  /** Changes some fields of a record, as who read it would. */
  readonly change: (register: string, id: number, fields: object) => Promise<Answer>;
  readonly remove: (register: string, id: number) => Promise<Answer>;
}

export const registerCalls = (world: () => RegisterWorld): RegisterCalls => {
  const read = async (register: string, id: number) =>
    (await world().administrator.get(`${register}/${id}`)).payload;
  const post: RegisterCalls['post'] = (register, record) => world().administrator.post(register, record);
  return {
    post,
    create: async (register, record) => {
      const answer = await post(register, record);
      expect(answer.erros).toEqual([]);
      return Number(answer.payload['id']);
    },
    change: async (register, id, fields) =>
      world().administrator.put(`${register}/${id}`, { ...(await read(register, id)), ...fields }),
    remove: async (register, id) =>
      world().administrator.remove(
        `${register}/${id}?versao=${Number((await read(register, id))['versao'])}`,
      ),
  };
};

/** The refusal as the person meets it: status, and each field with its message. */
export const refusal = ({ status, erros }: Answer): [number, Record<string, string>] => [
  status,
  Object.fromEntries(erros.map(({ campo, mensagem }) => [campo, mensagem])),
];
