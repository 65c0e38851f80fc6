import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { FluxoEstatistica, FluxoMedido } from '#schemas/shapes/fluxo-estatistica.ts';
import type {
  FluxoMigracao,
  FluxoMigracaoItem,
  FluxoMigracaoPrevia,
  FluxoMigracaoPrevista,
} from '#schemas/shapes/fluxo-migracao.ts';
import type { FluxoProblema, FluxoProblemaDetalhe } from '#schemas/shapes/fluxo-problema.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { first, flowOf, open, openFlowWorld, until, type FlowWorld } from './flow-world.ts';
import { arrow, flowXml, fourWays, task } from './flow-xml.ts';
import { wantOfPeople, wantOfPeoplePassed } from './want-of-people.ts';

let world: FlowWorld;
let jobs: Awaited<ReturnType<FlowWorld['runJobs']>>;
beforeAll(async () => {
  world = await openFlowWorld();
  jobs = await world.runJobs();
  await world.papel('FLUXO_AUTOR', [{ tipo: 'AUTOR' }]);
});
afterAll(async () => {
  await jobs.stop();
  await world.server.close();
});

/** The person is told, and a decision follows that asks what nobody answered; then one of two tasks. */
const asks = (after: string) =>
  flowXml({
    body: `<bpmn:startEvent id="s"/><bpmn:serviceTask id="x" name="Avisar"><bpmn:extensionElements><malote:trabalho tipo="NOTIFICAR" papel="FLUXO_AUTOR" texto="Começou"/></bpmn:extensionElements></bpmn:serviceTask>
<bpmn:exclusiveGateway id="g" name="Vale muito?" default="f"/>${task('u', 'Pagar', 'papel="FLUXO_AUTOR"')}${task(after, 'Guardar', 'papel="FLUXO_AUTOR"')}<bpmn:endEvent id="e"/><bpmn:endEvent id="e2"/>
${arrow('a', 's', 'x')}${arrow('b', 'x', 'g')}${arrow('c', 'g', 'u', '=fluxo.valor &gt; 1000')}${arrow('f', 'g', after)}${arrow('d', 'u', 'e')}${arrow('h', after, 'e2')}`,
  });

const problems = async (): Promise<FluxoProblema[]> =>
  (await world.admin.get<{ itens: FluxoProblema[] }>('fluxo-problema')).payload.itens;
const repaired = async (body: object): Promise<readonly (boolean | string | undefined)[]> => {
  const { payload, campos } = await world.admin.post<ResultadoLote>('fluxo-problema/ato', {
    motivo: 'Combinado com a chefia',
    ...body,
  });
  return payload?.resultados.flatMap(({ ok, mensagem }) => [ok, ...(ok ? [] : [mensagem])]) ?? campos;
};

