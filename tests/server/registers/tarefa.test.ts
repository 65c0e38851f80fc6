import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { jobs } from '#server/jobs.ts';
import { cronOf, nextExecution, type Schedule } from '#server/administracao/tarefa/index.ts';
import { openRegisterWorld, type RegisterWorld } from '#tests/server/engine/register-world.ts';
import { change, itens, refusal } from './act.ts';

let world: RegisterWorld;
beforeAll(async () => {
  world = await openRegisterWorld();
});
afterAll(() => world.close());

const sealing = async (): Promise<{ id: number } & Record<string, unknown>> => {
  const all = itens(await world.administrator.get('tarefa'));
  return all.find(({ classe }) => classe === 'selarEventos') as { id: number };
};
const edit = async (fields: object) => change(world.administrator, 'tarefa', (await sealing()).id, fields);
const queued = async (): Promise<string | undefined> => {
  const { id } = await sealing();
  const { rows } = await world.platform.connection.pool.query<{ run_at: Date }>(
    'select run_at from graphile_worker.jobs where key = $1',
    [`tarefa:${id}`],
  );
  return rows[0]?.run_at.toISOString();
};
const context = () => ({
  db: world.platform.connection.db,
  ports: world.platform.ports,
  log: pino({ level: 'silent' }),
});

