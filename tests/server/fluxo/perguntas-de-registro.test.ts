import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FluxoDoConteudo } from '#schemas/shapes/fluxo.ts';
import type { FluxoSimulado, FluxoSorteado } from '#schemas/shapes/fluxo-simulacao.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { first, flowOf, open, openFlowWorld, until, type FlowWorld } from './flow-world.ts';
import { arrow, flowXml, task } from './flow-xml.ts';

const campos = `<malote:campo chave="quem" rotulo="Responsável" tipo="PESSOA" obrigatorio="true"/>
<malote:campo chave="onde" rotulo="Onde" tipo="UNIDADE"/>`;

/** The chosen person takes one way, anybody else the other. */
const asking = (pessoa: number, more = campos): string =>
  flowXml({
    body: `<bpmn:startEvent id="s"/><bpmn:userTask id="t" name="Indicar"><bpmn:extensionElements><malote:atividade papel="INDICA">${more}</malote:atividade></bpmn:extensionElements></bpmn:userTask>
<bpmn:exclusiveGateway id="g" default="f"/>${task('c', 'Da chefia', 'papel="INDICA"')}${task('d', 'Dos demais', 'papel="INDICA"')}<bpmn:endEvent id="e"/><bpmn:endEvent id="e2"/>
${arrow('a', 's', 't')}${arrow('b', 't', 'g')}${arrow('x', 'g', 'c', `=fluxo.quem = ${pessoa}`)}${arrow('f', 'g', 'd')}${arrow('y', 'c', 'e')}${arrow('z', 'd', 'e2')}`,
  });

let world: FlowWorld;
let jobs: Awaited<ReturnType<FlowWorld['runJobs']>>;
const ids = { helena: 0, rafael: 0, ccl: 0, pgm: 0 };
beforeAll(async () => {
  world = await openFlowWorld();
  jobs = await world.runJobs();
  ids.helena = await world.idOf('usuario', 'login', 'helena.pires');
  ids.rafael = await world.idOf('usuario', 'login', 'rafael.lins');
  ids.ccl = await world.idOf('unidade', 'sigla', 'CCL');
  ids.pgm = await world.idOf('unidade', 'sigla', 'PGM');
  await world.papel('INDICA', [{ tipo: 'AUTOR' }]);
});
afterAll(async () => {
  await jobs.stop();
  await world.server.close();
});

const rename = (nome: string) =>
  world.pool.query('update registro.usuario set nome = $1 where id = $2', [nome, ids.helena]);

describe('entre quem e o quê se escolhe', () => {
  const listed = async (query: string): Promise<string[]> =>
    (await world.rafael.get<{ itens: Rotulo[] }>(`fluxo-registro?${query}`)).payload.itens.map(
      ({ rotulo }) => rotulo,
    );

  it('as pessoas e unidades ativas da organização, por palavras; as já escolhidas, ainda que inativas', async () => {
    const { rows } = await world.pool.query<{ nome: string }>(
      'select nome from registro.usuario where id = $1',
      [ids.helena],
    );
    const nome = rows[0]?.nome ?? '';
    expect(await listed('tipo=PESSOA&q=helena')).toContain(nome);
    expect(await listed('tipo=UNIDADE&q=ccl')).toEqual([expect.stringMatching(/^CCL - /)]);
    // no letter of the search is a pattern
    expect(await listed('tipo=PESSOA&q=%25')).toEqual([]);
    await world.pool.query('update registro.usuario set ativo = false where id = $1', [ids.helena]);
    expect(await listed('tipo=PESSOA&q=helena')).not.toContain(nome);
    expect(await listed(`tipo=PESSOA&ids=${ids.helena}`)).toEqual([nome]);
    await world.pool.query('update registro.usuario set ativo = true where id = $1', [ids.helena]);
    expect((await world.rafael.get('fluxo-registro?tipo=PESSOA&ids=1,x')).status).toBe(422);
  });

  it('de outra organização, nem o nome', async () => {
    const { rows } = await world.pool.query<{ id: number; sigla: string; pessoa: number }>(
      `select u.id, u.sigla, x.registro_id as pessoa from registro.unidade u
       join registro.organizacao_interna o on o.id = u.organizacao and o.sigla = 'IPVS'
       join registro.usuario_unidades x on x.unidade = u.id and (select count(distinct v.organizacao)
         from registro.usuario_unidades y join registro.unidade v on v.id = y.unidade where y.registro_id = x.registro_id) = 1
       where u.ativo limit 1`,
    );
    const { id = 0, sigla = '', pessoa = 0 } = rows[0] ?? {};
    expect(id).toBeGreaterThan(0);
    expect(await listed(`tipo=UNIDADE&q=${encodeURIComponent(sigla)}`)).toEqual([]);
    expect(await listed(`tipo=UNIDADE&ids=${id}`)).toEqual([]);
    expect(await listed(`tipo=PESSOA&ids=${pessoa}`)).toEqual([]);
  });
});