describe('o conserto de um fluxo que parou', () => {
  it('corrige uma resposta, escolhe a saída, leva a outra atividade e a outra versão, um ou vários, e a linha do tempo o diz', async () => {
    const { admin, rafael, draw, pool } = world;
    const fluxoId = await world.published('CONSERTO', asks('v'));
    await world.starts(fluxoId);
    const contents: number[] = [];
    for (let count = 0; count < 5; count += 1) contents.push((await concludedDocument(rafael)).id);
    await vi.waitFor(async () => expect(await problems()).toHaveLength(5), {
      timeout: 20_000,
      interval: 100,
    });
    const all = await problems();
    expect(all[0]).toMatchObject({ tipo: 'EXPRESSAO', elemento: 'Vale muito?', fluxo: 'CONSERTO', fluxoId });
    const idOf = (at: number): number => all.find(({ conteudo }) => conteudo?.id === contents[at])?.id ?? 0;
    expect((await rafael.get(`fluxo-problema/${idOf(0)}`)).status).toBe(403);
    const { payload: detail } = await admin.get<FluxoProblemaDetalhe>(`fluxo-problema/${idOf(0)}`);
    expect(detail).toMatchObject({
      saidas: [
        { id: 'c', nome: 'Pagar', condicao: 'fluxo.valor > 1000' },
        { id: 'f', nome: 'Guardar' },
      ],
      campos: [{ chave: 'valor', tipo: 'NUMERO' }],
    });
    expect(detail.destinos.map(({ nome }) => nome)).toEqual(['Pagar', 'Guardar', '', '']);

    expect(await repaired({ ids: [idOf(0)], ato: 'MOVER' })).toEqual(['destino']);
    expect(await repaired({ ids: [idOf(0)], ato: 'ESCOLHER', saida: 'f', motivo: ' ' })).toEqual(['motivo']);
    expect(await repaired({ ids: [idOf(0)], ato: 'ESCOLHER', saida: 'z' })).toEqual([
      false,
      expect.stringContaining('esta saída'),
    ]);
    expect(await repaired({ ids: [idOf(0)], ato: 'CORRIGIR', valores: { valor: 'muito' } })).toEqual([
      false,
      expect.any(String),
    ]);
    expect(await repaired({ ids: [idOf(0)], ato: 'CORRIGIR', valores: { valor: 5000 } })).toEqual([true]);
    // several at once, one of which was mended already
    const over = [false, expect.any(String) as string];
    const again = { ids: [idOf(0)], ato: 'CORRIGIR', valores: { valor: 1 } };
    expect(await repaired(again)).toEqual(over);
    expect(await repaired({ ids: [idOf(0), idOf(1)], ato: 'ESCOLHER', saida: 'f' })).toEqual([...over, true]);
    expect(await repaired({ ids: [idOf(2), idOf(1)], ato: 'MOVER', destino: 'u' })).toEqual([true, ...over]);
    const waits = async (at: number, what: string) =>
      expect(
        open(await until(rafael, contents[at] ?? 0, ({ abertas }) => abertas[0]?.nome === what)),
      ).toEqual([what]);
    await waits(0, 'Pagar');
    await waits(1, 'Guardar');
    await waits(2, 'Pagar');
    const { rows } = await pool.query<{ ato: string; dados: object }>(
      `select ato, dados from evento where conteudo_id = $1 and ato = 'fluxoReparado'`,
      [contents[2]],
    );
    expect(rows).toMatchObject([
      { dados: { fluxo: 'CONSERTO', feito: 'levado a Pagar', motivo: 'Combinado com a chefia' } },
    ]);

    // another version, where nothing asks what nobody answered
    await draw(fluxoId, asks('n').replace('=fluxo.valor &gt; 1000', '=false'), 1);
    expect((await admin.post(`fluxo/${fluxoId}/publicar`, { revisao: 2 })).status).toBe(200);
    const preview = async (body: object): Promise<FluxoMigracaoPrevia> =>
      (await admin.post<FluxoMigracaoPrevia>(`fluxo/${fluxoId}/migracao/previa`, { de: 1, para: 2, ...body }))
        .payload;
    expect(await preview({})).toMatchObject({
      total: 5,
      passam: 4,
      bloqueios: [],
      faltam: [{ id: 'v', nome: 'Guardar', quantas: 1 }],
    });
    expect(await preview({ mapa: { v: 'n' } })).toMatchObject({ total: 5, passam: 5 });
    expect(await repaired({ ids: [idOf(0), idOf(3)], ato: 'MIGRAR', versao: 2 })).toEqual([...over, true]);
    await waits(3, 'Guardar');
    expect((await flowOf(rafael, contents[3] ?? 0)).versao).toBe(2);
    expect(await repaired({ ids: [idOf(4), idOf(3)], ato: 'INTERROMPER' })).toEqual([true, ...over]);
    expect([await problems(), (await flowOf(rafael, contents[4] ?? 0)).situacao]).toEqual([[], 'CANCELADA']);
  });
});

