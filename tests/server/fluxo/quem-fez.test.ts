import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ItemHistorico, ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { AtividadeFluxo } from '#schemas/shapes/fluxo-atividade.ts';
import type { FluxoProblema } from '#schemas/shapes/fluxo-problema.ts';
import { worldPassword } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { first, flowOf, open, openFlowWorld, until, type FlowWorld } from './flow-world.ts';
import { arrow, flowXml, task } from './flow-xml.ts';

let world: FlowWorld;
let jobs: Awaited<ReturnType<FlowWorld['runJobs']>>;
beforeAll(async () => {
  world = await openFlowWorld();
  jobs = await world.runJobs();
  await world.papel('FLUXO_AUTOR', [{ tipo: 'AUTOR' }]);
  const usuario = await world.idOf('usuario', 'login', 'helena.pires');
  await world.papel('FLUXO_CHEFE', [{ tipo: 'USUARIO', usuario }]);
});
afterAll(async () => {
  await jobs.stop();
  await world.server.close();
});

it('do que o substituto fez, por formulário ou assinatura, ficam os dois nomes; de quem se espera diz-se o nome a quem não é chamado', async () => {
  const { admin, helena, rafael, idOf } = world;
  const steps = `<bpmn:startEvent id="s"/>${task('t', 'Aprovar', 'especie="APROVACAO" papel="FLUXO_CHEFE"')}${task('u', 'Assinar', 'especie="ASSINAR" papel="FLUXO_CHEFE"')}<bpmn:endEvent id="e"/>`;
  await world.starts(
    await world.published(
      'SUBSTITUI',
      flowXml({ body: `${steps}${arrow('a', 's', 't')}${arrow('b', 't', 'u')}${arrow('c', 'u', 'e')}` }),
    ),
  );
  const { id } = await concludedDocument(rafael);
  const begun = await until(rafael, id, ({ abertas }) => abertas.length === 1);
  expect(begun.abertas[0]?.chamados).toEqual(['Helena Duarte Pires']);
  expect((await flowOf(helena, id)).abertas[0]?.chamados).toBeUndefined();

  const usuario = await idOf('usuario', 'login', 'helena.pires');
  const substituto = await idOf('usuario', 'login', 'caio.teles');
  const absence = { usuario, substituto, inicio: '2026-11-20', fim: '2026-11-27', motivo: 'FERIAS' };
  expect((await admin.post('ausencia', absence)).status).toBe(200);
  const caio = await world.server.as('caio.teles');
  expect((await caio.post(`login/substituir-usuario/${usuario}`)).status).toBe(200);
  const decided = { decisao: 'APROVAR' };
  expect((await caio.post(`fluxo-atividade/${first(begun)}/concluir`, decided)).status).toBe(200);
  const signed = await caio.post<ResultadoLote>('assinatura/assinar-docflow-documentos-em-lote', {
    ids: [id],
    senha: worldPassword,
  });
  expect(signed.payload.resultados).toMatchObject([{ ok: true }]);
  const done = await until(rafael, id, ({ situacao }) => situacao === 'CONCLUIDA');
  const both = { por: 'Helena Duarte Pires', porQuem: 'Caio Ferraz Teles' };
  expect(done.passos).toMatchObject([
    { nome: 'Aprovar', ...both },
    { nome: 'Assinar', ...both },
  ]);
});

it('o que um tempo tirou de quem não o fez conta-se entre o que passou; o que esperava ao lado de outro, não', async () => {
  const { rafael } = world;
  const timer = (id: string, more: string, kind: string): string =>
    `<bpmn:${kind} id="${id}"${more}><bpmn:timerEventDefinition id="${id}d"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">P1D</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:${kind}>`;
  const wait =
    '<bpmn:intermediateCatchEvent id="m" name="O trâmite"><bpmn:messageEventDefinition id="md" messageRef="M"/></bpmn:intermediateCatchEvent>';
  const body = `<bpmn:startEvent id="s"/>${task('t', 'Responder', 'papel="FLUXO_CHEFE"')}${timer('tarde', ' attachedToRef="t"', 'boundaryEvent')}<bpmn:eventBasedGateway id="g"/>${wait}${timer('d', ' name="Um dia"', 'intermediateCatchEvent')}${task('u', 'Cobrar', 'papel="FLUXO_AUTOR"')}<bpmn:endEvent id="e"/><bpmn:endEvent id="e2"/><bpmn:endEvent id="e3"/>
${arrow('a', 's', 't')}${arrow('b', 't', 'e')}${arrow('c', 'tarde', 'g')}${arrow('f', 'g', 'm')}${arrow('h', 'g', 'd')}${arrow('i', 'm', 'e2')}${arrow('j', 'd', 'u')}${arrow('k', 'u', 'e3')}`;
  const xml = flowXml({ body, more: '<bpmn:message id="M" name="tramitado"/>' });
  await world.starts(await world.published('TARDE', xml));
  const { id } = await concludedDocument(rafael);
  await until(rafael, id, (now) => open(now)[0] === 'Responder');
  await world.timeComes(id);
  await until(rafael, id, (now) => open(now)[0] === 'O trâmite');
  await world.timeComes(id);
  const late = await until(rafael, id, (now) => open(now)[0] === 'Cobrar');
  expect(late.passos.map(({ nome, por, expirou }) => [nome, por, expirou])).toEqual([
    ['Responder', undefined, true],
  ]);
  const { rows } = await world.pool.query<{ feito: string }>(
    `select dados ->> 'feito' as feito from evento where conteudo_id = $1 and ato = 'fluxoPrazoAcabou'`,
    [id],
  );
  expect(rows).toEqual([{ feito: 'o prazo de “Responder” acabou, e o fluxo seguiu por outro caminho' }]);
});

