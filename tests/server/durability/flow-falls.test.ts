import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { thorough } from '#tests/setup/thorough.ts';
import { openFlowWorld, type FlowWorld } from '../fluxo/flow-world.ts';
import { arrow, flowXml, task } from '../fluxo/flow-xml.ts';
import { ManyServers } from './many-servers.ts';

// what a dead server had taken is given back after some seconds, and many flows take their time
vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 240_000 });

/** Flows under way, servers that move them, and deaths amid that; a campaign (`npm run campanha`) has time for more. */
const { flows, servers, deaths } = thorough
  ? { flows: 300, servers: 3, deaths: 40 }
  : { flows: 8, servers: 2, deaths: 1 };

const work = (id: string, said: string): string =>
  `<bpmn:serviceTask id="${id}" name="${id}"><bpmn:extensionElements><malote:trabalho ${said}/></bpmn:extensionElements></bpmn:serviceTask>`;

/** A person, then at once two notices and a time with a notice behind it, another person, and it is sent on. */
const everyWay = flowXml({
  body: `<bpmn:startEvent id="s"/>${task('aprovar', 'Aprovar', 'especie="APROVACAO" papel="QUEDA_CHEFE"')}<bpmn:parallelGateway id="p"/>
${work('avisar', 'tipo="NOTIFICAR" papel="QUEDA_AUTOR" texto="Aprovado"')}${work('avisarChefe', 'tipo="NOTIFICAR" papel="QUEDA_CHEFE" texto="Aprovou"')}
<bpmn:intermediateCatchEvent id="tempo" name="Um tempo"><bpmn:timerEventDefinition id="td"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">PT1S</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>
${work('lembrar', 'tipo="NOTIFICAR" papel="QUEDA_AUTOR" texto="Passou o tempo"')}<bpmn:parallelGateway id="j"/>
${task('conferir', 'Conferir', 'especie="FORMULARIO" papel="QUEDA_AUTOR"')}${work('enviar', 'tipo="TRAMITAR" unidade="PGM"')}<bpmn:endEvent id="e"/>
${arrow('a', 's', 'aprovar')}${arrow('b', 'aprovar', 'p')}${arrow('c', 'p', 'avisar')}${arrow('d', 'p', 'avisarChefe')}${arrow('f', 'p', 'tempo')}${arrow('g', 'tempo', 'lembrar')}
${arrow('h', 'avisar', 'j')}${arrow('i', 'avisarChefe', 'j')}${arrow('k', 'lembrar', 'j')}${arrow('l', 'j', 'conferir')}${arrow('m', 'conferir', 'enviar')}${arrow('n', 'enviar', 'e')}`,
});

let world: FlowWorld;
let many: ManyServers;
beforeAll(async () => {
  const app = await startTestApp();
  // the others live by the clock of the wall
  app.time.now = new Date();
  world = await openFlowWorld(app);
  many = await ManyServers.start(app, servers);
});
afterAll(async () => {
  await many.stop();
  await world.server.close();
});

const rowsOf = async <T extends object>(text: string, ids: readonly number[]): Promise<T[]> =>
  (await world.pool.query<T>(text, [ids])).rows;

/** What waits for somebody, and who does it. */
const waiting = (ids: readonly number[]): Promise<{ readonly id: number; readonly elemento: string }[]> =>
  rowsOf(
    `select a.id, a.elemento from fluxo_atividade a join fluxo_instancia i on i.id = a.instancia_id
     where i.conteudo_id = any($1) and a.situacao = 'ABERTA' and a.elemento in ('aprovar', 'conferir') order by a.id`,
    ids,
  );

const ended = async (ids: readonly number[]): Promise<number> =>
  (
    await rowsOf(
      `select from fluxo_instancia where conteudo_id = any($1) and situacao not in ('ATIVA', 'SUSPENSA')`,
      ids,
    )
  ).length;

