import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { applyRegister, checkRegisters, createEngine } from '#server/engine/index.ts';
import { hooks } from '#server/hooks.ts';
import { builtInRegisters } from '#server/inicio/open-platform.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';
import { apply, query, register, texto } from './small-register.ts';

let world: RegisterWorld;

beforeAll(async () => {
  world = await openRegisterWorld(
    [register('ocupado', {}), register('errado', { valor: texto() })],
    {},
    {
      lockWait: 200,
    },
  );
  await query(world, `insert into registro.errado (nome, valor) values ('a', 'x')`);
  await world.platform.engine.watch();
});

afterAll(() => world.close());

const refusals = async (): Promise<readonly object[]> =>
  (await world.administrator.get('registro/recusas')).payload as never;

const soon = <T>(check: () => Promise<T> | T): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000, interval: 40 });

/** Somebody reads the table all through `work`, which keeps it from being changed. */
const whileRead = async (table: string, work: () => Promise<void>): Promise<void> => {
  const reader = await world.platform.connection.pool.connect();
  try {
    await reader.query(`begin; select from registro.${table}`);
    await work();
  } finally {
    await reader.query('rollback');
    reader.release();
  }
};

const fields = (): ReadonlyMap<string, unknown> | undefined =>
  world.platform.engine.models().get('ocupado')?.fields;

describe('o que não se aplicou por um motivo que passa', () => {
  it('é tentado de novo sozinho quando a tabela fica livre', async () => {
    await whileRead('ocupado', async () => {
      await world.write(register('ocupado', { primeiro: texto() }));
      await soon(async () =>
        expect(await refusals()).toMatchObject([
          { registro: 'ocupado', motivo: expect.stringContaining('estavam em uso') as string },
        ]),
      );
      expect(fields()?.has('primeiro')).toBe(false);
    });
    await soon(() => expect(fields()?.has('primeiro')).toBe(true));
    await soon(async () => expect(await refusals()).toEqual([]));
  });

  it('ou quando a conexão caiu no meio', async () => {
    await whileRead('ocupado', async () => {
      await world.write(register('ocupado', { primeiro: texto(), segundo: texto() }));
      await soon(async () =>
        expect(
          await query(
            world,
            `select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock' and query like '%segundo%'`,
          ),
        ).toHaveLength(1),
      );
    });
    await soon(() => expect(fields()?.has('segundo')).toBe(true));
    await soon(async () => expect(await refusals()).toEqual([]));
  });
});

describe('as recusas que quem administra vê', () => {
  it('não somem porque um processo lê outra pasta, e somem quando o comando aplica', async () => {
    await world.write(register('errado', {}));
    await soon(async () => expect(await refusals()).toMatchObject([{ registro: 'errado' }]));
    const { db } = world.platform.connection;
    const log = pino({ level: 'silent' });
    const apart = createEngine({ db, connection: {}, folders: [builtInRegisters], hooks, log });
    expect(await apart.load()).toEqual([]);
    expect(await refusals()).toMatchObject([{ registro: 'errado' }]);
    expect(await applyRegister(db, [builtInRegisters, world.folder], 'errado', true)).toMatchObject({
      ok: true,
    });
    expect(await refusals()).toEqual([]);
  });
});

describe('o que um arquivo faz aos outros', () => {
  const link = (resource: string, label?: string) => ({
    dono: { type: 'integer' as const, title: 'Dono', 'x-relation': { resource, ...(label && { label }) } },
  });
  const check = async (...definitions: readonly RegisterDefinition[]) => {
    const folder = await mkdtemp(join(world.folder, 'arquivos-'));
    for (const one of definitions) await writeFile(join(folder, `${one.name}.json`), JSON.stringify(one));
    return { folder, ...(await checkRegisters([folder])) };
  };

  it('repetir um nome de outra pasta é recusado nela', async () => {
    const { folder } = await check(register('repetido', {}));
    const other = await check(register('repetido', {}));
    expect((await checkRegisters([folder, other.folder])).lines[0]).toBe(
      `${join(other.folder, 'repetido.json')}/name: já existe um registro com o nome repetido`,
    );
  });

  it('o que só código faria, e um ícone que não há, são recusados em um cadastro da instalação', async () => {
    const { folder } = await check({
      ...register('promete', {}),
      menu: { section: 'administracao', key: 'promete', icon: 'automovel', order: 900 },
      actions: [{ name: 'testar', title: 'Testar', on: 'record', permission: 'prometeTestar' }],
    });
    const place = join(folder, 'promete.json');
    expect(await checkRegisters([builtInRegisters, folder])).toEqual({
      ok: false,
      lines: [
        `${place}/actions/0/name: a ação testar não tem código que a faça: actions só vale para os cadastros do produto`,
        `${place}/menu/icon: não há ícone com o nome automovel; os nomes são os de lucide.dev/icons`,
        '2 problemas.',
      ],
    });
  });

  it('tirar o campo que outro mostra é recusado, e diz qual outro', async () => {
    const { folder } = await check(
      register('mostrado', { sigla: texto(5) }),
      register('mostra', link('mostrado', 'sigla')),
    );
    const { db } = world.platform.connection;
    for (const name of ['mostrado', 'mostra'])
      expect(await applyRegister(db, [folder], name, false)).toMatchObject({ ok: true });
    await writeFile(join(folder, 'mostrado.json'), JSON.stringify(register('mostrado', {})));
    expect((await applyRegister(db, [folder], 'mostrado', false)).lines[0]).toContain(
      'quebra mostra/schema/properties/dono/x-relation/label: o registro mostrado não tem o campo sigla',
    );
  });

  it('apontar para o que não guarda linhas tem o mesmo motivo no comando e no servidor', async () => {
    const { lines } = await check(
      { ...register('semlinhas', {}), source: 'hook' },
      register('aponta', link('semlinhas')),
    );
    expect(lines[0]).toContain('o registro semlinhas não guarda linhas');
  });

  it('apontar para o que não se pôde aplicar espera por ele', async () => {
    const { refusals: said } = await apply(world, register('espera', link('nunca-veio')));
    expect(said).toMatchObject([
      {
        pointer: '/schema/properties/dono/x-relation/resource',
        reason: 'aponta para o registro nunca-veio, que não existe ou foi recusado',
      },
    ]);
  });
});
