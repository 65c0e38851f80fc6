import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { AtividadeGerenciada } from '#schemas/shapes/fluxo-atividade.ts';
import type { DesenhoFluxo, QuemRecebe } from '#schemas/shapes/fluxo-desenho.ts';
import type { FluxosProntos } from '#schemas/shapes/fluxo-pronto.ts';
import type { FluxoProblema } from '#schemas/shapes/fluxo-problema.ts';
import type { FluxoSimulado, FluxoSorteado } from '#schemas/shapes/fluxo-simulacao.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { flowOf, open, openFlowWorld, until, type FlowWorld } from './flow-world.ts';
import { approval, arrow, decision, firstEvent, flowXml, task } from './flow-xml.ts';

let world: FlowWorld;
beforeAll(async () => {
  world = await openFlowWorld();
});
afterAll(() => world.server.close());

describe('papéis', () => {
  it('dizem quem receberia agora, por quê, e de um conteúdo só a quem o vê', async () => {
    const { admin, rafael, idOf, papel } = world;
    const pgm = await idOf('unidade', 'sigla', 'PGM');
    const id = await papel('MISTO', [{ tipo: 'CHEFE_UNIDADE', unidade: pgm }, { tipo: 'AUTOR' }]);
    const before = (await admin.get<QuemRecebe>(`papel/${id}/quem-recebe`)).payload;
    expect(before.pessoas.length).toBeGreaterThan(0);
    expect(before.pessoas[0]?.motivos).toEqual(['Chefia a unidade PGM']);
    expect(before.ninguem).toEqual([
      { executante: 'Criou o conteúdo', motivo: 'Depende do conteúdo: escolha um para saber.' },
    ]);
    const documento = await concludedDocument(rafael);
    const after = (await admin.get<QuemRecebe>(`papel/${id}/quem-recebe?conteudoId=${documento.id}`)).payload;
    expect(after.ninguem).toEqual([]);
    expect(after.pessoas.at(-1)).toMatchObject({
      nome: 'Rafael Monteiro Lins',
      motivos: ['Criou o conteúdo'],
    });
    expect((await admin.get(`papel/999999/quem-recebe`)).status).toBe(404);
  });
});

describe('os fluxos prontos', () => {
  it('vêm com os papéis em uso, entre os quais se escolhe quem faz o quê', async () => {
    const { admin, papel, pool, rafael } = world;
    await papel('EM_USO', [{ tipo: 'AUTOR' }]);
    await papel('FORA_DE_USO', [{ tipo: 'AUTOR' }]);
    await pool.query("update registro.papel set ativo = false where codigo = 'FORA_DE_USO'");
    const { papeis, prontos } = (await admin.get<FluxosProntos>('fluxo-pronto')).payload;
    expect(prontos).toHaveLength(6);
    const codigos = papeis.map(({ codigo }) => codigo);
    expect(codigos).toContain('EM_USO');
    expect(codigos).not.toContain('FORA_DE_USO');
    expect((await rafael.get('fluxo-pronto')).status).toBe(403);
  });
});