describe('o que se passa enquanto ninguém olha', () => {
  it('o que veio enquanto estava parado ou suspenso não se perde: trabalho, prazo e evento, cada um uma vez', async () => {
    const { server, admin, rafael, idOf, papel, newFlow, draw, pool } = world;
    const start = server.time.now;
    const later = (minutes: number): void => {
      server.time.now = new Date(start.getTime() + minutes * 60_000);
    };
    try {
      const papelId = await papel('FLUXO_NINGUEM', [{ tipo: 'CAMPO', campo: 'Quem confere' }]);
      const fluxoId = await newFlow('ACORDA');
      const saved = await draw(fluxoId, fourWays);
      expect(saved.payload.achados.filter(({ impede }) => impede)).toEqual([]);
      expect((await admin.post(`fluxo/${fluxoId}/publicar`, { revisao: 1 })).status).toBe(200);
      await world.starts(fluxoId);
      const { id } = await concludedDocument(rafael);
      await until(rafael, id, ({ situacao }) => situacao === 'PROBLEMA');
      later(1);
      const pgm = await idOf('unidade', 'sigla', 'PGM');
      expect((await rafael.post('tramite', { conteudoId: id, destino: { unidadeId: pgm } })).status).toBe(
        200,
      );
      // what came is heard, and can do nothing: the work, the time and the event
      await vi.waitFor(
        async () => {
          const { rows } = await pool.query(
            `select from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
           where k.identifier in ('ouvirFluxo', 'fazerTrabalhoFluxo', 'vencerPrazoFluxo', 'seguirEsperaFluxo')`,
          );
          expect(rows).toEqual([]);
        },
        { timeout: 20_000, interval: 100 },
      );
      expect((await flowOf(rafael, id)).passos).toEqual([]);
      later(2);
      // the clock of this world is behind the one that the engine counts by
      await pool.query(
        `update fluxo_prazo z set vence = $2 from fluxo_instancia i where i.id = z.instancia_id and i.conteudo_id = $1`,
        [id, server.time.now],
      );
      const autor = await idOf('usuario', 'login', 'rafael.lins');
      await pool.query(
        `update registro.papel_executantes set tipo = 'USUARIO', usuario = $2, campo = null where registro_id = $1`,
        [papelId, autor],
      );
      const { payload } = await admin.get<{ itens: FluxoProblema[] }>('fluxo-problema');
      const ids = [payload.itens[0]?.id];
      expect((await admin.post('fluxo-problema/ato', { ids, ato: 'TENTAR', motivo: '' })).status).toBe(200);
      const awake = await until(rafael, id, ({ passos }) => passos.length >= 2);
      expect([awake.situacao, open(awake).sort(), awake.passos.map(({ nome }) => nome).sort()]).toEqual([
        'ATIVA',
        ['Conferir', 'Segundo trâmite'],
        ['Avisar', 'Primeiro trâmite'],
      ]);
      await vi.waitFor(
        async () =>
          expect(
            (
              await pool.query(
                `select from fluxo_prazo z join fluxo_instancia i on i.id = z.instancia_id where i.conteudo_id = $1`,
                [id],
              )
            ).rows,
          ).toEqual([]),
        { timeout: 20_000, interval: 100 },
      );
    } finally {
      server.time.now = start;
    }
  });

  it('não se perde o que caiu antes do primeiro passo, nem o prazo que o relógio do banco adiantou; sem ninguém, o que é de todos para', async () => {
    const { server, admin, rafael, idOf, papel, pool } = world;
    const start = server.time.now;
    try {
      const papelId = await papel('FLUXO_VAZIO', [{ tipo: 'CAMPO', campo: 'Quem confere' }]);
      const pause = `<bpmn:intermediateCatchEvent id="d" name="Um tempo"><bpmn:timerEventDefinition id="dd"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">PT1S</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>`;
      const body = `<bpmn:startEvent id="s"/>${pause}${task('t', 'Assinar todos', 'papel="FLUXO_VAZIO" todos="true"')}<bpmn:endEvent id="e"/>${arrow('a', 's', 'd')}${arrow('b', 'd', 't')}${arrow('c', 't', 'e')}`;
      await world.starts(await world.published('TODOS', flowXml({ body })));
      // the clock of this world is behind: to it, the timer that the queue brings is not due
      const { id } = await concludedDocument(rafael);
      const rowsOf = async (text: string) => (await pool.query<Record<string, unknown>>(text, [id])).rows;
      const [fallen] = await vi.waitFor(
        async () => {
          const rows = await rowsOf(`select i.id, i.evento_id from fluxo_instancia i
            join fluxo_prazo z on z.instancia_id = i.id where i.conteudo_id = $1`);
          expect(rows).toHaveLength(1);
          return rows;
        },
        { timeout: 20_000, interval: 100 },
      );
      // as a server that ended between what began and its first step left it; the queue tells it again
      await pool.query(`delete from fluxo_prazo where instancia_id = $1`, [fallen?.['id']]);
      await pool.query(`update fluxo_instancia set estado = null where id = $1`, [fallen?.['id']]);
      await pool.query(`select graphile_worker.add_job('ouvirFluxo', $1::json)`, [
        JSON.stringify({ eventoId: Number(fallen?.['evento_id']) }),
      ]);
      await vi.waitFor(
        async () =>
          expect(
            await rowsOf(`select from graphile_worker.jobs j join fluxo_prazo z on j.key = 'fluxo-prazo:' || z.instancia_id || ':' || z.execucao
              join fluxo_instancia i on i.id = z.instancia_id
              where i.conteudo_id = $1 and z.vence < now() and j.run_at > z.vence`),
          ).toHaveLength(1),
        { timeout: 20_000, interval: 100 },
      );
      await pool.query(
        `update fluxo_prazo z set vence = $2 from fluxo_instancia i where i.id = z.instancia_id and i.conteudo_id = $1`,
        [id, server.time.now],
      );
      await pool.query(
        `select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs where key like 'fluxo-prazo:%'`,
      );
      const stopped = await until(rafael, id, ({ situacao }) => situacao !== 'ATIVA');
      expect([stopped.situacao, stopped.problema, open(stopped)]).toEqual([
        'PROBLEMA',
        'Ninguém pode fazer a atividade Assinar todos',
        [],
      ]);
      await pool.query(
        `update registro.papel_executantes set tipo = 'USUARIO', usuario = $2, campo = null where registro_id = $1`,
        [papelId, await idOf('usuario', 'login', 'rafael.lins')],
      );
      const { payload } = await admin.get<{ itens: FluxoProblema[] }>('fluxo-problema');
      const ids = [payload.itens[0]?.id];
      expect((await admin.post('fluxo-problema/ato', { ids, ato: 'TENTAR', motivo: '' })).status).toBe(200);
      const now = await flowOf(rafael, id);
      expect([now.situacao, now.abertas.map(({ nome, posso }) => [nome, posso])]).toEqual([
        'ATIVA',
        [['Assinar todos', true]],
      ]);
      expect((await rafael.post(`fluxo-atividade/${first(now)}/concluir`, {})).status).toBe(200);
      expect((await flowOf(rafael, id)).situacao).toBe('CONCLUIDA');
    } finally {
      server.time.now = start;
    }
  });
});

