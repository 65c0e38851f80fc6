import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Importacao } from '#schemas/shapes/importacao.ts';
import { recoverLoads, runLoadJob, undoLoadJob, type UndoAsked } from '#server/engine/index.ts';
import { pauseOf, type LoadAsked } from '#server/engine/transfer/load-queue.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { categoria, material } from './material.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';
import { sendFile, type LoadAnswer } from './transfer-calls.ts';

let world: RegisterWorld;
let job: JobContext;

beforeAll(async () => {
  world = await openRegisterWorld([categoria, material]);
  const { ports, connection } = world.platform;
  job = { db: connection.db, ports, log: pino({ level: 'silent' }) };
});

afterAll(() => world.close());

const lines = (prefix: string, total: number): string =>
  [
    'Código;Descrição;Situação',
    ...Array.from({ length: total }, (_, n) => `${prefix}${n};Coisa ${n};Novo`),
  ].join('\n');

const total = async (prefix: string): Promise<number> => {
  const { rows } = await world.platform.connection.pool.query<{ total: number }>(
    'select count(*)::int as total from registro.material where codigo like $1',
    [`${prefix}%`],
  );
  return rows[0]?.total ?? 0;
};

const queued = async (task: string): Promise<readonly unknown[]> => {
  const { rows } = await world.platform.connection.pool.query<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.id`,
    [task],
  );
  return rows.map(({ payload }) => payload);
};

const read = async (sent: LoadAnswer): Promise<Importacao> =>
  (await world.administrator.get(`material/importacao/${sent.load.id}`)).payload as unknown as Importacao;

const send = (prefix: string, count = 1_500): Promise<LoadAnswer> =>
  sendFile(world, world.administrator, 'material', lines(prefix, count), { choices: { chave: 'codigo' } });

/** Waits until something is so; each look asks the server again. */
const until = async (so: () => Promise<boolean>): Promise<void> => {
  let yes = await so();
  while (!yes) yes = await so();
};

describe('um arquivo longo', () => {
  it('fica para o segundo plano e mostra quanto já fez', async () => {
    const sent = await send('A');
    expect(sent.load).toMatchObject({ situacao: 'NA_FILA', linhas: 1_500, processadas: 0 });
    expect(await queued('importarRegistros')).toContainEqual({ importacaoId: sent.load.id });
    const running = runLoadJob(job, { importacaoId: sent.load.id });
    await until(async () => (await read(sent)).processadas >= 500);
    const middle = await read(sent);
    expect(middle).toMatchObject({ situacao: 'EM_ANDAMENTO', incluir: middle.processadas });
    expect(await total('A')).toBe(0);
    await running;
    expect(await read(sent)).toMatchObject({ situacao: 'CONCLUIDA', processadas: 1_500, incluir: 1_500 });
    expect(await total('A')).toBe(1_500);
    // A job that comes twice does nothing the second time.
    await runLoadJob(job, { importacaoId: sent.load.id });
    expect(await read(sent)).toMatchObject({ situacao: 'CONCLUIDA', incluir: 1_500 });
  });

  it('que perde o banco no meio não deixa nada, volta à fila e recomeça', async () => {
    const sent = await send('B');
    const running = runLoadJob(job, { importacaoId: sent.load.id });
    await until(async () => (await read(sent)).processadas >= 300);
    await world.platform.connection.pool.query(
      `select pg_terminate_backend(l.pid) from pg_locks l where l.locktype = 'advisory' and l.classid = 4719303 and l.objid = $1
        and l.database = (select oid from pg_database where datname = current_database())`,
      [sent.load.id],
    );
    await running;
    expect(await total('B')).toBe(0);
    expect(await read(sent)).toMatchObject({
      situacao: 'NA_FILA',
      processadas: 0,
      incluir: 0,
      erros: [],
      espera: 'BANCO',
    });
    expect(await queued('importarRegistros')).toContainEqual({
      importacaoId: sent.load.id,
      espera: { por: 'BANCO', vezes: 1 },
    });
    const { rows } = await world.platform.connection.pool.query(
      'select from importacao_registro where importacao_id = $1',
      [sent.load.id],
    );
    expect(rows).toHaveLength(0);
    await runLoadJob(job, { importacaoId: sent.load.id });
    expect(await read(sent)).toMatchObject({ situacao: 'CONCLUIDA', incluir: 1_500 });
    expect(await total('B')).toBe(1_500);
  });

  it('espera o volume o tempo que for, com pausas que crescem, e diz o que espera; quem enviou desiste', async () => {
    const { dataDir } = world.platform.ports.config;
    const waiting = async () => {
      const { rows } = await world.platform.connection.pool.query<{ payload: LoadAsked; pausa: number }>(
        `select payload, extract(epoch from run_at - now())::float8 as pausa
         from graphile_worker._private_jobs where key = $1`,
        [`importacao:${sent.load.id}`],
      );
      return rows;
    };
    const sent = await send('V');
    await rename(join(dataDir, 'arquivos'), join(dataDir, 'fora'));
    const pauses: number[] = [];
    try {
      for (let asked: LoadAsked = { importacaoId: sent.load.id }; pauses.length < 4;) {
        await runLoadJob(job, asked);
        const [one, ...others] = await waiting();
        expect(others).toEqual([]);
        if (!one) throw new Error('fora da fila');
        asked = one.payload;
        pauses.push(one.pausa);
      }
    } finally {
      await rename(join(dataDir, 'fora'), join(dataDir, 'arquivos'));
    }
    for (const [before, after] of pauses.slice(1).map((pause, n) => [pauses[n] ?? 0, pause] as const))
      expect(after).toBeGreaterThan(before * 1.5);
    expect(await read(sent)).toMatchObject({ situacao: 'NA_FILA', espera: 'VOLUME', erros: [] });
    expect((await read(sent)).acoes).toContainEqual({ nome: 'cancelar', permitida: true });
    const cancel = () => world.administrator.post(`material/importacao/${sent.load.id}/cancelar`, {});
    expect((await cancel()).payload).toMatchObject({
      situacao: 'INTERROMPIDA',
      erros: [{ mensagem: 'Cancelada antes de começar. Nada mudou.' }],
    });
    expect(await waiting()).toEqual([]);
    expect((await cancel()).status).toBe(409);
    await runLoadJob(job, { importacaoId: sent.load.id });
    expect(await total('V')).toBe(0);
  });

  it('nunca espera mais que cinco minutos por vez', () => {
    const pauses = [1, 2, 3, 7, 8, 50, 5_000].map((vezes) => pauseOf({ por: 'BANCO', vezes }) / 1_000);
    expect(pauses).toEqual([3, 6, 12, 192, 300, 300, 300]);
  });

  it('volta à fila quando o servidor desliga, e recomeça', async () => {
    const sent = await send('C');
    const ending = new AbortController();
    const running = runLoadJob(job, { importacaoId: sent.load.id }, ending.signal);
    await until(async () => (await read(sent)).processadas >= 300);
    ending.abort();
    await running;
    expect(await read(sent)).toMatchObject({ situacao: 'NA_FILA', processadas: 0, incluir: 0 });
    expect(await total('C')).toBe(0);
    await runLoadJob(job, { importacaoId: sent.load.id });
    expect(await read(sent)).toMatchObject({ situacao: 'CONCLUIDA', incluir: 1_500 });
    expect(await total('C')).toBe(1_500);
  });

  it('de um processo que morreu é achado e volta à fila, poucas vezes, e depois diz que parou', async () => {
    const { db } = world.platform.connection;
    const sent = await send('D');
    const died = async (tentativas: number): Promise<Importacao> => {
      await db
        .updateTable('importacao')
        .set({ situacao: 'EM_ANDAMENTO', tentativas })
        .where('id', '=', sent.load.id)
        .execute();
      await recoverLoads(job);
      return read(sent);
    };
    await world.platform.connection.pool.query('delete from graphile_worker._private_jobs');
    expect((await died(1)).situacao).toBe('NA_FILA');
    expect(await queued('importarRegistros')).toEqual([{ importacaoId: sent.load.id }]);
    expect(await died(3)).toMatchObject({
      situacao: 'INTERROMPIDA',
      incluir: 0,
      erros: [{ mensagem: 'A carga parou no meio e nada foi gravado. Envie o arquivo de novo.' }],
    });
    expect(await total('D')).toBe(0);
  });

  it('usa os direitos que a pessoa tem quando a carga começa', async () => {
    const maker = await world.personWith('materialIncluir');
    const sent = await sendFile(world, maker, 'material', lines('E', 1_001));
    await world.platform.connection.pool.query(
      `update registro.usuario set bloqueado = true where id = (select criada_por from importacao where id = $1)`,
      [sent.load.id],
    );
    await runLoadJob(job, { importacaoId: sent.load.id });
    expect(await read(sent)).toMatchObject({
      situacao: 'INTERROMPIDA',
      erros: [{ mensagem: 'Quem pediu isto não tem mais acesso. Nada mudou.' }],
    });
    expect(await total('E')).toBe(0);
  });

  it('é desfeito em segundo plano, inteiro ou nada', async () => {
    const sent = await send('F', 1_200);
    await runLoadJob(job, { importacaoId: sent.load.id });
    const asked = await world.administrator.post(`material/importacao/${sent.load.id}/desfazer`, {});
    expect(asked.payload).toMatchObject({ situacao: 'DESFAZENDO' });
    const [payload] = (await queued('desfazerImportacao')) as UndoAsked[];
    expect(payload).toMatchObject({ importacaoId: sent.load.id });
    if (!payload) return;
    await world.platform.connection.pool.query(`update registro.material set versao = 9 where codigo = 'F7'`);
    await undoLoadJob(job, payload);
    expect(await read(sent)).toMatchObject({
      situacao: 'CONCLUIDA',
      erros: [{ linha: 9, mensagem: 'Foi alterado depois da carga.' }],
    });
    expect(await total('F')).toBe(1_200);
    await world.platform.connection.pool.query(`update registro.material set versao = 1 where codigo = 'F7'`);
    await world.administrator.post(`material/importacao/${sent.load.id}/desfazer`, {});
    await undoLoadJob(job, payload);
    expect(await read(sent)).toMatchObject({ situacao: 'DESFEITA' });
    expect(await total('F')).toBe(0);
  });
});
