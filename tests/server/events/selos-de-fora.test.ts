import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appendEvent } from '#server/base/events/record-event.ts';
import { sealAndSend } from '#server/administracao/selo/index.ts';
import { verificarEventos } from '#server/inicio/commands/eventos.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malote-selos-'));
  file = join(folder, 'selos.txt');
  server = await startTestApp({ config: { sealTo: file } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const nobody = { usuarioId: null, substitutoId: null, unidadeId: null, sessaoId: null };
const act = (times = 1): Promise<unknown> =>
  Promise.all(
    Array.from({ length: times }, () =>
      appendEvent(server.platform.connection.db, nobody, server.time.now, {
        cadeia: 'sessao:1',
        ato: 'entrou',
      }),
    ),
  );
const seal = (): Promise<number> =>
  sealAndSend({ db: server.platform.connection.db, ports: server.platform.ports });
const lines = async (): Promise<readonly string[]> => (await readFile(file, 'utf8')).trim().split('\n');

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return () => vi.restoreAllMocks();
});
const verify = (...args: string[]): Promise<number> => verificarEventos.run(args, server.platform);

describe('os selos guardados fora do banco', () => {
  it('são todos, um por linha, e o que não pôde ser escrito vem com o seguinte', async () => {
    await act();
    await seal();
    const [first] = await lines();
    expect(first).toMatch(/^\d+ 2026-11-20T13:30:00\.000Z [0-9a-f]{64}$/);
    await rm(file);
    await act();
    await seal();
    await seal();
    expect(await lines()).toHaveLength(2);
    expect((await lines())[0]).toBe(first);
    expect(await verify()).toBe(0);
  });

  it('acham o que quem é dono do banco refaz por inteiro', async () => {
    const { db } = server.platform.connection;
    const before = await lines();
    await sql`alter table selo disable trigger user`.execute(db);
    const { rows } = await sql<{ hash: Buffer; anterior: Buffer; cadeias: string; id: number }>`
      select id, hash, anterior, cadeias::text from selo order by id desc limit 1`.execute(db);
    const [last] = rows;
    // a whole seal, made anew as the product makes them: nothing in the database contradicts it
    await sql`update selo set cadeias = '{}'::jsonb, hash = sha256(anterior || convert_to('{}', 'UTF8')) where id = ${last?.id ?? 0}`.execute(
      db,
    );
    await sql`update evento_cadeia set selado_seq = 0 where cadeia = 'sessao:1'`.execute(db);
    expect(await verify(join(folder, 'nenhum'))).toBe(1);
    expect(await verify()).toBe(1);
    expect(said.join('\n')).toContain('Selo que não é o que foi guardado fora do banco');
    const [id = '', , hash = ''] = (before[0] ?? '').split(' ');
    expect(await verify(`${id}:${hash}`)).toBe(0);
    await writeFile(join(folder, 'outros.txt'), before.join('\n'));
    expect(await verify(join(folder, 'outros.txt'))).toBe(1);
    await sql`update selo set cadeias = ${last?.cadeias ?? ''}::jsonb, hash = ${last?.hash} where id = ${last?.id ?? 0}`.execute(
      db,
    );
    await sql`alter table selo enable trigger user`.execute(db);
    expect(await verify()).toBe(0);
  });

  it('vão por e-mail, o último, e não mais que um por hora', async () => {
    const { db } = server.platform.connection;
    (server.platform.ports.config as { sealTo: string }).sealTo = 'selos@fora.exemplo';
    const mails = async () =>
      (
        await db
          .selectFrom('correio')
          .select('texto')
          .where('para', '=', 'selos@fora.exemplo')
          .orderBy('id')
          .execute()
      ).map(({ texto }) => texto);
    for (const minutes of [0, 10, 61]) {
      server.time.now = new Date(new Date('2026-11-20T14:00:00Z').getTime() + minutes * 60_000);
      await act();
      await seal();
    }
    const sent = await mails();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toContain('2026-11-20T15:01:00.000Z');
    (server.platform.ports.config as { sealTo: string }).sealTo = file;
  });

  it('muitos atos de uma vez selam-se sem esperar a hora', async () => {
    const { pool } = server.platform.connection;
    const waiting = async () =>
      (await pool.query(`select 1 from graphile_worker.jobs where key = 'selar-agora'`)).rows.length;
    for (let round = 0; round < 5; round += 1) await act(100);
    expect(await waiting()).toBe(1);
  });
});