it('quem faz a sua parte com gente de menos a seguir tem a resposta guardada, e o fluxo para com o motivo até que se conserte', () =>
  wantOfPeople(world));

it('passado a outra versão, o que parou por falta de gente segue onde o puseram; no mesmo lugar, espera que se tente de novo', () =>
  wantOfPeoplePassed(world));

describe('a passagem de uma versão a outra', () => {
  it('prevê cada um, passa em segundo plano, diz o resultado de cada e cancela-se', async () => {
    const { admin, rafael, draw } = world;
    const one = (id: string) =>
      flowXml({
        body: `<bpmn:startEvent id="s"/>${task(id, 'Analisar', 'papel="FLUXO_AUTOR"')}<bpmn:endEvent id="e"/>${arrow('a', 's', id)}${arrow('b', id, 'e')}`,
      });
    const id = await world.published('PASSA', one('t'));
    await world.starts(id);
    const contents = [(await concludedDocument(rafael)).id, (await concludedDocument(rafael)).id];
    for (const conteudo of contents) await until(rafael, conteudo, (now) => now.abertas.length === 1);
    await draw(id, one('n'), 1);
    expect((await admin.post(`fluxo/${id}/publicar`, { revisao: 2 })).status).toBe(200);
    const versions = { de: 1, para: 2 };
    const foreseen = async (mapa: object): Promise<FluxoMigracaoPrevista[]> =>
      (
        await admin.post<{ itens: FluxoMigracaoPrevista[] }>(`fluxo/${id}/migracao/previstos`, {
          ...versions,
          mapa,
        })
      ).payload.itens;
    expect(await foreseen({})).toMatchObject(
      contents.map((conteudo) => ({
        passa: false,
        conteudo: { id: conteudo },
        motivos: [expect.stringContaining('Analisar')],
      })),
    );
    expect((await foreseen({ t: 'n' })).map(({ passa }) => passa)).toEqual([true, true]);
    const asked = { ...versions, motivo: 'A lei mudou' };
    expect((await admin.post(`fluxo/${id}/migracao`, { ...asked, motivo: ' ' })).campos).toEqual(['motivo']);
    expect((await rafael.post(`fluxo/${id}/migracao`, asked)).status).toBe(403);

    const ended = (migracao: number, how: Partial<FluxoMigracao>) =>
      vi.waitFor(
        async () => {
          const { payload } = await admin.get<{ itens: FluxoMigracao[] }>(`fluxo/${id}/migracao`);
          expect(payload.itens.find((each) => each.id === migracao)).toMatchObject(how);
        },
        { timeout: 20_000, interval: 100 },
      );
    const results = async (migracao: number): Promise<FluxoMigracaoItem[]> =>
      (await admin.get<{ itens: FluxoMigracaoItem[] }>(`fluxo-migracao/${migracao}/item`)).payload.itens;
    const refused = (await admin.post<FluxoMigracao>(`fluxo/${id}/migracao`, asked)).payload;
    await ended(refused.id, { situacao: 'CONCLUIDA', total: 2, feitas: 0, recusadas: 2 });
    expect((await results(refused.id))[0]).toMatchObject({
      situacao: 'RECUSADA',
      mensagem: expect.stringContaining('Analisar') as string,
    });

    // given up before its turn comes: nothing passes
    await jobs.stop();
    const given = (await admin.post<FluxoMigracao>(`fluxo/${id}/migracao`, { ...asked, mapa: { t: 'n' } }))
      .payload;
    expect((await admin.post(`fluxo/${id}/migracao`, asked)).status).toBe(409);
    expect((await admin.post(`fluxo-migracao/${given.id}/cancelar`)).status).toBe(200);
    expect((await admin.post(`fluxo-migracao/${given.id}/cancelar`)).status).toBe(409);
    jobs = await world.runJobs();
    await ended(given.id, { situacao: 'CANCELADA', feitas: 0, canceladas: 2 });

    const passing = await admin.post<FluxoMigracao>(`fluxo/${id}/migracao`, { ...asked, mapa: { t: 'n' } });
    await ended(passing.payload.id, { situacao: 'CONCLUIDA', feitas: 2, recusadas: 0 });
    for (const conteudo of contents) {
      const now = await flowOf(rafael, conteudo);
      expect([now.versao, open(now)]).toEqual([2, ['Analisar']]);
    }
    expect((await admin.post(`fluxo/${id}/migracao`, asked)).raw.body).toContain('Nada anda');
  });
});

