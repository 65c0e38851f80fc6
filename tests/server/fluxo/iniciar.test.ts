import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { FluxoDoConteudo, FluxosIniciaveis } from '#schemas/shapes/fluxo.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { flowOf, open, openFlowWorld, until, type FlowWorld } from './flow-world.ts';
import { arrow, flowXml, task } from './flow-xml.ts';

let world: FlowWorld;
beforeAll(async () => {
  world = await openFlowWorld();
  await world.papel('AUTOR', [{ tipo: 'AUTOR' }]);
});
afterAll(() => world.server.close());

const simple = flowXml({
  body: `<bpmn:startEvent id="s"/>${task('t', 'Conferir', 'papel="AUTOR"')}<bpmn:endEvent id="e"/>${arrow('a', 's', 't')}${arrow('b', 't', 'e')}`,
});

describe('iniciar um fluxo à mão', () => {
  it('só há o que iniciar depois de um fluxo publicado', async () => {
    const { rafael } = world;
    const documento = await concludedDocument(rafael);
    const acao = documento.acoes.find(({ nome }) => nome === 'iniciarFluxo');
    expect([acao?.permitida, acao?.motivo]).toEqual([false, 'Nenhum fluxo foi publicado ainda.']);
  });

  it('corre pela última versão, deixa o evento, e outro não começa enquanto ele anda', async () => {
    const { rafael, published, newFlow, pool, idOf } = world;
    const id = await published('CONFERE', simple);
    const soProcesso = await published('SO_PROCESSO', simple);
    await pool.query(`update registro.tipo_processo set fluxo_iniciado = $1 where id = $2`, [
      soProcesso,
      await idOf('tipo_processo', 'nome', 'Contratação direta'),
    ]);
    await newFlow('SEM_VERSAO');
    const { id: conteudo } = await concludedDocument(rafael);
    const may = (await rafael.get<FluxosIniciaveis>(`fluxo-conteudo/${conteudo}/iniciaveis`)).payload;
    expect(may.itens.map(({ nome, versao, doTipo }) => [nome, versao, doTipo])).toEqual([
      ['CONFERE', 1, false],
    ]);
    const begin = (fluxoId: number, versaoFluxo = 1) =>
      rafael.post<FluxoDoConteudo>(`fluxo-conteudo/${conteudo}/iniciar`, { fluxoId, versaoFluxo });
    const other = await begin(soProcesso);
    expect([other.status, other.campos]).toEqual([422, ['fluxoId']]);
    const old = await begin(id, 2);
    expect([old.status, old.raw.body.includes('agora está na versão 1')]).toEqual([422, true]);
    const begun = await begin(id);
    expect([begun.status, begun.payload.nome], begun.raw.body).toEqual([200, 'CONFERE']);
    // nobody took anything of the queue: the first step came with the answer
    expect(open(begun.payload)).toEqual(['Conferir']);
    const jobs = await world.runJobs();
    try {
      await vi.waitFor(async () => {
        const { rows } = await pool.query(
          `select from graphile_worker.jobs where task_identifier = 'ouvirFluxo'`,
        );
        expect(rows).toEqual([]);
      }, 20_000);
    } finally {
      await jobs.stop();
    }
    expect(open(await flowOf(rafael, conteudo))).toEqual(['Conferir']);
    const { rows } = await pool.query(
      `select usuario_id, dados->>'fluxo' as fluxo from evento where conteudo_id = $1 and ato = 'fluxoIniciado'`,
      [conteudo],
    );
    expect(rows).toEqual([{ usuario_id: await idOf('usuario', 'login', 'rafael.lins'), fluxo: 'CONFERE' }]);
    const again = await begin(id);
    expect([again.status, again.raw.body.includes('O fluxo CONFERE já está em andamento')]).toEqual([
      409,
      true,
    ]);
    const { acoes } = (await rafael.get<Documento>(`documento/${conteudo}/0`)).payload;
    expect(acoes.find(({ nome }) => nome === 'iniciarFluxo')?.permitida).toBe(false);
  });

  it('o primeiro passo que falha não recusa o início: fica com quem cuida dos fluxos', async () => {
    const { rafael, published } = world;
    const fluxoId = await published(
      'SEM_RESPOSTA',
      flowXml({
        body: `<bpmn:startEvent id="s"/><bpmn:exclusiveGateway id="g" name="Vale muito?" default="c"/>${task('t', 'Conferir', 'papel="AUTOR"')}${task('u', 'Rever', 'papel="AUTOR"')}<bpmn:endEvent id="e"/>${arrow('a', 's', 'g')}${arrow('b', 'g', 't', '=fluxo.valor &gt; 1000')}${arrow('c', 'g', 'u')}${arrow('d', 't', 'e')}${arrow('f', 'u', 'e')}`,
      }),
    );
    const { id: conteudo } = await concludedDocument(rafael);
    const begun = await rafael.post<FluxoDoConteudo>(`fluxo-conteudo/${conteudo}/iniciar`, {
      fluxoId,
      versaoFluxo: 1,
    });
    expect([begun.status, begun.payload.situacao, open(begun.payload)]).toEqual([200, 'ATIVA', []]);
    const jobs = await world.runJobs();
    try {
      const stopped = await until(rafael, conteudo, ({ situacao }) => situacao === 'PROBLEMA');
      expect(stopped.problema).toBeDefined();
    } finally {
      await jobs.stop();
    }
  });

  it('só por quem o tem: de outra unidade, com outra pessoa ou fora da vista, não', async () => {
    const { rafael, helena, server, idOf } = world;
    const fluxoId = await idOf('fluxo', 'codigo', 'CONFERE');
    const { id: conteudo } = await concludedDocument(rafael);
    const body = { fluxoId, versaoFluxo: 1 };
    const stranger = await server.as('caio.teles');
    expect((await stranger.get(`fluxo-conteudo/${conteudo}/iniciaveis`)).status).toBe(409);
    expect((await stranger.post(`fluxo-conteudo/${conteudo}/iniciar`, body)).status).toBe(409);
    expect((await helena.post('check-in/documento/assumir', { id: conteudo, confirmar: true })).status).toBe(
      200,
    );
    const taken = await rafael.post(`fluxo-conteudo/${conteudo}/iniciar`, body);
    expect([taken.status, (await rafael.get(`fluxo-conteudo/${conteudo}/iniciaveis`)).status]).toEqual([
      409, 409,
    ]);
  });
});