describe('uma pergunta de pessoa e uma de unidade', () => {
  const begin = async (
    codigo: string,
    xml: string,
  ): Promise<{ id: number; flow: FluxoDoConteudo; fluxo: number }> => {
    const fluxo = await world.published(codigo, xml);
    await world.starts(fluxo);
    const { id } = await concludedDocument(world.rafael);
    return { id, fluxo, flow: await until(world.rafael, id, (now) => now.abertas.length === 1) };
  };
  const answer = (flow: FluxoDoConteudo, respostas: object) =>
    world.rafael.post<FluxoDoConteudo>(`fluxo-atividade/${first(flow)}/concluir`, { respostas });

  it('só aceitam quem está em uso, decidem por quem se escolheu, e dizem o nome de agora', async () => {
    const { id, flow } = await begin('INDICAR', asking(ids.helena));
    expect((await answer(flow, {})).campos).toEqual(['respostas.quem']);
    expect((await answer(flow, { quem: 'Helena', onde: [String(ids.ccl)] })).campos).toEqual([
      'respostas.quem',
      'respostas.onde',
    ]);
    expect((await answer(flow, { quem: 99_999_999, onde: 2 ** 31 })).campos).toEqual(['respostas.onde']);
    const refused = await answer(flow, { quem: 99_999_999, onde: 99_999_999 });
    expect([refused.status, refused.campos]).toEqual([422, ['respostas.quem', 'respostas.onde']]);
    expect(refused.raw.body).toContain('Escolha uma pessoa ativa da sua organização.');
    await world.pool.query('update registro.unidade set ativo = false where id = $1', [ids.pgm]);
    expect((await answer(flow, { quem: ids.rafael, onde: ids.pgm })).campos).toEqual(['respostas.onde']);
    await world.pool.query('update registro.unidade set ativo = true where id = $1', [ids.pgm]);
    const done = await answer(flow, { quem: ids.helena, onde: ids.ccl });
    expect(done.status).toBe(200);
    expect(open(await until(world.rafael, id, (now) => open(now).includes('Da chefia')))).toEqual([
      'Da chefia',
    ]);
    const said = async () =>
      (await flowOf(world.rafael, id)).passos[0]?.respostas?.map(({ rotulo, valor }) => [rotulo, valor]);
    const { rows } = await world.pool.query<{ nome: string }>(
      'select nome from registro.usuario where id = $1',
      [ids.helena],
    );
    const nome = rows[0]?.nome ?? '';
    expect(await said()).toEqual([
      ['Responsável', nome],
      ['Onde', expect.stringMatching(/^CCL - /)],
    ]);
    // the name is never copied
    await rename('Helena de Agora');
    expect((await said())?.[0]).toEqual(['Responsável', 'Helena de Agora']);
    await rename(nome);
  });

  it('guardam o que se respondeu quando o caso passa a outra versão', async () => {
    const { id, fluxo, flow } = await begin('INDICAR_DE_NOVO', asking(ids.helena));
    await answer(flow, { quem: ids.rafael });
    await until(world.rafael, id, (now) => open(now).includes('Dos demais'));
    await world.draw(
      fluxo,
      asking(ids.helena, `${campos}<malote:campo chave="obs" rotulo="Obs" tipo="TEXTO"/>`),
      1,
    );
    expect((await world.admin.post(`fluxo/${fluxo}/publicar`, { revisao: 2 })).status).toBe(200);
    const asked = await world.admin.post(`fluxo/${fluxo}/migracao`, { de: 1, para: 2, motivo: 'Mudou' });
    expect(asked.status).toBe(200);
    const now = await until(world.rafael, id, ({ versao }) => versao === 2);
    expect(now.passos[0]?.respostas).toEqual([
      { rotulo: 'Responsável', valor: expect.stringMatching(/^Rafael/) as string },
    ]);
  });

  describe('na simulação', () => {
    let fluxo = 0;
    beforeEach(async () => {
      fluxo ||= await world.newFlow('INDICAR_SIMULADO');
    });
    const simulate = (escolhas: readonly object[]) =>
      world.admin.post<FluxoSimulado>(`fluxo/${fluxo}/simular`, { xml: asking(ids.helena), escolhas });

    it('respondem-se como de verdade', async () => {
      const chave = (await simulate([])).payload.abertas[0]?.chave;
      const choice = { tipo: 'CONCLUIR', chave };
      expect((await simulate([{ ...choice, respostas: { quem: 99_999_999 } }])).campos).toEqual([
        'respostas.quem',
      ]);
      const { payload } = await simulate([{ ...choice, respostas: { quem: ids.helena, onde: ids.ccl } }]);
      expect(payload.abertas.map(({ nome }) => nome)).toEqual(['Da chefia']);
      expect(payload.historia.map(({ texto }) => texto).join('\n')).toMatch(
        /Responsável: Helena.*; Onde: CCL - /,
      );
    });

    it('sorteiam-se os das condições e outros', async () => {
      const { payload } = await world.admin.post<FluxoSorteado>(`fluxo/${fluxo}/sortear`, {
        xml: asking(ids.helena),
        casos: 40,
      });
      expect([payload.terminaram, payload.parados]).toEqual([40, []]);
      const times = Object.fromEntries(payload.etapas.map(({ id, vezes }) => [id, vezes]));
      expect([times['c'] ?? 0, times['d'] ?? 0]).toEqual([expect.any(Number), expect.any(Number)]);
      expect(Math.min(times['c'] ?? 0, times['d'] ?? 0)).toBeGreaterThan(5);
    });

    it('do que nenhum id pode ser nada se sorteia', async () => {
      const { status, payload } = await world.admin.post<FluxoSorteado>(`fluxo/${fluxo}/sortear`, {
        xml: asking(2 ** 31),
        casos: 20,
      });
      expect([status, payload.terminaram]).toEqual([200, 20]);
    });
  });
});
