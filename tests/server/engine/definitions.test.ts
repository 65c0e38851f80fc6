import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bindValidator, type ValidatorModule } from '#schemas/validator-module.ts';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { categoria, luva, material } from './material.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';

let world: RegisterWorld;

beforeAll(async () => {
  world = await openRegisterWorld();
  await world.platform.engine.watch();
});

afterAll(() => world.close());

const names = async (): Promise<string[]> => {
  const { payload } = await world.administrator.get('registro');
  return (payload as unknown as { definicao: RegisterDefinition }[]).map(({ definicao }) => definicao.name);
};

const refusals = async (): Promise<{ arquivo: string; lugar: string; motivo: string; comando?: string }[]> =>
  (await world.administrator.get('registro/recusas')).payload as never;

/** Waits for what the server does by itself, no longer than the second that it promises (and the machine's slowness). */
const soon = <T>(check: () => Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 8_000, interval: 40 });

describe('um arquivo posto na pasta com o servidor ligado', () => {
  it('aparece na API, no menu e na documentação sem reiniciar', async () => {
    expect((await world.administrator.get('material')).status).toBe(404);
    await world.write(material);
    await soon(async () =>
      expect(await refusals()).toMatchObject([{ lugar: '/schema/properties/categoria/x-relation/resource' }]),
    );
    expect((await world.administrator.get('material')).status).toBe(404);
    await world.write(categoria);
    await soon(async () =>
      expect(await names()).toEqual(expect.arrayContaining(['material', 'categoria-material'])),
    );
    expect(await refusals()).toEqual([]);
    expect((await world.administrator.post('material', luva)).status).toBe(200);
    const document = await world.app.inject({ method: 'GET', url: '/ws/api/openapi.json' });
    expect(Object.keys(document.json<{ paths: object }>().paths)).toEqual(
      expect.arrayContaining(['/material', '/material/{id}', '/material/combo', '/material/{id}/historico']),
    );
  });

  it('errado, é recusado com arquivo, lugar e motivo, e o servidor segue com o anterior', async () => {
    const file = join(world.folder, 'material.json');
    await writeFile(file, '{ "name": "material", ');
    await soon(async () => expect(await refusals()).toMatchObject([{ arquivo: file, lugar: '' }]));
    await world.write({ ...material, list: { ...material.list, columns: ['naoExiste'] } } as never);
    await soon(async () =>
      expect(await refusals()).toMatchObject([
        { arquivo: file, lugar: '/list/columns/0', motivo: 'o campo naoExiste não existe' },
      ]),
    );
    expect((await world.administrator.get('material')).payload['total']).toBe(1);
    await world.write(material);
    await soon(async () => expect(await refusals()).toEqual([]));
  });

  it('que perderia dados é recusado com o comando que o faria', async () => {
    const { peso: _peso, ...properties } = material.schema.properties;
    const form = material.form?.map((section) => ({
      ...section,
      fields: section.fields.map((line) => line.filter((name) => name !== 'peso')),
    }));
    await world.write({ ...material, schema: { ...material.schema, properties }, form } as never);
    await soon(async () =>
      expect(await refusals()).toMatchObject([
        {
          lugar: '/schema/properties/peso',
          motivo: expect.stringContaining('Peso saiu da definição e tem dados em 1 registro ') as string,
          comando: 'malote registros aplicar material --aceitar-perda',
        },
      ]),
    );
    const { payload } = await world.administrator.get('material');
    expect((payload['itens'] as object[])[0]).toMatchObject({ peso: 0.25 });
    await world.write(material);
    await soon(async () => expect(await refusals()).toEqual([]));
  });

  it('que só acrescenta se aplica sozinho, e os outros processos o acompanham', async () => {
    const other = await world.another();
    await other.engine.watch();
    const marca = { type: 'string', title: 'Marca', maxLength: 30 } as const;
    const form = [...(material.form ?? []), { title: 'Marca', fields: [['marca']] }];
    await world.write({
      ...material,
      schema: { ...material.schema, properties: { ...material.schema.properties, marca } },
      form,
    } as never);
    await soon(async () => expect(other.engine.models().get('material')?.fields.has('marca')).toBe(true));
    await soon(async () =>
      expect(
        (await world.administrator.post('material', { ...luva, codigo: 'B1', marca: 'Serena' })).payload[
          'marca'
        ],
      ).toBe('Serena'),
    );
    const { rows } = await world.platform.connection.pool.query<{ versao: number }>(
      `select versao from registro_migracao where nome = 'material' order by id`,
    );
    expect(rows.map(({ versao }) => versao)).toEqual([1, 2]);
  });
});

