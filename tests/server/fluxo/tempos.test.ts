import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FluxoProblema } from '#schemas/shapes/fluxo-problema.ts';
import type { FluxoSimulado } from '#schemas/shapes/fluxo-simulacao.ts';
import { startTestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { flowOf, open, openFlowWorld, until, type FlowWorld } from './flow-world.ts';
import { arrow, flowXml, task } from './flow-xml.ts';

let world: FlowWorld;
beforeAll(async () => {
  world = await openFlowWorld();
  await world.papel('TEMPO_AUTOR', [{ tipo: 'AUTOR' }]);
});
afterAll(() => world.server.close());

const body = (name: string, said: string): string =>
  `<bpmn:${name} xsi:type="bpmn:tFormalExpression">${said}</bpmn:${name}>`;
/** A wait of its own, and the same time over an activity. */
const timed = (bodies: string): string =>
  flowXml({
    body: `<bpmn:startEvent id="s"/><bpmn:intermediateCatchEvent id="p" name="Esperar a resposta"><bpmn:timerEventDefinition id="pd">${bodies}</bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>${task('t', 'Cobrar', 'papel="TEMPO_AUTOR"')}<bpmn:boundaryEvent id="b" name="Passou do prazo" attachedToRef="t"><bpmn:timerEventDefinition id="bd">${bodies}</bpmn:timerEventDefinition></bpmn:boundaryEvent><bpmn:endEvent id="e"/><bpmn:endEvent id="f"/>${arrow('a', 's', 'p')}${arrow('c', 'p', 't')}${arrow('d', 't', 'e')}${arrow('g', 'b', 'f')}`,
  });

describe('um tempo que não se lê', () => {
  it.each([
    ['10/12/2026', 'timeDate', /A data “10\/12\/2026” não se lê/],
    ['5', 'timeDate', /A data “5” não se lê/],
    ['2027-02-29T10:00:00', 'timeDate', /não existe no calendário/],
    ['P99999999999999D', 'timeDuration', /fica longe demais/],
    ['R3/PT1H', 'timeCycle', /se repete/],
    ['=fluxo.quando', 'timeDate', /é uma expressão/],
    ['=dias úteis(5)', 'timeDate', /é uma expressão/],
    ['=dias úteis(9999)', 'timeDuration', /fica longe demais/],
  ])('%s é recusado nos dois elementos, com o nome a quem só lê a mensagem', async (said, name, why) => {
    const { admin, newFlow, draw } = world;
    const id = await newFlow(`T${said.replaceAll(/\W/g, '').slice(0, 8)}${name.length}`);
    const xml = timed(body(name, said));
    const { achados } = (await draw(id, xml)).payload;
    expect(achados.map(({ elemento, impede }) => [elemento, impede])).toEqual([
      ['p', true],
      ['b', true],
    ]);
    for (const { mensagem } of achados) expect(mensagem).toMatch(why);
    const simulado = (await admin.post<FluxoSimulado>(`fluxo/${id}/simular`, { xml })).payload;
    expect([simulado.situacao, simulado.achados]).toEqual(['NAO_ANDA', achados]);
    const refused = await admin.post(`fluxo/${id}/publicar`, { revisao: 1 });
    expect([refused.status, refused.campos]).toEqual([422, ['p', 'b']]);
    expect(refused.raw.body).toContain('“Esperar a resposta”: ');
    expect(refused.raw.body).toContain('“Passou do prazo”: ');
  });

  it('um segundo tempo no mesmo elemento é recusado, seja qual for', async () => {
    const { admin, newFlow } = world;
    const id = await newFlow('T_DOIS');
    for (const second of [
      body('timeCycle', '=matches(&quot;aaaaaaaaaaaaaaaaaaaaaa!&quot;,&quot;^(a+)+$&quot;)'),
      body('timeCycle', '=for x in [1] return x'),
      body('timeDate', '2026-12-31'),
      body('timeDuration', 'P2D'),
    ]) {
      const xml = timed(`${body('timeDuration', 'P1D')}${second}`);
      const { achados } = (await admin.post<FluxoSimulado>(`fluxo/${id}/simular`, { xml })).payload;
      expect(achados.filter(({ impede }) => impede).map(({ elemento }) => elemento)).toEqual(['p', 'b']);
      expect(achados.at(-1)?.mensagem).toMatch(/mais de um tempo/);
    }
  });

  it('de uma versão publicada antes de se recusar, para o fluxo com o motivo em português', async () => {
    const { admin, rafael, published, starts, pool, runJobs } = world;
    const id = await published('T_ANTIGO', timed(body('timeDuration', 'P5D')));
    // as one of before is: what is published does not change, by a trigger
    await pool.query(
      `alter table fluxo_versao disable trigger user;
       update fluxo_versao set plano = replace(plano::text, 'P5D', '10 de dezembro')::jsonb where fluxo_id = ${id};
       alter table fluxo_versao enable trigger user`,
    );
    await starts(id);
    const documento = await concludedDocument(rafael);
    const jobs = await runJobs();
    onTestFinished(() => jobs.stop());
    await until(rafael, documento.id, ({ situacao }) => situacao === 'PROBLEMA');
    const { payload } = await admin.get<{ itens: FluxoProblema[] }>('fluxo-problema');
    const problem = payload.itens.find(({ conteudo }) => conteudo?.id === documento.id);
    expect(problem).toMatchObject({ tipo: 'TEMPO', elemento: 'Esperar a resposta' });
    expect(problem?.mensagem).toMatch(/A duração “10 de dezembro” não se lê/);
  });
});

describe('um mês de 31 de janeiro', () => {
  it('acaba em 28 de fevereiro na simulação', async () => {
    const { admin, newFlow } = world;
    const id = await newFlow('T_MES');
    const { tempos } = (
      await admin.post<FluxoSimulado>(`fluxo/${id}/simular`, {
        xml: timed(body('timeDuration', 'P1M')),
        amostra: { inicio: '2027-01-31T15:00:00Z' },
      })
    ).payload;
    expect(tempos.map(({ vence }) => vence)).toEqual(['2027-02-28T15:00:00.000Z']);
  });

  it('e no que anda; a data sem fuso é do da instituição', async () => {
    // a world of its own: sessions of the other would have ended by then
    const server = await startTestApp();
    server.time.now = new Date('2027-01-31T15:00:00Z');
    // what is said last is done first
    onTestFinished(() => server.close());
    const { rafael, published, starts, pool, papel, runJobs } = await openFlowWorld(server);
    await papel('TEMPO_AUTOR', [{ tipo: 'AUTOR' }]);
    const jobs = await runJobs();
    onTestFinished(() => jobs.stop());
    const due = async (codigo: string, bodies: string): Promise<string> => {
      await starts(await published(codigo, timed(bodies)));
      const documento = await concludedDocument(rafael);
      // active from its start: the wait is written when the first step was taken
      return vi.waitFor(
        async () => {
          const { rows } = await pool.query<{ vence: Date }>(
            `select p.vence from fluxo_prazo p join fluxo_instancia i on i.id = p.instancia_id where i.conteudo_id = $1`,
            [documento.id],
          );
          if (!rows[0]) throw new Error(JSON.stringify(await flowOf(rafael, documento.id)));
          return rows[0].vence.toISOString();
        },
        { timeout: 20_000, interval: 100 },
      );
    };
    expect(await due('T_MES_ANDA', body('timeDuration', 'P1M'))).toBe('2027-02-28T15:00:00.000Z');
    expect(await due('T_DIA', body('timeDate', '2027-12-31'))).toBe('2027-12-31T03:00:00.000Z');
    expect(await due('T_HORA', body('timeDate', '2027-12-31T09:00:00'))).toBe('2027-12-31T12:00:00.000Z');
  });
});

describe('dias úteis', () => {
  it('pulam o fim de semana e o Natal na simulação, à mesma hora', async () => {
    const { admin, newFlow } = world;
    const id = await newFlow('T_UTEIS');
    const xml = timed(body('timeDuration', '=dias úteis(2)')).replace(
      'papel="TEMPO_AUTOR"',
      'papel="TEMPO_AUTOR" prazoDias="3" prazoUteis="true"',
    );
    // a Wednesday; Friday is Christmas
    const inicio = '2026-12-23T15:00:00Z';
    const waits = (await admin.post<FluxoSimulado>(`fluxo/${id}/simular`, { xml, amostra: { inicio } }))
      .payload;
    expect(waits.tempos.map(({ vence }) => vence)).toEqual(['2026-12-28T15:00:00.000Z']);
    const { payload } = await admin.post<FluxoSimulado>(`fluxo/${id}/simular`, {
      xml,
      amostra: { inicio },
      escolhas: [{ tipo: 'PROXIMO' }],
    });
    expect(payload.abertas.map(({ prazo }) => prazo)).toEqual(['2026-12-31']);
  });

  it('são, no que anda, os do calendário da unidade que começou', async () => {
    const server = await startTestApp();
    server.time.now = new Date('2026-12-23T15:00:00Z');
    onTestFinished(() => server.close());
    const { rafael, published, starts, pool, papel, runJobs, admin } = await openFlowWorld(server);
    await papel('TEMPO_AUTOR', [{ tipo: 'AUTOR' }]);
    const closed = await admin.post('feriado', {
      nome: 'Recesso',
      tipo: 'FERIADO',
      abrangencia: 'NACIONAL',
      regra: 'DATA',
      data: '2026-12-28',
      suspendePrazos: true,
    });
    expect(closed.raw.body).toContain('"id"');
    const jobs = await runJobs();
    onTestFinished(() => jobs.stop());
    const wait = `<bpmn:intermediateCatchEvent id="p"><bpmn:timerEventDefinition id="pd">${body('timeDuration', '=dias úteis(2)')}</bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>`;
    const xml = flowXml({
      body: `<bpmn:startEvent id="s"/><bpmn:parallelGateway id="g"/>${wait}${task('t', 'Cobrar', 'papel="TEMPO_AUTOR" prazoDias="2" prazoUteis="true"')}<bpmn:exclusiveGateway id="x" default="n"/>${task('u', 'Antes do recesso', 'papel="TEMPO_AUTOR"')}<bpmn:endEvent id="e"/><bpmn:endEvent id="f"/><bpmn:endEvent id="h"/><bpmn:endEvent id="z"/>${arrow('a', 's', 'g')}${arrow('b', 'g', 'p')}${arrow('c', 'g', 't')}${arrow('d', 'g', 'x')}${arrow('i', 'p', 'e')}${arrow('j', 't', 'f')}${arrow('k', 'x', 'u', '=dias úteis(today(), 2) = date("2026-12-29")')}${arrow('n', 'x', 'h')}${arrow('l', 'u', 'z')}`,
    });
    await starts(await published('T_UTEIS_ANDA', xml));
    const documento = await concludedDocument(rafael);
    const now = await until(rafael, documento.id, ({ abertas }) => abertas.length === 2);
    expect(open(now).toSorted()).toEqual(['Antes do recesso', 'Cobrar']);
    const { rows } = await pool.query<{ vence: string; prazo: string }>(
      `select p.vence::text as vence, (select a.prazo::text from fluxo_atividade a where a.instancia_id = i.id and a.nome = 'Cobrar') as prazo
       from fluxo_prazo p join fluxo_instancia i on i.id = p.instancia_id where i.conteudo_id = $1`,
      [documento.id],
    );
    expect(rows).toEqual([{ vence: expect.stringContaining('2026-12-29') as string, prazo: '2026-12-29' }]);
  });
});

describe('um desenho enorme', () => {
  it('é recusado pelo tamanho, e o servidor responde a outros enquanto o lê', async () => {
    const { admin, newFlow } = world;
    const id = await newFlow('T_ENORME');
    const many = Array.from({ length: 15_000 }, (_, n) => n + 1);
    const xml = flowXml({
      body: `<bpmn:startEvent id="t0"/>${many.map((n) => `<bpmn:task id="t${n}"/>${arrow(`f${n}`, `t${n - 1}`, `t${n}`)}`).join('')}`,
    });
    let checked = false;
    const asked = admin.post<{ achados: { mensagem: string }[] }>(`fluxo/${id}/conferir`, { xml });
    void asked.then(() => {
      checked = true;
    });
    // turns of the event loop go by while it is read
    let turns = 0;
    for (; !checked; turns += 1) await setImmediate();
    expect((await asked).payload.achados.map(({ mensagem }) => mensagem)).toEqual([
      'O fluxo tem 30001 elementos, e só se executam 3000 de uma vez. Divida-o em fluxos que um chame.',
    ]);
    expect(turns).toBeGreaterThan(10);
  });
});
