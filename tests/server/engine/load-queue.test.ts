import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Importacao } from '#schemas/shapes/importacao.ts';
import { recoverLoads, runLoadJob, undoLoadJob, type UndoAsked } from '#server/engine/index.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { categoria, material } from './material.ts';
import { openRegisterWorld, type Person, type RegisterWorld } from './register-world.ts';
import { sendFile, type LoadAnswer } from './transfer-calls.ts';

let world: RegisterWorld;
let job: JobContext;

beforeAll(async () => {
  world = await openRegisterWorld([categoria, material]);
  const { ports, connection } = world.platform;
  job = { db: connection.db, ports, log: pino({ level: 'silent' }) };
});

afterAll(() => world.close());

const query = async <R extends object>(text: string, values: readonly unknown[] = []): Promise<R[]> =>
  (await world.platform.connection.pool.query<R>(text, [...values])).rows;

const lines = (prefix: string, total: number): string =>
  [
    'Código;Descrição;Situação',
    ...Array.from({ length: total }, (_, n) => `${prefix}${n};Coisa ${n};Novo`),
  ].join('\n');

const send = (prefix: string, count: number, person: Person = world.administrator): Promise<LoadAnswer> =>
  sendFile(world, person, 'material', lines(prefix, count));

const read = async (sent: LoadAnswer): Promise<Importacao> =>
  (await world.administrator.get(`material/importacao/${sent.load.id}`)).payload as unknown as Importacao;

/** Jobs of a load that wait or run. */
const jobs = async ({ load }: LoadAnswer): Promise<number> =>
  (await query(`select from graphile_worker.jobs where key = $1`, [`importacao:${load.id}`])).length;

describe('uma carga na fila cujo processo morreu', () => {
  it('entra com o seu trabalho, ou não entra', async () => {
    const before = await query('select from importacao');
    await query('alter table graphile_worker._private_jobs rename to outros');
    const sent = await send('A', 1_001);
    await query('alter table graphile_worker.outros rename to _private_jobs');
    expect(sent.status).toBe(500);
    expect(await query('select from importacao')).toHaveLength(before.length);
  });

  it('volta à fila se ninguém a tem, e só então', async () => {
    const sent = await send('B', 1_001);
    const taken = (ago: string) =>
      query(
        `update graphile_worker._private_jobs set attempts = 1, locked_by = 'outro', locked_at = now() - $2::interval where key = $1`,
        [`importacao:${sent.load.id}`, ago],
      );
    const waiting = async (): Promise<number> =>
      (
        await query(`select from graphile_worker.jobs where key = $1 and attempts = 0`, [
          `importacao:${sent.load.id}`,
        ])
      ).length;
    await taken('5 seconds');
    await recoverLoads(job);
    expect(await waiting()).toBe(0);
    await taken('2 minutes');
    await recoverLoads(job);
    await recoverLoads(job);
    expect([await waiting(), await jobs(sent)]).toEqual([1, 1]);
    await runLoadJob(job, { importacaoId: sent.load.id });
    expect(await read(sent)).toMatchObject({ situacao: 'CONCLUIDA', incluir: 1_001 });
  });

  it('não desiste de desfazer o que ainda espera a vez', async () => {
    const sent = await send('C', 1_001);
    await runLoadJob(job, { importacaoId: sent.load.id });
    await world.administrator.post(`material/importacao/${sent.load.id}/desfazer`, {});
    await recoverLoads(job);
    expect((await read(sent)).situacao).toBe('DESFAZENDO');
    await query('delete from graphile_worker._private_jobs where key = $1', [`desfazer:${sent.load.id}`]);
    await recoverLoads(job);
    expect((await read(sent)).situacao).toBe('CONCLUIDA');
  });

  it('curta, que ninguém responde mais, é dada por parada', async () => {
    const sent = await send('D', 2);
    const old = (ago: string) =>
      query(
        `update importacao set situacao = 'NA_FILA', iniciada_em = null, criada_em = $2::timestamptz - $3::interval where id = $1`,
        [sent.load.id, world.platform.ports.clock(), ago],
      );
    await old('5 seconds');
    await recoverLoads(job);
    expect((await read(sent)).situacao).toBe('NA_FILA');
    await old('2 minutes');
    await recoverLoads(job);
    expect((await read(sent)).situacao).toBe('INTERROMPIDA');
  });
});