it('a linha do tempo diz uma vez que o prazo do que ninguém fez acabou, ainda que o passo se repita', async () => {
  const { admin, rafael, pool } = world;
  const after = (id: string, more: string): string =>
    `<bpmn:boundaryEvent id="${id}" attachedToRef="${more}"><bpmn:timerEventDefinition id="${id}d"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">P1D</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:boundaryEvent>`;
  const asking = `<bpmn:userTask id="t" name="Responder ao ofício"><bpmn:extensionElements><malote:atividade papel="FLUXO_CHEFE"><malote:campo chave="valor" rotulo="Valor" tipo="NUMERO"/></malote:atividade></bpmn:extensionElements></bpmn:userTask>`;
  const body = `<bpmn:startEvent id="s"/>${asking}${after('tarde', 't" cancelActivity="true')}<bpmn:exclusiveGateway id="g" name="Vale muito?" default="n"/>${task('u', 'Cobrar', 'papel="FLUXO_AUTOR"')}${after('lembra', 'u" cancelActivity="false')}${task('l', 'Lembrar', 'papel="FLUXO_AUTOR"')}<bpmn:endEvent id="e"/><bpmn:endEvent id="e2"/><bpmn:endEvent id="e3"/><bpmn:endEvent id="e4"/>
${arrow('a', 's', 't')}${arrow('b', 't', 'e')}${arrow('c', 'tarde', 'g')}${arrow('d', 'g', 'u', '=fluxo.valor &gt; 1000')}${arrow('n', 'g', 'e2')}${arrow('f', 'u', 'e4')}${arrow('h', 'lembra', 'l')}${arrow('i', 'l', 'e3')}`;
  await world.starts(await world.published('COBRANCA', flowXml({ body })));
  const { id } = await concludedDocument(rafael);
  await until(rafael, id, ({ abertas }) => abertas.length === 1);
  const told = async () => {
    const { payload } = await rafael.post<{ itens: ItemHistorico[] }>('tramite/historico', {
      conteudoId: id,
    });
    return payload.itens.flatMap(({ ato, texto, quem }) =>
      ato === 'fluxoPrazoAcabou' ? [[quem, texto]] : [],
    );
  };
  const rowsOf = async (text: string) => (await pool.query<Record<string, unknown>>(text, [id])).rows;
  const [job] = await rowsOf(`select z.instancia_id::int as "instanciaId", z.execucao from fluxo_prazo z
    join fluxo_instancia i on i.id = z.instancia_id where i.conteudo_id = $1`);
  await world.timeComes(id);
  await until(rafael, id, ({ situacao }) => situacao === 'PROBLEMA');
  // the step was undone, and what it told with it
  expect(await told()).toEqual([]);
  const { payload } = await admin.get<{ itens: FluxoProblema[] }>('fluxo-problema');
  const ids = [payload.itens.find(({ conteudo }) => conteudo?.id === id)?.id];
  const mend = async (asked: object): Promise<boolean | undefined> => {
    const done = await admin.post<ResultadoLote>('fluxo-problema/ato', { ids, ...asked });
    return done.payload.resultados[0]?.ok;
  };
  expect([await mend({ ato: 'TENTAR', motivo: '' }), await told()]).toEqual([false, []]);
  expect(await mend({ ato: 'CORRIGIR', valores: { valor: 5000 }, motivo: 'Dito por fora' })).toBe(true);
  const late = [
    'Malote',
    'COBRANCA: o prazo de “Responder ao ofício” acabou, e o fluxo seguiu por outro caminho',
  ];
  expect([open(await flowOf(rafael, id)), await told()]).toEqual([['Cobrar'], [late]]);
  // the queue tells again a time that came
  await pool.query(`select graphile_worker.add_job('vencerPrazoFluxo', $1::json)`, [JSON.stringify(job)]);
  await world.timeComes(id);
  await until(rafael, id, ({ abertas }) => abertas.length === 2);
  const beside = [
    'Malote',
    'COBRANCA: o prazo de “Cobrar” acabou, e o fluxo seguiu também por outro caminho',
  ];
  expect(await told()).toEqual([beside, late]);
});

