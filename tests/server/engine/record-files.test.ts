import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { refusal } from './register-calls.ts';
import { openRegisterWorld, type Person, type RegisterWorld } from './register-world.ts';

/** Surveys with pictures: one of the whole, some attached, one of each finding. */
const inspecao: RegisterDefinition = {
  name: 'inspecao',
  area: 'administracao',
  title: { one: 'Inspeção', many: 'Inspeções', gender: 'f' },
  represent: '{local}',
  permissions: {
    list: 'inspecaoListar',
    create: 'inspecaoIncluir',
    edit: 'inspecaoEditar',
    view: 'inspecaoVer',
  },
  schema: {
    type: 'object',
    required: ['local'],
    properties: {
      local: { type: 'string', title: 'Local', maxLength: 50 },
      foto: { type: 'string', title: 'Foto', 'x-image': { types: ['image/png'], maxWidth: 10 } },
      anexos: { type: 'array', title: 'Anexos', items: { type: 'string' }, 'x-widget': 'file' },
      achados: {
        type: 'array',
        title: 'Achados',
        'x-rows': true,
        items: {
          type: 'object',
          properties: {
            detalhe: {
              type: 'string',
              title: 'Detalhe',
              'x-image': { types: ['image/png'], maxWidth: 10 },
            },
          },
        },
      },
    },
  },
  form: [{ title: 'Dados', fields: [['local', 'foto', 'anexos'], ['achados']] }],
  list: { columns: ['local'], sort: 'local,asc' },
};

let world: RegisterWorld;
let admin: Person;

beforeAll(async () => {
  world = await openRegisterWorld([inspecao]);
  admin = world.administrator;
});

afterAll(() => world.close());

/** A PNG that says its size; what follows the header does not matter here. */
const png = (width: number): Buffer => {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(4, 4);
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  return Buffer.concat([header, size, Buffer.from('0806000000', 'hex'), Buffer.alloc(64)]);
};

const kept = async (id: string): Promise<boolean> => {
  const { rows } = await world.platform.connection.pool.query<{ em_uso: boolean }>(
    'select em_uso from arquivo where id = $1',
    [id],
  );
  return rows[0]?.em_uso ?? false;
};

describe('os arquivos de um registro', () => {
  it('de uma lista e de uma linha são guardados como os outros', async () => {
    const [one, two, three] = [
      await admin.upload('a.png', png(3)),
      await admin.upload('b.png', png(400)),
      await admin.upload('c.png', png(5)),
    ];
    const saved = await admin.post('inspecao', {
      local: 'Ponte',
      anexos: [one, two],
      achados: [{ detalhe: three }],
    });
    expect(saved.erros).toEqual([]);
    expect([await kept(one), await kept(two), await kept(three)]).toEqual([true, true, true]);
  });

  it('e são conferidos como os outros', async () => {
    const foreign = await admin.upload('a.png', png(3));
    const person = await world.personWith('inspecaoIncluir', 'inspecaoVer');
    const big = await person.upload('b.png', png(400));
    const sent = { local: 'Muro', anexos: [foreign], achados: [{}, { detalhe: big }] };
    const answer = refusal(await person.post('inspecao', sent));
    expect(answer).toEqual([
      422,
      {
        'anexos.0': 'Envie de novo o arquivo de Anexos.',
        'achados.1.detalhe': 'A imagem tem 400 x 4 pixels; o aceito vai de 1 x 1 a 10 x 20000.',
      },
    ]);
    expect(await kept(foreign)).toBe(false);
  });

  it('voltam com a versão a que outra pessoa o restaura', async () => {
    const [foto, detalhe] = [await admin.upload('a.png', png(3)), await admin.upload('b.png', png(4))];
    const first = { local: 'Casa', foto, achados: [{ detalhe }] };
    const { id } = (await admin.post('inspecao', first)).payload;
    const path = `inspecao/${id as number}`;
    await admin.put(path, { local: 'Casa', versao: 1 });
    const person = await world.personWith('inspecaoEditar', 'inspecaoVer');
    const back = await person.post(`${path}/restaurar`, { versao: 1, versaoAtual: 2 });
    expect([back.status, back.erros]).toEqual([200, []]);
    expect(back.payload).toMatchObject({ foto, achados: [{ detalhe }] });
    // what the history of this record never had is still only of who sent it
    const other = await admin.upload('c.png', png(3));
    const stolen = await person.put(path, { local: 'Casa', foto: other, versao: 3 });
    expect(refusal(stolen)[0]).toBe(422);
  });
});
