import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import type { Importacao } from '#schemas/shapes/importacao.ts';
import { runLoadJob } from '#server/engine/index.ts';
import { importKeys } from '#server/engine/transfer/mapping.ts';
import { registerNamed, viewFor } from '#server/engine/index.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';
import { png } from '#tests/server/pdf/png.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { thorough } from '#tests/setup/thorough.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';
import { ficha } from './ficha.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';
import { download, problems, sendFile } from './transfer-calls.ts';
import { validRecord, type Surroundings } from './valid-record.ts';

const manyRecords = 1_000;

describe('todo cadastro do produto', () => {
  let server: TestApp;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestApp();
    admin = await server.as('admin');
  });

  afterAll(() => server.close());

  const events = async (): Promise<number> => {
    const { rows } = await server.platform.connection.pool.query<{ total: number }>(
      'select count(*)::int as total from evento',
    );
    return rows[0]?.total ?? 0;
  };

  /** Long files wait for the background: here it is run at once. */
  const ended = async (load: Importacao): Promise<Importacao> => {
    if (load.situacao !== 'NA_FILA') return load;
    const { ports, connection } = server.platform;
    await runLoadJob({ db: connection.db, ports, log: pino({ level: 'silent' }) }, { importacaoId: load.id });
    return (await admin.get<Importacao>(`${load.registro}/importacao/${load.id}`)).payload;
  };

  /** Records for what a demonstration has none of. */
  const around: Surroundings = {
    choose: async (register, filter) => {
      const query = new URLSearchParams(
        Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const { payload } = await admin.get<Page<{ id: number }>>(`${register}/combo?${query.toString()}`);
      const [first] = payload.itens;
      if (!first) throw new Error(`não há o que escolher de ${register}`);
      return first.id;
    },
    picture: () => uploadFile(server.app, admin.token, 'imagem.png', png(40, 30)),
  };

  /** What a key finds does not depend on the format: each is tried in one, unless there is time; of many records, one in each. */
  const keysOf = (formato: 'csv' | 'xlsx', keys: readonly string[], total: number): readonly string[] => {
    if (thorough) return keys;
    if (formato === 'xlsx') return keys.slice(-1);
    return total > manyRecords ? keys.slice(0, 1) : keys;
  };

  const fillEmpty = async (definition: RegisterDefinition): Promise<void> => {
    const { payload } = await admin.get<Page<object>>(definition.name);
    if (payload.itens.length > 0) return;
    const { status, campos } = await admin.post(definition.name, await validRecord(definition, around));
    expect([definition.name, status, campos]).toEqual([definition.name, 200, []]);
  };

  it(
    'importa a própria exportação sem mudar nada, por cada chave e nos dois formatos',
    async () => {
      const { platform } = server;
      const models = platform.engine.models();
      const ctx = systemCtx(platform.ports, platform.connection.db);
      const tried = new Set<string>();
      const passed: string[] = [];
      for (const { name, definition } of models.values()) {
        const { list, create, edit } = definition.permissions;
        if (!list || !(create ?? edit) || definition.source === 'hook') {
          passed.push(name);
          continue;
        }
        await fillEmpty(definition);
        const keys = importKeys(viewFor(ctx, models, registerNamed(models, name))).map((key) => key.join());
        for (const formato of ['csv', 'xlsx'] as const) {
          const file = await download(server, admin, name, `formato=${formato}`);
          expect([name, file.status]).toEqual([name, 200]);
          // A key that is empty in some record names none: such a file is loaded by the number.
          const full = await platform.connection.pool.query<{ total: number }>(
            `select count(*)::int as total from registro.${name.replaceAll('-', '_')}`,
          );
          const total = full.rows[0]?.total ?? 0;
          expect([name, total > 0]).toEqual([name, true]);
          for (const chave of keysOf(formato, keys, total)) {
            const before = await events();
            const sent = await sendFile(server, admin, name, file.bytes, { choices: { chave } });
            expect([name, chave, sent.status]).toEqual([name, chave, 200]);
            const load = await ended(sent.load);
            const empty = load.erros.filter(({ mensagem }) => mensagem !== 'Preencha a chave do registro.');
            expect([name, chave, empty]).toEqual([name, chave, []]);
            expect([name, load.incluir, load.alterar, load.semMudanca + load.comErro]).toEqual([
              name,
              0,
              0,
              total,
            ]);
            if (chave === 'id') expect([name, load.situacao]).toEqual([name, 'CONCLUIDA']);
            expect(await events()).toBe(before + (load.situacao === 'CONCLUIDA' ? 1 : 0));
            tried.add(name);
          }
        }
      }
      expect([...tried, ...passed].sort()).toEqual([...models.keys()].sort());
      // What a hook computes, and what is not listed or not written, goes in no sheet.
      expect(passed.sort()).toEqual([
        'acesso-negado',
        'alerta-seguranca',
        'area-restrita',
        'configuracao',
        'dominio',
        'gerenciador-email',
        'logs-sistema',
        'normalizacao',
      ]);
    },
    thorough ? 600_000 : 180_000,
  );
});

