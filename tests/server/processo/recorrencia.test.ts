import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { datesOf } from '#server/processo/recorrencia/dates-of.ts';
import { openDue } from '#server/processo/recorrencia/abrir.ts';
import { jobs } from '#server/jobs.ts';
import { startTestApp, worldNow, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedProcess, readProcess } from '#tests/setup/processos.ts';

describe('os dias de uma periodicidade', () => {
  const same = (day: string): string => day;
  it.each([
    ['UNICA', '2027-01-04', '2027-12-31', ['2027-01-04']],
    [
      'DIARIA',
      '2027-02-26',
      '2027-03-02',
      ['2027-02-26', '2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02'],
    ],
    ['SEMANAL', '2027-12-24', '2028-01-10', ['2027-12-24', '2027-12-31', '2028-01-07']],
    ['QUINZENAL', '2027-01-04', '2027-02-01', ['2027-01-04', '2027-01-18', '2027-02-01']],
    ['MENSAL', '2027-12-31', '2028-03-31', ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31']],
    ['MENSAL', '2027-01-04', '2027-01-03', []],
  ] as const)('%s de %s a %s', (periodicidade, inicio, ate, expected) => {
    expect(datesOf(periodicidade, inicio, ate, same)).toEqual(expected);
  });

  it('o que cai em dia sem expediente vai ao seguinte, e dois que se encontram são um', () => {
    const monday = (day: string): string => (['2027-01-02', '2027-01-03'].includes(day) ? '2027-01-04' : day);
    expect(datesOf('DIARIA', '2027-01-01', '2027-01-05', monday)).toEqual([
      '2027-01-01',
      '2027-01-04',
      '2027-01-05',
    ]);
    expect(datesOf('DIARIA', '2027-01-01', '2037-01-01', same)).toHaveLength(400);
  });
});

describe('um processo que se repete', () => {
  let server: TestApp;
  let rafael: Caller;
  let processo: Processo;
  const context = (): JobContext => ({
    db: server.platform.connection.db,
    ports: server.platform.ports,
    log: pino({ level: 'silent' }),
  });
  const table = async () =>
    (await readProcess(rafael, processo.id)).recorrencias.map(({ data, situacao, processo: made }) => [
      data,
      situacao,
      ...(made ? [made.fase] : []),
    ]);
  /** Moves the clock to the morning of a day and lets several servers do their work at once. */
  const dayCame = async (
    day: string,
    work = () => Promise.all([1, 2, 3].map(() => jobs.abrirRecorrencias(context(), {}))),
  ): Promise<void> => {
    server.time.now = new Date(`${day}T12:00:00Z`);
    await work();
    // who reads signed in before
    server.time.now = worldNow;
  };

  beforeAll(async () => {
    server = await startTestApp();
    rafael = await server.as('rafael.lins');
    processo = await concludedProcess(rafael, { assunto: 'Relatório mensal de contratos' });
  });
  afterAll(() => server.close());

  it('marca os dias com expediente, que antes se veem sem guardar nada', async () => {
    const asked = `processoId=${processo.id}&periodicidade=MENSAL&inicio=2026-12-05&ate=2027-03-31`;
    const preview = await rafael.get<{ itens: { data: string }[] }>(
      `processo/gerar-tabela-recorrencia?${asked}`,
    );
    // Saturday the 5th of December goes to Monday
    expect(preview.payload.itens.map(({ data }) => data)).toEqual([
      '2026-12-07',
      '2027-01-05',
      '2027-02-05',
      '2027-03-05',
    ]);
    expect(await table()).toEqual([]);
    const mark = () =>
      rafael.post<Processo>(`processo/criar-processo-recorrencia/${processo.id}/0`, {
        periodicidade: 'MENSAL',
        inicio: '2026-12-05',
        ate: '2027-03-31',
      });
    expect((await mark()).payload.recorrencias.map(({ recorrencia }) => recorrencia)).toEqual([1, 2, 3, 4]);
    expect((await mark()).campos).toEqual(['inicio']);
    const past = await rafael.get(
      `processo/gerar-tabela-recorrencia?processoId=${processo.id}&periodicidade=UNICA&inicio=2026-11-20&ate=2026-11-20`,
    );
    expect([past.status, past.campos]).toEqual([422, ['inicio']]);
  });

  it('adia e cancela com motivo; cada dia tem uma só', async () => {
    const one = { processoId: processo.id, recorrencia: 2, motivo: 'Recesso' };
    const put = (path: string, body: object) =>
      rafael.put<Processo>(`processo/${path}-processo-recorrencia`, body);
    expect((await put('adiar', { ...one, data: '2027-02-05' })).campos).toEqual(['data']);
    expect((await put('adiar', { ...one, data: '2026-12-20' })).campos).toEqual(['data']);
    const moved = await put('adiar', { ...one, data: '2027-01-12' });
    expect(moved.payload.recorrencias[1]).toMatchObject({
      data: '2027-01-12',
      situacao: 3,
      dataOriginal: '2027-01-05',
      motivo: 'Recesso',
    });
    expect((await put('cancelar', { processoId: processo.id, recorrencia: 4, motivo: '' })).status).toBe(422);
    await put('cancelar', { processoId: processo.id, recorrencia: 4, motivo: 'Contrato acaba antes' });
    const again = await put('cancelar', { processoId: processo.id, recorrencia: 4, motivo: 'Outra vez' });
    expect(again.status).toBe(409);
    expect(await table()).toEqual([
      ['2026-12-07', 0],
      ['2027-01-12', 3],
      ['2027-02-05', 0],
      ['2027-03-05', 2],
    ]);
  });

  it('em três meses, cada dia abre o seu processo uma vez, quantos servidores houver', async () => {
    await dayCame('2026-12-04');
    expect((await table())[0]).toEqual(['2026-12-07', 0]);
    await dayCame('2026-12-07');
    await dayCame('2026-12-08');
    await dayCame('2027-01-05');
    expect((await table()).map(([, situacao]) => situacao)).toEqual([1, 3, 0, 2]);
    await dayCame('2027-01-12');
    await dayCame('2027-02-05');
    await dayCame('2027-03-05');
    const { recorrencias } = await readProcess(rafael, processo.id);
    expect(recorrencias.map(({ situacao }) => situacao)).toEqual([1, 1, 1, 2]);
    const made = recorrencias.flatMap(({ processo: opened }) => opened ?? []);
    expect(made.map(({ assunto }) => assunto)).toEqual([
      'Relatório mensal de contratos (07/12/2026)',
      'Relatório mensal de contratos (12/01/2027)',
      'Relatório mensal de contratos (05/02/2027)',
    ]);
    expect(made.every(({ numero, fase }) => numero !== '' && fase === 1)).toBe(true);
    const { rows } = await server.platform.connection.pool.query<{ total: number }>(
      `select count(*) as total from conteudo where assunto like 'Relatório mensal de contratos (%'`,
    );
    expect(rows[0]?.total).toBe(3);
  });

  it('abre-se já, a pedido; e quem não tem a permissão, ou o processo, não marca', async () => {
    server.time.now = worldNow;
    const other = await concludedProcess(rafael);
    const marked = await rafael.post<Processo>(`processo/criar-processo-recorrencia/${other.id}/0`, {
      periodicidade: 'UNICA',
      inicio: '2026-12-10',
      ate: '2026-12-10',
    });
    expect(marked.status).toBe(200);
    const now = await rafael.post<Processo>(`processo/criar-processo-recorrencia/${other.id}/1`, {});
    expect(now.payload.recorrencias).toMatchObject([{ situacao: 1, processo: { fase: 1 } }]);
    expect((await rafael.post(`processo/criar-processo-recorrencia/${other.id}/1`, {})).status).toBe(409);
    const beatriz = await server.as('beatriz.cordeiro');
    expect((await beatriz.get(`processo/verificar/recorrencia/${other.id}`)).payload).toMatchObject({
      permitida: false,
    });
    const outside = await beatriz.post(`processo/criar-processo-recorrencia/${other.id}/0`, {
      periodicidade: 'UNICA',
      inicio: '2026-12-11',
      ate: '2026-12-11',
    });
    expect(outside.status).toBe(409);
  });

  it('no dia, vale o que quem marcou pode então: o que se recusa diz por quê, em palavras', async () => {
    const { pool } = server.platform.connection;
    const [cancelled, denied] = [await concludedProcess(rafael), await concludedProcess(rafael)];
    for (const { id } of [cancelled, denied])
      await rafael.post(`processo/criar-processo-recorrencia/${id}/0`, {
        periodicidade: 'UNICA',
        inicio: '2027-04-12',
        ate: '2027-04-12',
      });
    const outcome = async ({ id }: { readonly id: number }) =>
      (await readProcess(rafael, id)).recorrencias.map(({ situacao, falha }) => [situacao, falha]);
    await pool.query('update conteudo set estado = 8 where id = $1', [cancelled.id]);
    // the one that is refused is read first, and alone: it does not hold the next
    await dayCame('2027-04-12', async () => [await openDue(context(), 1)]);
    expect(await outcome(cancelled)).toEqual([[0, 'O estado em que está não permite este ato.']]);
    expect(await outcome(denied)).toMatchObject([[1, undefined]]);
    const last = await concludedProcess(rafael);
    await rafael.post(`processo/criar-processo-recorrencia/${last.id}/0`, {
      periodicidade: 'UNICA',
      inicio: '2027-04-13',
      ate: '2027-04-13',
    });
    await pool.query(
      `update registro.perfil_acesso p set permissoes = p.permissoes - 'processoRecorrente', versao = p.versao + 1
       from registro.usuario u where u.perfil_acesso = p.id and u.login = 'rafael.lins'`,
    );
    await dayCame('2027-04-13');
    expect(await outcome(last)).toEqual([
      [0, 'O perfil de quem pediu isto não permite mais fazê-lo. Nada mudou.'],
    ]);
  });
});
