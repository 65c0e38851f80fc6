import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { registers } from '#schemas/gen/registers.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';
import { validRecord } from './valid-record.ts';

/** A register as somebody would add it to the product, with a form of text that no other has. */
const placa: RegisterDefinition = {
  name: 'placa-patrimonial',
  area: 'administracao',
  title: { one: 'Placa patrimonial', many: 'Placas patrimoniais', gender: 'f' },
  represent: '{plaqueta}',
  menu: { section: 'administracao', key: 'cadastro.placaPatrimonial', icon: 'package', order: 950 },
  permissions: {
    list: 'placaPatrimonialListar',
    create: 'placaPatrimonialIncluir',
    edit: 'placaPatrimonialEditar',
    view: 'placaPatrimonialConsultar',
    remove: 'placaPatrimonialExcluir',
  },
  schema: {
    type: 'object',
    required: ['plaqueta', 'local'],
    properties: {
      plaqueta: {
        type: 'string',
        title: 'Plaqueta',
        maxLength: 9,
        pattern: String.raw`^PT-\d{6}$`,
        examples: ['PT-004512'],
        'x-unique': true,
      },
      local: { type: 'string', title: 'Local', maxLength: 60 },
      ativo: { type: 'boolean', title: 'Ativo', default: true },
    },
  },
  form: [{ title: 'Dados', fields: [['plaqueta', 'local'], ['ativo']] }],
  list: { columns: ['plaqueta', 'local', 'ativo'], sort: 'plaqueta,asc' },
};

let folder: string;
let world: RegisterWorld;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malote-cadastros-'));
  await cp(new URL('../../../resources/', import.meta.url), folder, { recursive: true });
  await writeFile(join(folder, `${placa.name}.json`), JSON.stringify(placa, null, 2));
  world = await openRegisterWorld([], {}, { builtIn: folder });
});

afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

it('um arquivo a mais entre os do produto basta: inclui, lista, consulta, edita e exclui', async () => {
  const holds = Object.values(placa.permissions).filter((held) => typeof held === 'string');
  const person = await world.personWith(...holds);
  const sent = await validRecord(placa, {
    choose: () => Promise.reject(new Error('não há relações')),
    picture: () => Promise.reject(new Error('não há imagens')),
  });
  const created = await person.post(placa.name, sent);
  expect(created).toMatchObject({ status: 200, payload: { ...sent, plaqueta: 'PT-004512' } });
  const address = `${placa.name}/${String(created.payload['id'])}`;
  expect((await person.get(placa.name)).payload).toMatchObject({ total: 1, itens: [sent] });
  const edited = await person.put(address, { ...sent, local: 'Almoxarifado', versao: 1 });
  expect(edited).toMatchObject({ status: 200, payload: { versao: 2, local: 'Almoxarifado' } });
  expect((await person.get(address)).payload).toMatchObject({ plaqueta: 'PT-004512', local: 'Almoxarifado' });
  expect((await person.remove(`${address}?versao=2`)).status).toBe(200);
  expect((await person.get(address)).status).toBe(404);
});

it('e os tipos que o código usa seguem os mesmos', async () => {
  const kept = new URL('../../../schemas/generated-registers.ts', import.meta.url);
  expect(await registers(pathToFileURL(`${folder}/`))).toBe(await readFile(kept, 'utf8'));
});