describe('o desenho', () => {
  it('é guardado por revisão: quem leu uma anterior não apaga a de outro', async () => {
    const { newFlow, draw } = world;
    const id = await newFlow('REVISAO');
    const saved = await draw(id, approval);
    expect([saved.status, saved.payload.revisao]).toEqual([200, 1]);
    expect((await draw(id, approval)).status).toBe(409);
    expect((await draw(id, approval, 1)).payload.revisao).toBe(2);
  });

  it('diz o que as condições podem ler do conteúdo: tipos em uso e campos de uma só resposta', async () => {
    const { admin, newFlow } = world;
    const id = await newFlow('LEITURA');
    const { tipos, campos } = (await admin.get<DesenhoFluxo>(`fluxo/${id}/desenho`)).payload;
    expect(tipos).toContain('Ofício');
    expect(campos.map(({ rotulo, tipo, opcoes }) => `${rotulo} ${tipo} ${opcoes.length}`)).toEqual([
      'Data da sessão DATA 0',
      'Matrícula TEXTO 0',
      'Modalidade ESCOLHA 6',
      'Órgão de destino TEXTO 0',
      'Valor estimado NUMERO 0',
    ]);
  });

  it('o nome que se escreveu antes vira a relação, com versão e histórico', async () => {
    const { admin, idOf, newFlow, pool } = world;
    const tipo = await idOf('tipo_documento', 'nome', 'Ofício');
    await pool.query(`update registro.tipo_documento set fluxo = 'Antigo' where id = $1`, [tipo]);
    const of = async () => (await admin.get<Record<string, unknown>>(`tipo-documento/${tipo}`)).payload;
    const before = await of();
    const flow = await newFlow('ANTIGO');
    const after = await of();
    expect([after['fluxoIniciado'], after['fluxo'], after['versao']]).toEqual([
      flow,
      undefined,
      Number(before['versao']) + 1,
    ]);
    const { rows } = await pool.query(
      `select from evento where cadeia = $1 and ato = 'registroAlterado'
        and (dados->>'versao')::int = $2`,
      [`registro:tipo-documento:${tipo}`, after['versao']],
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['entidades', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'],
    ['o que não é BPMN', '<x/>'],
    ['o que não fecha', '<bpmn:definitions'],
    ['fundo demais', '<a>'.repeat(5_000)],
  ])('recusa no campo %s', async (_, xml) => {
    const { newFlow, draw } = world;
    const refused = await draw(await newFlow(`R${Math.random()}`.slice(0, 12)), xml);
    expect([refused.status, refused.campos]).toEqual([422, ['xml']]);
  });

  it('não se publica o que não executa: cada motivo no seu elemento', async () => {
    const { admin, newFlow, draw } = world;
    const id = await newFlow('FALHO');
    const body = `<bpmn:startEvent id="s"/><bpmn:userTask id="t"/><bpmn:exclusiveGateway id="g"/><bpmn:scriptTask id="x"/><bpmn:serviceTask id="y"><bpmn:extensionElements><malote:trabalho tipo="ARQUIVAR"/></bpmn:extensionElements><bpmn:multiInstanceLoopCharacteristics/></bpmn:serviceTask><bpmn:endEvent id="e"/>${arrow('a', 's', 't')}${arrow('b', 't', 'g')}${arrow('c', 'g', 'x', '=1 +')}${arrow('d', 'g', 'e')}${arrow('f', 'x', 'y')}${arrow('h', 'y', 'e')}${arrow('i', 'g', 'e', `=${'['.repeat(60)}`)}${arrow('j', 'g', 'e', `=${'{a:'.repeat(50_000)}`)}`;
    const { payload } = await draw(id, flowXml({ body }));
    const found = new Map(payload.achados.map(({ elemento, mensagem }) => [elemento, mensagem]));
    expect(found.get('x')).toContain('não o executa');
    expect(found.get('y')).toContain('não o executa');
    expect(
      payload.achados.filter(({ elemento }) => elemento === 't').map(({ mensagem }) => mensagem),
    ).toEqual([expect.stringContaining('não tem nome'), expect.stringContaining('quem a faz')]);
    expect(found.get('c')).toContain('A condição não serve');
    expect(found.get('i')).toContain('partes dentro de partes');
    expect(found.get('j')).toContain('2.000 letras');
    expect(found.get('d')).toContain('não tem condição');
    expect(found.get('g')).toContain('saída padrão');
    const events = firstEvent
      .replace(arrow('gt', 'g', 't'), arrow('gt', 'g', 'ut'))
      .replace(arrow('em', 'um', 'em'), '')
      .replace('"emf" sourceRef="um" targetRef="em"', '"emf" sourceRef="um" targetRef="n"')
      .replace('<bpmn:eventBasedGateway id="g"', '$& instantiate="true"');
    const said = (await draw(id, events, 1)).payload.achados.flatMap(({ elemento, mensagem }) =>
      /O que vier primeiro|o que acontecer primeiro|não o executa/.test(mensagem) ? [elemento] : [],
    );
    expect(said).toEqual(['g', 'gt', 'n']);
    const refused = await admin.post(`fluxo/${id}/publicar`, { revisao: 2 });
    expect([refused.status, refused.campos.includes('gt')]).toEqual([422, true]);
    expect((await draw(id, flowXml({ body }), 2)).status).toBe(200);
    const again = await admin.post(`fluxo/${id}/publicar`, { revisao: 3 });
    expect([again.status, again.campos.includes('x')]).toEqual([422, true]);
  });

  it.each([
    ['o marcado executável', 'true', 'DE_FORA'],
    ['o primeiro com passos, se nenhum é marcado', 'false', 'DE_FORA_2'],
  ])(
    'o participante de fora não se julga: é dito que não é executado, e publica-se %s',
    async (_, runs, codigo) => {
      const { admin, newFlow, draw } = world;
      const id = await newFlow(codigo);
      // what judges ours: no beginning, no end, a task loose, a script, a fake join
      const theirs = `<bpmn:process id="X"><bpmn:scriptTask id="x1"/><bpmn:userTask id="x2"/><bpmn:task id="x3"/>${arrow('xa', 'x1', 'x3')}${arrow('xb', 'x2', 'x3')}</bpmn:process>`;
      const ours = `<bpmn:startEvent id="s"/><bpmn:manualTask id="m" name="Conferir"/><bpmn:endEvent id="e"/>${arrow('a', 's', 'm')}${arrow('b', 'm', 'e')}`;
      const xml = flowXml({ body: ours, more: theirs })
        .replace('isExecutable="true"', `isExecutable="${runs}"`)
        .replace(
          '<bpmn:process ',
          '<bpmn:collaboration id="C"><bpmn:participant id="Caixa" name="Banco"/><bpmn:participant id="Nosso" processRef="P"/><bpmn:participant id="Loja" name="Fornecedor" processRef="X"/></bpmn:collaboration><bpmn:process id="Vazio"/><bpmn:process ',
        );
      expect((await draw(id, xml)).payload.achados).toEqual([
        {
          elemento: 'Loja',
          impede: false,
          mensagem: expect.stringMatching(/“Fornecedor” não é executado/) as string,
          regra: 'deFora',
        },
      ]);
      expect((await admin.post(`fluxo/${id}/publicar`, { revisao: 1 })).status).toBe(200);
      const { situacao } = (await admin.post<FluxoSimulado>(`fluxo/${id}/simular`, { xml })).payload;
      expect(situacao).toBe('TERMINOU');
    },
  );
});

describe('o quórum maior que as pessoas', () => {
  it('avisa-se ao guardar, para com o motivo ao abrir, e anda com mais pessoas; o lote diz o resultado de cada', async () => {
    const { admin, helena, rafael, idOf, papel, newFlow, draw, pool } = world;
    const usuario = await idOf('usuario', 'login', 'rafael.lins');
    const unidade = await idOf('unidade', 'sigla', 'CCL');
    // two lines, and one person
    const cargo = (
      await admin.post<{ id: number }>('cargo', { codigo: 'PAR', descricao: 'Parecerista', ativo: true })
    ).payload.id;
    await pool.query(`update registro.usuario_unidades set cargo = $1 where registro_id = $2`, [
      cargo,
      usuario,
    ]);
    const papelId = await papel('QUORUM_UM', [
      { tipo: 'USUARIO', usuario },
      { tipo: 'CARGO', cargo },
    ]);
    await papel('QUORUM_AUTOR', [{ tipo: 'AUTOR' }]);
    const id = await newFlow('QUORUM');
    const found = async (executor: string, revisao: number) => {
      const body = `<bpmn:startEvent id="s"/>${task('t', 'Opinar', `papel="${executor}" todos="true" quorum="2"`)}<bpmn:endEvent id="e"/>${arrow('a', 's', 't')}${arrow('b', 't', 'e')}`;
      return (await draw(id, flowXml({ body }), revisao)).payload.achados;
    };
    expect(await found('QUORUM_AUTOR', 0)).toEqual([]);
    expect(await found('QUORUM_UM', 1)).toEqual([
      {
        elemento: 't',
        impede: false,
        mensagem: expect.stringMatching(/pede 2 respostas.*QUORUM_UM só tem agora quem dê 1/) as string,
        regra: 'quorumDemais',
      },
    ]);
    expect((await admin.post(`fluxo/${id}/publicar`, { revisao: 2 })).status).toBe(200);
    await world.starts(id);
    const { id: conteudo } = await concludedDocument(rafael);
    const jobs = await world.runJobs();
    try {
      const stopped = await until(rafael, conteudo, ({ situacao }) => situacao === 'PROBLEMA');
      const why = 'O quórum não se alcança: Opinar pede 2 respostas, e o papel só tem quem dê 1';
      expect([stopped.problema, open(stopped)]).toEqual([why, []]);
    } finally {
      await jobs.stop();
    }
    const results = async (path: string, body: object) =>
      (await admin.post<ResultadoLote>(path, body)).payload.resultados.map(
        ({ ok, mensagem }) => mensagem ?? ok,
      );
    const [problem] = (await admin.get<{ itens: FluxoProblema[] }>('fluxo-problema')).payload.itens;
    expect(problem).toMatchObject({ tipo: 'QUORUM_IMPOSSIVEL', elemento: 'Opinar' });
    const again = { ids: [999_999, problem?.id], ato: 'TENTAR', motivo: '' };
    const retried = (how: unknown): unknown[] => [expect.any(String), how];
    expect(await results('fluxo-problema/ato', again)).toEqual(
      retried(expect.stringContaining('O quórum não se alcança')),
    );
    await pool.query(
      `update registro.papel_executantes set tipo = 'CHEFE_UNIDADE', cargo = null, unidade = $2
        where registro_id = $1 and tipo = 'CARGO'`,
      [papelId, unidade],
    );
    expect(await results('fluxo-problema/ato', again)).toEqual(retried(true));

    const mine = async (caller: typeof helena): Promise<number> =>
      (await flowOf(caller, conteudo)).abertas.find(({ posso }) => posso)?.id ?? 0;
    const ids = [await mine(rafael), await mine(helena)];
    expect((await helena.post(`fluxo-atividade/${ids[1]}/assumir`, {})).status).toBe(200);
    expect((await rafael.post(`fluxo-atividade/${ids[0]}/concluir`, {})).status).toBe(200);
    expect((await flowOf(rafael, conteudo)).situacao).toBe('ATIVA');
    // several at once: what was done is refused, and told, and the other is let go all the same
    const held = async () =>
      (
        await admin.get<{ itens: AtividadeGerenciada[] }>('gerenciar-atividades?posse=ASSUMIDAS')
      ).payload.itens.map((one) => one.id);
    expect(await held()).toEqual([ids[1]]);
    const mixed = [expect.stringContaining('já foi feita'), true];
    expect(await results('gerenciar-atividades/ato', { ids, ato: 'LIBERAR' })).toEqual(mixed);
    expect(await held()).toEqual([]);
    const done = { ids, ato: 'CONCLUIR', motivo: 'Opinou à mão' };
    expect(await results('gerenciar-atividades/ato', done)).toEqual(mixed);
    expect((await flowOf(rafael, conteudo)).situacao).toBe('CONCLUIDA');
    const { rows } = await pool.query<{ feito: string }>(
      `select dados ->> 'feito' as feito from evento where conteudo_id = $1 and ato = 'atividadeGerida' order by id`,
      [conteudo],
    );
    expect(rows.map(({ feito }) => feito)).toEqual(['liberada a todos do papel', expect.any(String)]);
    await pool.query(`update registro.modelo_documento set fluxo_iniciado = null where fluxo_iniciado = $1`, [
      id,
    ]);
  });
});

describe('o que se chama', () => {
  /** So many steps of the same kind, one after the other. */
  const chain = (count: number, step: (id: string) => string): string => {
    const ids = Array.from({ length: count }, (_, n) => `t${n}`);
    const all = ['s', ...ids, 'e'];
    return flowXml({
      body: `<bpmn:startEvent id="s"/>${ids.map(step).join('')}<bpmn:endEvent id="e"/>${ids
        .map((id, n) => arrow(`a${n}`, all[n] ?? '', id))
        .join('')}${arrow('z', all[count] ?? '', 'e')}`,
    });
  };

  it('não faz um fluxo maior do que se executa: publicar diz qual chamada passou, e simular recusa', async () => {
    const { admin, newFlow, draw, published } = world;
    await published(
      'LONGO',
      chain(800, (id) => `<bpmn:manualTask id="${id}"/>`),
    );
    const id = await newFlow('CHAMA_LONGO');
    const xml = chain(2, (one) => `<bpmn:callActivity id="${one}" calledElement="LONGO"/>`);
    expect((await draw(id, xml)).payload.achados).toEqual([]);
    const refused = await admin.post(`fluxo/${id}/publicar`, { revisao: 1 });
    expect([refused.status, refused.raw.body]).toEqual([
      422,
      expect.stringMatching(/"t1".*“LONGO”.*3\.?000/),
    ]);
    const tried = await admin.post<FluxoSimulado>(`fluxo/${id}/simular`, { xml });
    expect([tried.status, tried.raw.body]).toEqual([200, expect.stringMatching(/1\.?000/)]);
  });
});

describe('a simulação', () => {
  it('percorre o rascunho com as pessoas, as ausências e os prazos da instalação, sem escrever nada', async () => {
    const { admin, helena, rafael, idOf, papel, newFlow, pool } = world;
    const [helenaId, rafaelId] = [
      await idOf('usuario', 'login', 'helena.pires'),
      await idOf('usuario', 'login', 'rafael.lins'),
    ];
    await papel('FLUXO_CHEFE', [{ tipo: 'USUARIO', usuario: helenaId }]);
    await papel('FLUXO_AUTOR', [{ tipo: 'AUTOR' }]);
    await pool.query(
      `insert into registro.ausencia (usuario, inicio, fim, substituto, motivo)
        select $1, '2027-03-01', '2027-03-10', $2, 'FERIAS'`,
      [helenaId, rafaelId],
    );
    const id = await newFlow('ENSAIO');
    const simulated = async (more: object) =>
      admin.post<FluxoSimulado>(`fluxo/${id}/simular`, { xml: approval, ...more });
    const counts = async (): Promise<unknown> =>
      (
        await pool.query<Record<string, string>>(
          `select (select count(*) from evento) as e, (select count(*) from fluxo_instancia) as i,
            (select count(*) from fluxo_atividade) as a, (select count(*) from notificacao) as n,
            (select count(*) from fluxo_rascunho) as r`,
        )
      ).rows[0];
    const before = await counts();
    const amostra = { usuarioId: rafaelId, inicio: '2027-03-02T15:00:00.000Z' };
    const begun = await simulated({ amostra });
    expect([begun.status, begun.payload.situacao, begun.payload.iniciador?.nome]).toEqual([
      200,
      'ANDANDO',
      'Rafael Monteiro Lins',
    ]);
    // five days after the second end on a Sunday
    expect(begun.payload.abertas).toMatchObject([
      {
        chave: 'aprovar:1',
        prazo: '2027-03-08',
        atrasada: false,
        ninguem: [],
        pessoas: [{ usuarioId: helenaId, ausenteAte: '2027-03-10', substituto: 'Rafael Monteiro Lins' }],
      },
    ]);
    const escolhas = [
      { tipo: 'PROXIMO' },
      { tipo: 'CONCLUIR', chave: 'aprovar:1', decisao: 'APROVAR', respostas: { valor: 10 } },
    ];
    const late = (await simulated({ amostra, escolhas: escolhas.slice(0, 1) })).payload;
    expect([late.agora, late.abertas[0]?.atrasada]).toEqual(['2027-03-09T03:00:00.000Z', true]);
    const done = (await simulated({ amostra, escolhas })).payload;
    expect([done.situacao, done.aplicadas, done.historia.at(-2)?.texto]).toEqual([
      'TERMINOU',
      2,
      'O sistema tramita para PGM.',
    ]);
    const refused = await simulated({
      escolhas: [{ tipo: 'CONCLUIR', chave: 'aprovar:1', decisao: 'APROVAR' }],
    });
    expect([refused.status, refused.campos]).toEqual([422, ['respostas.valor']]);

    const wrong = await simulated({ xml: approval.replace('papel="FLUXO_CHEFE"', 'papel="NAO_HA"') });
    expect([wrong.payload.situacao, wrong.payload.achados.map(({ elemento }) => elemento)]).toEqual([
      'NAO_ANDA',
      ['aprovar'],
    ]);
    const hostile = await simulated({ xml: '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>' });
    expect([hostile.status, hostile.payload.situacao, hostile.payload.achados.length]).toEqual([
      200,
      'NAO_ANDA',
      1,
    ]);
    expect(
      (await simulated({ escolhas: Array.from({ length: 101 }, () => ({ tipo: 'PROXIMO' })) })).status,
    ).toBe(422);
    expect((await simulated({ amostra: { usuarioId: 999_999 } })).campos).toEqual(['amostra.usuarioId']);

    const drawn = await admin.post<FluxoSorteado>(`fluxo/${id}/sortear`, {
      xml: decision,
      semente: 7,
      casos: 10,
    });
    expect([drawn.status, drawn.payload.casos, drawn.payload.terminaram]).toEqual([200, 10, 10]);
    expect(drawn.payload.etapas.map(({ nome, medida }) => [nome, medida])).toEqual([
      ['Decidir', false],
      ['Pagar', false],
    ]);
    expect(drawn.payload.etapas[0]?.vezes).toBe(10);
    expect(await counts()).toEqual(before);
    for (const inicio of ['0026-01-01T12:00:00Z', '9999-12-31T12:00:00Z']) {
      const { status, campos } = await simulated({ amostra: { ...amostra, inicio } });
      expect([status, campos]).toEqual([422, ['amostra.inicio']]);
    }
    for (const path of ['simular', 'sortear'])
      for (const caller of [helena, rafael])
        expect((await caller.post(`fluxo/${id}/${path}`, { xml: approval })).status).toBe(403);
  });

  it('para no que demora, com o motivo, e diz as ausências só a quem as pode ver', async () => {
    const { admin, rafael, idOf, papel, newFlow, pool } = world;
    const helenaId = await idOf('usuario', 'login', 'helena.pires');
    await papel('AUSENTE', [{ tipo: 'USUARIO', usuario: helenaId }]);
    const id = await newFlow('DEMORADO');
    const list = `[${Array.from({ length: 40 }, (_, at) => at).join(',')}]`;
    const nested = (depth: number): string =>
      depth === 0 ? 'item &gt;= 0' : `count(${list}[${nested(depth - 1)}]) &gt;= 0`;
    const xml = decision.replaceAll('FLUXO_CHEFE', 'AUSENTE');
    const drawn = await admin.post<FluxoSorteado>(`fluxo/${id}/sortear`, {
      xml: xml.replace('=fluxo.decisao_t = "APROVAR"', `=${nested(5)}`),
      semente: 1,
      casos: 50,
    });
    expect(drawn.payload).toMatchObject({
      casos: 1,
      pedidos: 50,
      terminaram: 0,
      parados: [{ mensagem: 'Uma condição demorou demais' }],
    });

    const allow = (permissoes: readonly string[]) =>
      pool.query(
        `update registro.perfil_acesso p set permissoes = $1::jsonb, versao = p.versao + 1
          from registro.usuario u where u.perfil_acesso = p.id and u.login = 'rafael.lins'`,
        [JSON.stringify(permissoes)],
      );
    await pool.query(
      `insert into registro.ausencia (usuario, inicio, fim, motivo) select $1, '2027-05-03', '2027-05-07', 'LICENCA'`,
      [helenaId],
    );
    const told = async () =>
      (
        await rafael.post<FluxoSimulado>(`fluxo/${id}/simular`, {
          xml,
          amostra: { usuarioId: helenaId, inicio: '2027-05-04T15:00:00.000Z' },
        })
      ).payload.abertas.map(({ pessoas }) => pessoas.map(({ nome, ausenteAte }) => [nome, ausenteAte]));
    await allow(['fluxoGerenciar']);
    expect(await told()).toEqual([[[expect.stringMatching(/^Helena/), undefined]]]);
    await allow(['fluxoGerenciar', 'ausenciaListar']);
    expect(await told()).toEqual([[[expect.stringMatching(/^Helena/), '2027-05-07']]]);
  });
});