it('servidores caem e voltam enquanto os fluxos andam: cada elemento anda uma vez, nada se perde, nada se faz duas vezes', async () => {
  const { helena, rafael, idOf, papel } = world;
  await papel('QUEDA_CHEFE', [{ tipo: 'USUARIO', usuario: await idOf('usuario', 'login', 'helena.pires') }]);
  await papel('QUEDA_AUTOR', [{ tipo: 'AUTOR' }]);
  await world.starts(await world.published('QUEDA', everyWay));
  const ids: number[] = [];
  let over = false;

  const people = async (): Promise<void> => {
    let turn = 0;
    while (!over) {
      const open = await waiting(ids);
      for (const { id, elemento } of open) {
        const [caller, body] = elemento === 'aprovar' ? [helena, { decisao: 'APROVAR' }] : [rafael, {}];
        // who got no answer asks again: done already, it says so
        const status = await many.ask(caller.token, `fluxo-atividade/${id}/concluir`, body);
        expect([200, 404, 409]).toContain(status);
        turn += 1;
      }
      if (open.length === 0) await sleep(100);
      else if (turn % 10 === 0) await sleep(20);
    }
  };
  const strikes = async (): Promise<void> => {
    for (let death = 0; death < deaths; death++) {
      // amid the work: never before somebody waits for something
      while ((await waiting(ids)).length < Math.min(3, flows)) {
        if (over) return;
        await sleep(20);
      }
      const place = Math.floor(Math.random() * servers);
      await many.kill(place);
      await many.raise(place);
    }
  };
  const writes = async (): Promise<void> => {
    for (let n = 0; n < flows; n++) ids.push((await concludedDocument(rafael)).id);
    while ((await ended(ids)) < flows) await sleep(200);
    over = true;
  };
  await Promise.all([writes(), people(), strikes()]);

  expect(
    await rowsOf(
      `select situacao, count(*)::int as n from fluxo_instancia where conteudo_id = any($1) group by 1`,
      ids,
    ),
  ).toEqual([{ situacao: 'CONCLUIDA', n: flows }]);
  expect(
    await rowsOf(
      `select a.elemento, count(*)::int as n, count(distinct a.instancia_id)::int as instancias
       from fluxo_atividade a join fluxo_instancia i on i.id = a.instancia_id
       where i.conteudo_id = any($1) and a.situacao = 'CONCLUIDA' group by 1 order by 1`,
      ids,
    ),
  ).toEqual(
    ['aprovar', 'avisar', 'avisarChefe', 'conferir', 'enviar', 'lembrar'].map((elemento) => ({
      elemento,
      n: flows,
      instancias: flows,
    })),
  );
  expect(
    await rowsOf(
      `select ato, count(*)::int as n, count(distinct conteudo_id)::int as conteudos from evento
       where conteudo_id = any($1) and ato in ('fluxoIniciado', 'atividadeConcluida', 'tramitado', 'fluxoTerminado')
       group by 1 order by 1`,
      ids,
    ),
  ).toEqual([
    { ato: 'atividadeConcluida', n: 2 * flows, conteudos: flows },
    { ato: 'fluxoIniciado', n: flows, conteudos: flows },
    { ato: 'fluxoTerminado', n: flows, conteudos: flows },
    { ato: 'tramitado', n: flows, conteudos: flows },
  ]);
  expect(
    await rowsOf(
      `select count(*)::int as n, count(distinct conteudo_id)::int as conteudos from notificacao
       where conteudo_id = any($1) and especie = 'fluxoAvisa'`,
      ids,
    ),
  ).toEqual([{ n: 3 * flows, conteudos: flows }]);
  const left = await rowsOf(
    `select 'prazo' as o_que from fluxo_prazo p join fluxo_instancia i on i.id = p.instancia_id where i.conteudo_id = any($1)
     union all select 'problema' from fluxo_incidente p join fluxo_instancia i on i.id = p.instancia_id where i.conteudo_id = any($1)`,
    ids,
  );
  expect(left).toEqual([]);
});