describe('tarefa', () => {
  it('traz as tarefas do produto, põe cada uma na fila e não deixa incluir nem excluir', async () => {
    const all = itens(await world.administrator.get('tarefa'));
    expect(all.map(({ classe }) => classe).sort()).toEqual([
      'atualizarListas',
      'avisarPrazos',
      'completarProvas',
      'conferirArquivos',
      'conferirBackup',
      'descartarArquivos',
      'enviarResumos',
      'esquecerVencidos',
      'fazerBackup',
      'reenviarCorreio',
      'selarEventos',
      'somarVolumes',
      'varrerVolumes',
    ]);
    expect(await queued()).toBeUndefined();
    await jobs.conferirTarefas(context(), {});
    expect(await queued()).toBe('2026-11-20T12:02:00.000Z');
    expect(await sealing()).toMatchObject({ dataProximaExecucao: '2026-11-20T12:02:00.000Z' });
    expect((await world.administrator.post('tarefa', {})).status).toBe(404);
    expect((await world.administrator.remove('tarefa/1?versao=1')).status).toBe(404);
  });

  it('põe de novo na fila a tarefa cujo trabalho morreu antes de marcar o seguinte', async () => {
    const { id } = await sealing();
    const { pool } = world.platform.connection;
    const change = (sets: string) =>
      pool.query(`update graphile_worker._private_jobs set ${sets} where key = $1`, [`tarefa:${id}`]);
    const waits = async () => {
      const { rows } = await pool.query<{ attempts: number; max_attempts: number; locked_at: Date | null }>(
        'select attempts, max_attempts, locked_at from graphile_worker.jobs where key = $1',
        [`tarefa:${id}`],
      );
      return rows;
    };
    const fresh = [{ attempts: 0, max_attempts: 1, locked_at: null }];
    await change('attempts = max_attempts');
    await jobs.conferirTarefas(context(), {});
    expect(await waits()).toEqual(fresh);
    await change(`attempts = max_attempts, locked_by = 'outro', locked_at = now()`);
    await jobs.conferirTarefas(context(), {});
    expect(await waits()).toMatchObject([{ attempts: 1 }]);
    await change(`locked_at = now() - interval '20 minutes'`);
    await jobs.conferirTarefas(context(), {});
    expect(await waits()).toEqual(fresh);
    expect(await queued()).toBe('2026-11-20T12:02:00.000Z');
  });

  it('recusa cada parte fora do seu intervalo, com as palavras dela', async () => {
    const wrong = {
      modo: 'HORARIO',
      segundos: '60',
      minutos: '-1',
      horas: '24',
      diaDoMes: '32',
      mes: '12',
      diaDaSemana: '8',
      ano: '26',
    };
    expect(refusal(await edit(wrong))).toEqual([
      422,
      {
        segundos: 'Segundos: use um número de 0 a 59 ou *.',
        minutos: 'Minutos: use um número de 0 a 59 ou *.',
        horas: 'Horas: use um número de 0 a 23 ou *.',
        diaDoMes: 'Dia do mês: use um número de 0 a 31 ou *.',
        mes: 'Mês: use um número de 0 a 11, de JAN a DEC, ou *.',
        diaDaSemana: 'Dia da semana: use um número de 1 a 7, de SUN a SAT, ou ?.',
        ano: 'Ano: use quatro algarismos, de 2000 a 2999, ou *.',
      },
    ]);
    expect(refusal(await edit({ diaDoMes: '31', mes: '1' }))[1]).toEqual({
      ano: 'Neste ano, mês e dia a tarefa nunca seria executada. Confira a agenda.',
    });
    expect(refusal(await edit({ intervaloMinutos: 5, horaInicio: '18:00', horaFim: '08:00' }))[1]).toEqual({
      horaFim: 'Hora de fim precisa ser maior ou igual a Hora de início.',
    });
  });

  it('uma agenda nova muda a próxima execução e a fila', async () => {
    const saved = await edit({
      modo: 'HORARIO',
      segundos: '30',
      minutos: '5',
      horas: '6',
      diaDaSemana: 'mon',
    });
    expect(saved.payload).toMatchObject({
      diaDaSemana: 'MON',
      expressao: '30 5 6 * * 1 *',
      diasSemana: 'Segunda',
      // Six in the morning of Monday where the institution is.
      dataProximaExecucao: '2026-11-23T09:05:30.000Z',
    });
    expect(await queued()).toBe('2026-11-23T09:05:30.000Z');
    await edit({ ativo: false });
    expect(await queued()).toBeUndefined();
    await jobs.conferirTarefas(context(), {});
    expect(await queued()).toBeUndefined();
  });

  it('executa o trabalho, guarda o resultado e marca a seguinte; inativa, não executa', async () => {
    const { id } = await sealing();
    await jobs.executarTarefa(context(), { tarefaId: id });
    expect(await sealing()).not.toHaveProperty('dataUltimaExecucao');
    expect((await world.administrator.post(`tarefa/${id}/acao/executar`, {})).descricao).toBe(
      'Ative a tarefa antes de executá-la.',
    );
    await edit({ ativo: true });
    expect((await world.administrator.post(`tarefa/${id}/acao/executar`, {})).status).toBe(200);
    expect(await queued()).toBe('2026-11-20T12:00:00.000Z');
    await jobs.executarTarefa(context(), { tarefaId: id });
    expect((await world.administrator.get(`tarefa/${id}`)).payload).toMatchObject({
      dataUltimaExecucao: '2026-11-20T12:00:00.000Z',
      dataProximaExecucao: '2026-11-23T09:05:30.000Z',
      resultado: expect.stringMatching(/^Concluída: \d+ itens\.$/) as string,
    });
    const { rows } = await world.platform.connection.pool.query('select from selo');
    expect(rows).toHaveLength(1);
    const helena = await world.personWith('tarefaConsultar');
    expect((await helena.post(`tarefa/${id}/acao/executar`, {})).status).toBe(403);
  });

  it('quando falha, diz por quê e avisa os administradores', async () => {
    const { id } = await sealing();
    await edit({ notificaViaEmail: true });
    await world.platform.connection.pool.query('alter table selo rename to selo_guardado');
    await jobs.executarTarefa(context(), { tarefaId: id });
    await world.platform.connection.pool.query('alter table selo_guardado rename to selo');
    const { payload } = await world.administrator.get(`tarefa/${id}`);
    expect(payload['resultado']).toMatch(/^Falhou: .*selo/);
    const mine = await world.administrator.get(`notificacao-interna/listar/${world.ids.tiago}`);
    expect(itens(mine)[0]).toMatchObject({ assunto: 'A tarefa Selar os eventos falhou' });
    const { rows } = await world.platform.connection.pool.query<{ para: string; texto: string }>(
      'select para, texto from correio',
    );
    expect(rows).toEqual([
      {
        para: 'tiago@vilaserena.gov.br',
        texto: expect.stringMatching(
          new RegExp(`\\n\\nhttp://127.0.0.1:3000/administracao/tarefa/consulta/${id}$`),
        ) as string,
      },
    ]);
  });

  it('o link do e-mail começa pelo endereço público da instituição, onde ela tem um', async () => {
    const { id } = await sealing();
    const { pool } = world.platform.connection;
    await pool.query(`update registro.dominio set endereco_publico = 'https://malote.vilaserena.exemplo/m/'`);
    await pool.query('alter table selo rename to selo_guardado');
    await jobs.executarTarefa(context(), { tarefaId: id });
    await pool.query('alter table selo_guardado rename to selo');
    await pool.query('update registro.dominio set endereco_publico = null');
    const { rows } = await pool.query<{ texto: string }>(
      'select texto from correio order by id desc limit 1',
    );
    expect(rows[0]?.texto).toMatch(
      new RegExp(`\\n\\nhttps://malote.vilaserena.exemplo/m/administracao/tarefa/consulta/${id}$`),
    );
  });
});