it('a linha do tempo diz pelo rótulo a resposta que se corrigiu', async () => {
  const { admin, rafael, pool } = world;
  const asking = `<bpmn:userTask id="t" name="Dizer"><bpmn:extensionElements><malote:atividade papel="FLUXO_AUTOR"><malote:campo chave="valor" rotulo="Valor da fatura" tipo="NUMERO"/></malote:atividade></bpmn:extensionElements></bpmn:userTask>`;
  const telling = `<bpmn:serviceTask id="x" name="Avisar"><bpmn:extensionElements><malote:trabalho tipo="NOTIFICAR" papel="FLUXO_AUTOR" texto="Em análise"/></bpmn:extensionElements></bpmn:serviceTask>`;
  const body = `<bpmn:startEvent id="s"/>${asking}${telling}<bpmn:exclusiveGateway id="g" name="Vale muito?" default="n"/>${task('u', 'Pagar', 'papel="FLUXO_AUTOR"')}<bpmn:endEvent id="e"/><bpmn:endEvent id="e2"/>
${arrow('a', 's', 't')}${arrow('b', 't', 'x')}${arrow('c', 'x', 'g')}${arrow('d', 'g', 'u', '=fluxo.valor &gt; 1000')}${arrow('n', 'g', 'e2')}${arrow('f', 'u', 'e')}`;
  await world.starts(await world.published('ROTULO', flowXml({ body })));
  const { id } = await concludedDocument(rafael);
  const begun = await until(rafael, id, ({ abertas }) => abertas.length === 1);
  await rafael.post(`fluxo-atividade/${first(begun)}/concluir`, {});
  await until(rafael, id, ({ situacao }) => situacao === 'PROBLEMA');
  const { payload } = await admin.get<{ itens: FluxoProblema[] }>('fluxo-problema');
  const ids = [payload.itens.find(({ conteudo }) => conteudo?.id === id)?.id];
  const asked = { ids, ato: 'CORRIGIR', valores: { valor: 5000 }, motivo: 'Faltou dizer' };
  expect((await admin.post('fluxo-problema/ato', asked)).status).toBe(200);
  const { rows } = await pool.query<{ dados: object }>(
    `select dados from evento where conteudo_id = $1 and ato = 'fluxoReparado'`,
    [id],
  );
  expect(rows).toMatchObject([
    { dados: { feito: 'respostas corrigidas (Valor da fatura) e tentado de novo', motivo: 'Faltou dizer' } },
  ]);
});

it('do que é de várias pessoas diz-se quantas bastam e quantas já responderam, a cada vez que se pede', async () => {
  const { helena, rafael, idOf, papel } = world;
  const people = ['helena.pires', 'rafael.lins', 'caio.teles'];
  const ids = await Promise.all(people.map((login) => idOf('usuario', 'login', login)));
  await papel(
    'FLUXO_TRES',
    ids.map((usuario) => ({ tipo: 'USUARIO', usuario })),
  );
  const body = `<bpmn:startEvent id="s"/><bpmn:exclusiveGateway id="j"/>${task('t', 'Opinar', 'papel="FLUXO_TRES" todos="true" quorum="2"')}${task('u', 'Rever', 'especie="APROVACAO" papel="FLUXO_AUTOR"')}<bpmn:exclusiveGateway id="g" name="Volta?" default="n"/><bpmn:endEvent id="e"/>
${arrow('a', 's', 'j')}${arrow('b', 'j', 't')}${arrow('c', 't', 'u')}${arrow('d', 'u', 'g')}${arrow('v', 'g', 'j', '=fluxo.decisao = "DEVOLVER"')}${arrow('n', 'g', 'e')}`;
  await world.starts(await world.published('BASTAM', flowXml({ body })));
  const { id } = await concludedDocument(rafael);
  await until(rafael, id, ({ abertas }) => abertas.length === 3);
  const told = async (caller = rafael) => (await flowOf(caller, id)).abertas.map(({ quorum }) => quorum);
  const answers = async (caller: typeof rafael, said: object = {}) => {
    const mine = (await flowOf(caller, id)).abertas.find(({ posso }) => posso)?.id;
    expect((await caller.post(`fluxo-atividade/${mine}/concluir`, said)).status).toBe(200);
  };
  const none = { bastam: 2, de: 3, responderam: 0 };
  const one = { ...none, responderam: 1 };
  expect(await told()).toEqual([none, none, none]);
  await answers(helena);
  expect([await told(), await told(helena)]).toEqual([
    [one, one],
    [one, one],
  ]);
  const { itens } = (await rafael.get<{ itens: AtividadeFluxo[] }>('fluxo-atividade')).payload;
  expect(itens.find(({ conteudo }) => conteudo.id === id)?.quorum).toEqual(one);
  await answers(rafael);
  expect(await told()).toEqual([undefined]);
  await answers(rafael, { decisao: 'DEVOLVER', motivo: 'De novo' });
  expect(await told()).toEqual([none, none, none]);
});