describe('a estatística de um fluxo', () => {
  it('diz quanto se fez, em que tempo, o que atrasou e onde, por período e versão, a quem gere', async () => {
    const { admin, rafael, pool } = world;
    const id = await world.published(
      'MEDIDO',
      flowXml({
        body: `<bpmn:startEvent id="s"/>${task('t', 'Medir', 'papel="FLUXO_AUTOR"')}<bpmn:endEvent id="e"/>${arrow('a', 's', 't')}${arrow('b', 't', 'e')}`,
      }),
    );
    await world.starts(id);
    for (const late of [false, true]) {
      const { id: conteudo } = await concludedDocument(rafael);
      const [atividade] = (await until(rafael, conteudo, (now) => now.abertas.length === 1)).abertas;
      // three days late, after ten hours at it
      if (late)
        await pool.query(
          `update fluxo_atividade set prazo = (select max(dia) from fluxo_tempo) - 3, aberta_em = aberta_em - interval '10 hours'
            where id = $1`,
          [atividade?.id],
        );
      await rafael.post(`fluxo-atividade/${atividade?.id ?? 0}/concluir`, {});
    }
    const measured = async (query = ''): Promise<FluxoEstatistica> =>
      (await admin.get<FluxoEstatistica>(`fluxo-estatistica/${id}${query}`)).payload;
    const all = await measured();
    expect(all).toMatchObject({
      fluxo: 'MEDIDO',
      versao: 1,
      iniciados: 2,
      concluidos: 2,
      interrompidos: 0,
      emAndamento: 0,
      porMes: [{ iniciados: 2, concluidos: 2 }],
      elementos: [{ id: 't', nome: 'Medir', feitas: 2, abertas: 0, comPrazo: 1, atrasadas: 1, parte: 1 }],
    });
    expect((all.elementos[0]?.p90 ?? 0) / 36_000).toBeCloseTo(1, 1);
    expect(all.elementos[0]?.mediana).toBeLessThan(3_600);
    expect(await measured('?versao=1&de=2001-01-01&ate=2001-12-31')).toMatchObject({
      iniciados: 0,
      concluidos: 0,
      porMes: [],
      elementos: [],
    });
    expect((await admin.get(`fluxo-estatistica/${id}?versao=9`)).status).toBe(404);
    expect((await admin.get(`fluxo-estatistica/${id}?de=2001-01-01`)).status).toBe(422);
    const { raw: sheet } = await admin.get(`fluxo-estatistica/${id}/planilha`);
    expect(sheet.body.split('\r\n')).toEqual([
      expect.stringMatching(/^.Etapa;Feitas/),
      expect.stringMatching(/^Medir;2;0;/),
      '',
    ]);
    const { payload } = await admin.get<{ itens: FluxoMedido[] }>('fluxo-estatistica');
    expect(payload.itens.find((one) => one.id === id)?.versoes).toEqual([{ numero: 1, emAndamento: 0 }]);
    expect((await rafael.get(`fluxo-estatistica/${id}`)).status).toBe(403);
  });
});