describe('agenda', () => {
  const after = (schedule: Schedule, from: string): string | undefined =>
    nextExecution(schedule, new Date(from), 'America/Sao_Paulo')?.toISOString();

  it.each<[Schedule, string, string | undefined]>([
    [{ segundos: '*', minutos: '*' }, '2026-11-20T12:00:00Z', '2026-11-20T12:00:01.000Z'],
    [{ minutos: '17' }, '2026-11-20T12:17:00Z', '2026-11-20T13:17:00.000Z'],
    [{ minutos: '17' }, '2026-11-21T02:30:00Z', '2026-11-21T03:17:00.000Z'],
    [{ horas: '0', minutos: '0', diaDoMes: '0' }, '2026-02-10T12:00:00Z', '2026-02-28T03:00:00.000Z'],
    [
      { horas: '0', minutos: '0', diaDoMes: '29', mes: 'FEB' },
      '2026-03-01T12:00:00Z',
      '2028-02-29T03:00:00.000Z',
    ],
    [{ horas: '8', minutos: '0', diaDaSemana: '1' }, '2026-11-20T12:00:00Z', '2026-11-22T11:00:00.000Z'],
    [{ horas: '8', ano: '2025' }, '2026-11-20T12:00:00Z', undefined],
    [
      { intervaloMinutos: 45, horaInicio: '08:00', horaFim: '09:00' },
      '2026-11-20T11:45:00Z',
      '2026-11-21T11:00:00.000Z',
    ],
    [
      { intervaloMinutos: 45, horaInicio: '08:00', horaFim: '09:00' },
      '2026-11-20T11:00:00Z',
      '2026-11-20T11:45:00.000Z',
    ],
  ])('%j depois de %s', (schedule, from, expected) => {
    expect(after(schedule, from)).toBe(expected);
  });

  it('meses de 0 e dias da semana de 1 viram os do cron', () => {
    expect(cronOf({ minutos: '5', horas: '6', diaDoMes: '*', mes: '0', diaDaSemana: '7' })).toBe(
      '0 5 6 * 1 6 *',
    );
    expect(cronOf({ minutos: '5', horas: '6', mes: 'DEC', diaDaSemana: 'SUN', diaDoMes: '0' })).toBe(
      '0 5 6 L 12 0 *',
    );
    expect(cronOf({ intervaloMinutos: 10, horaInicio: '08:00' })).toBe('0 */10 08:00-23:59 * * * *');
  });
});