describe('uma carga enquanto outra do mesmo cadastro anda', () => {
  it('espera na fila em vez de falhar', async () => {
    const holder = await world.platform.connection.pool.connect();
    await holder.query(`select pg_advisory_lock(hashtext('importacao:material'))`);
    const sent = await send('E', 3);
    const long = await send('F', 1_001);
    await runLoadJob(job, { importacaoId: long.load.id });
    expect(await read(long)).toMatchObject({ situacao: 'NA_FILA', linhas: 1_001 });
    await holder.query(`select pg_advisory_unlock(hashtext('importacao:material'))`);
    holder.release();
    expect([sent.status, sent.load.situacao, await jobs(sent)]).toEqual([200, 'NA_FILA', 1]);
    await recoverLoads(job);
    for (const one of [sent, long]) {
      await runLoadJob(job, { importacaoId: one.load.id });
      expect((await read(one)).situacao).toBe('CONCLUIDA');
    }
  });

  it('muitas ao mesmo tempo não esgotam as conexões', async () => {
    const all = await Promise.all(Array.from({ length: 24 }, (_, n) => send(`G${n}x`, 5)));
    for (const sent of all) {
      expect(sent.status).toBe(200);
      if (sent.load.situacao !== 'CONCLUIDA') await runLoadJob(job, { importacaoId: sent.load.id });
      expect(await read(sent)).toMatchObject({ situacao: 'CONCLUIDA', incluir: 5 });
    }
  });

  it('segue quando não pode dizer quanto já fez', async () => {
    await query(
      `create function calar() returns trigger language plpgsql as $$ begin raise 'sem conexão'; end $$`,
    );
    await query(`create trigger calar before update on importacao for each row
      when (new.situacao = 'EM_ANDAMENTO' and new.processadas > 0) execute function calar()`);
    const sent = await send('H', 1_001);
    await runLoadJob(job, { importacaoId: sent.load.id });
    await query('drop trigger calar on importacao');
    expect(await read(sent)).toMatchObject({ situacao: 'CONCLUIDA', incluir: 1_001 });
  });
});

describe('quem carrega', () => {
  const permissions = ['materialIncluir', 'materialListar', 'materialExcluir'] as const;
  const sessionOf = async ({ load }: LoadAnswer): Promise<{ id: number; pessoa: number }> => {
    const [row] = await query<{ id: number; pessoa: number }>(
      'select sessao_id as id, criada_por as pessoa from importacao where id = $1',
      [load.id],
    );
    return row ?? { id: 0, pessoa: 0 };
  };
  /** Who an act of a load says that did it, and from where. */
  const doers = ({ load }: LoadAnswer) =>
    query(
      `select ato, usuario_id, unidade_id, substituto_id from evento
       where cadeia = 'registro:material' and (dados ->> 'importacao')::int = $1 order by id`,
      [load.id],
    );

  it('é quem enviou, na unidade em que estava, faça o que fizer depois com a sessão', async () => {
    const changes = [
      `unidade_id = ${world.ids.gabinete}`,
      `substituido_id = ${world.ids.tiago}, unidade_id = ${world.ids.gabinete}`,
      `encerrada_em = now()`,
    ];
    const undone = changes[0];
    for (const [n, change] of changes.entries()) {
      const maker = await world.personWith(...permissions);
      const sent = await send(`P${n}x`, 1_001, maker);
      const { id, pessoa } = await sessionOf(sent);
      await query(`update sessao set ${change} where id = $1`, [id]);
      await runLoadJob(job, { importacaoId: sent.load.id });
      const made = {
        ato: 'registrosImportados',
        usuario_id: pessoa,
        unidade_id: world.ids.ccl,
        substituto_id: null,
      };
      expect(await doers(sent)).toEqual([made]);
      // One is enough: each takes back a thousand records.
      if (change !== undone) continue;
      await query(
        'update sessao set unidade_id = $2, substituido_id = null, encerrada_em = null where id = $1',
        [id, world.ids.ccl],
      );
      await maker.post(`material/importacao/${sent.load.id}/desfazer`, {});
      const [asked] = await query<{ payload: UndoAsked }>(
        'select payload from graphile_worker._private_jobs where key = $1',
        [`desfazer:${sent.load.id}`],
      );
      await query(`update sessao set ${change} where id = $1`, [id]);
      if (asked) await undoLoadJob(job, asked.payload);
      expect(await doers(sent)).toEqual([made, { ...made, ato: 'importacaoDesfeita' }]);
    }
  }, 60_000);

  it('que não pode mais, lê por quê', async () => {
    const reasons: readonly (readonly [string, string])[] = [
      [
        'update registro.usuario_unidades set unidade = (select id from registro.unidade where sigla = $$GAB$$) where registro_id = $1',
        'Quem pediu isto não atua mais na unidade em que estava. Nada mudou.',
      ],
      [
        `update registro.perfil_acesso p set permissoes = '[]', versao = p.versao + 1 from registro.usuario u where u.perfil_acesso = p.id and u.id = $1`,
        'O perfil de quem pediu isto não permite mais fazê-lo. Nada mudou.',
      ],
      [
        'update registro.usuario set ativo = false where id = $1',
        'Quem pediu isto não tem mais acesso. Nada mudou.',
      ],
    ];
    for (const [n, [change, reason]] of reasons.entries()) {
      const sent = await send(`Q${n}x`, 1_001, await world.personWith(...permissions));
      await query(change, [(await sessionOf(sent)).pessoa]);
      await runLoadJob(job, { importacaoId: sent.load.id });
      expect(await read(sent)).toMatchObject({ situacao: 'INTERROMPIDA', erros: [{ mensagem: reason }] });
    }
    const sent = await send('Rx', 1_001, await world.personWith(...permissions));
    await query('update importacao set substituto_id = $2 where id = $1', [sent.load.id, world.ids.tiago]);
    await runLoadJob(job, { importacaoId: sent.load.id });
    expect(await read(sent)).toMatchObject({
      situacao: 'INTERROMPIDA',
      erros: [{ mensagem: 'A substituição em que isto foi pedido terminou. Nada mudou.' }],
    });
  });
});