describe('uma página aberta antes de o cadastro ganhar um campo', () => {
  const addresses = async (): Promise<{ criar: string; editar: string }> =>
    (await world.administrator.get('registro/material')).payload['validador'] as never;
  const under = (address: string): Record<string, string> => ({ 'x-registro-validador': address });

  it('não apaga o que não conhece: nada é gravado até que ela leia o cadastro de novo', async () => {
    const { administrator } = world;
    const before = await addresses();
    const properties = {
      ...material.schema.properties,
      marca: { type: 'string', title: 'Marca', maxLength: 30 },
      cor: { type: 'string', title: 'Cor', maxLength: 30 },
    };
    await world.write({
      ...material,
      schema: { ...material.schema, properties },
      form: [...(material.form ?? []), { title: 'Marca', fields: [['marca', 'cor']] }],
    } as never);
    await soon(async () => expect(await addresses()).not.toEqual(before));
    const now = await addresses();
    const filled = { ...luva, codigo: 'C1', cor: 'azul' };
    const { payload: stored } = await administrator.post('material', filled, under(now.criar));
    const address = `material/${String(stored['id'])}`;
    const old = { ...luva, codigo: 'C1', descricao: 'Luva trocada', versao: 1 };

    const refused = await administrator.put(address, old, under(before.editar));
    expect(refused).toMatchObject({ status: 409, codigo: 'cadastroMudou' });
    expect(refused.descricao).toContain('confira os campos novos e salve de novo');
    expect((await administrator.get(address)).payload).toMatchObject({ versao: 1, cor: 'azul' });
    const { total } = (await administrator.get('material')).payload;
    expect(
      await administrator.post('material', { ...luva, codigo: 'C2' }, under(before.criar)),
    ).toMatchObject({ status: 409, codigo: 'cadastroMudou' });
    expect((await administrator.get('material')).payload['total']).toBe(total);

    const saved = await administrator.put(address, { ...old, cor: 'azul' }, under(now.editar));
    expect(saved.payload).toMatchObject({ versao: 2, descricao: 'Luva trocada', cor: 'azul' });
  });

  it('e quem não diz sob qual cadastro preencheu grava o que enviou', async () => {
    const { payload } = await world.administrator.post('material', { ...luva, codigo: 'C3', cor: 'verde' });
    const sent = { ...luva, codigo: 'C3', versao: 1 };
    const saved = await world.administrator.put(`material/${String(payload['id'])}`, sent);
    expect(saved.payload).not.toHaveProperty('cor');
  });

  it('não passa à frente da permissão', async () => {
    const reader = await world.personWith('materialListar');
    expect((await reader.post('material', luva, under('outro'))).codigo).toBe('acessoNegado');
  });
});

describe('o validador que o navegador importa', () => {
  const load = async (address: string): Promise<ReturnType<typeof bindValidator>> => {
    const response = await world.app.inject({ method: 'GET', url: `/ws/api/${address}` });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/javascript');
    expect(response.headers['cache-control']).toContain('immutable');
    const module = (await import(
      `data:text/javascript;base64,${Buffer.from(response.body).toString('base64')}`
    )) as ValidatorModule;
    return bindValidator(module);
  };

  it('aceita e recusa o mesmo que o servidor, sem bearer', async () => {
    const { payload } = await world.administrator.get('registro/categoria-material');
    const { criar, editar } = payload['validador'] as { criar: string; editar: string };
    const create = await load(criar);
    expect(create({ nome: 'EPI' })).toBe(true);
    expect(create({})).toBe(false);
    expect((await load(editar))({ nome: 'EPI', outro: 1 })).toBe(false);
  });

  it('não existe para quem inventa o endereço', async () => {
    for (const name of ['0'.repeat(64) + '.js', 'qualquer.js', '..%2Fx.js'])
      expect(
        (await world.app.inject({ method: 'GET', url: `/ws/api/registro/validador/${name}` })).statusCode,
      ).toBe(404);
  });
});