describe('registros quaisquer', () => {
  let world: RegisterWorld;

  beforeAll(async () => {
    world = await openRegisterWorld([ficha]);
  });

  afterAll(() => world.close());

  const text = (maxLength: number) =>
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength })
      .map((one) =>
        one
          .replaceAll(/[\u0000\uD800-\uDFFF]/g, 'x')
          // as it is kept: some letters are two after it, and a length counts those
          .normalize('NFC')
          .trim()
          .slice(0, maxLength)
          .trim(),
      )
      .filter((one) => one.length > 0);
  const code = fc.stringMatching(/^[A-Z0-9=+\-@']{1,8}$/);
  const onClock = (date: Date): string => date.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  const day = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const moment = fc
    .date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    // an hour that came twice when the summer time ended has one name in a file
    .filter((date) =>
      [-1, 1].every((hours) => onClock(date) !== onClock(new Date(+date + hours * 3_600_000))),
    )
    .map((date) => date.toISOString());
  const row = fc.record({ nome: text(10), prazo: day }, { requiredKeys: ['nome'] });
  const record = fc.record(
    {
      codigo: code,
      titulo: text(24).map((one) => `T ${one} .`),
      serie: code.map((one) => one.slice(0, 5)),
      numero: fc.integer({ min: 1, max: 999 }),
      valor: fc.double({ min: 1e-6, max: 99.999, noNaN: true }),
      passo: fc.integer({ min: -1000, max: 1000 }).map((n) => n * 5),
      cor: fc.constantFrom('A', 'B'),
      nivel: fc.constantFrom(1, 2),
      pronta: fc.constant(false),
      dia: day,
      momento: moment,
      cpf: fc.constantFrom('11144477735', '12345678909'),
      telefone: fc.constantFrom('47999991234', '08007771234', '+351912345678'),
      cargos: fc.constant(true),
      marcas: fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { minLength: 1, maxLength: 2 }),
      notas: fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1, maxLength: 4 }),
      itens: fc.uniqueArray(row, { minLength: 1, maxLength: 3, selector: ({ nome }) => nome }),
    },
    { requiredKeys: ['codigo', 'titulo'] },
  );
  const records = fc.uniqueArray(record, {
    minLength: 1,
    maxLength: 8,
    comparator: (a, b) =>
      a.codigo === b.codigo || (a.serie !== undefined && a.serie === b.serie && a.numero === b.numero),
  });

  const everything = async (): Promise<unknown[]> => {
    const { rows } = await world.platform.connection.pool.query<{ id: number }>(
      'select id from registro.ficha order by codigo collate "C"',
    );
    const all: unknown[] = [];
    for (const { id } of rows) {
      const { payload } = await world.administrator.get(`ficha/${id}`);
      const { id: _id, versao: _v, criadoEm: _c, acoes: _a, ...rest } = payload;
      all.push(JSON.parse(JSON.stringify(rest, (key, value: unknown) => (key === 'id' ? undefined : value))));
    }
    return all;
  };

  it.each(['csv', 'xlsx'])(
    'voltam iguais de um %s, com e sem os registros lá',
    async (formato) => {
      await fc.assert(
        fc.asyncProperty(records, async (made) => {
          await world.platform.connection.pool.query('delete from registro.ficha');
          for (const one of made) {
            const { cargos, ...rest } = one;
            const links = cargos === undefined ? {} : { cargos: [world.ids.cargo], unidade: world.ids.ccl };
            const sent = await world.administrator.post('ficha', { ...rest, ...links });
            expect(sent.erros).toEqual([]);
          }
          const before = await everything();
          const file = await download(world, world.administrator, 'ficha', `formato=${formato}`);
          const same = await sendFile(world, world.administrator, 'ficha', file.bytes, {
            choices: { chave: 'codigo' },
          });
          expect([problems(same), same.load.semMudanca]).toEqual([[], made.length]);
          await world.platform.connection.pool.query('delete from registro.ficha');
          const again = await sendFile(world, world.administrator, 'ficha', file.bytes);
          expect([problems(again), again.load.incluir]).toEqual([[], made.length]);
          expect(await everything()).toEqual(before);
        }),
        { numRuns: thorough ? 25 : 8 },
      );
    },
    120_000,
  );
});
