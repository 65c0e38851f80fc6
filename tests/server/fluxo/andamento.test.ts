import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { DesenhoDoConteudo, FluxoDoConteudo } from '#schemas/shapes/fluxo.ts';
import type {
  AtividadeFluxo,
  AtividadeGerenciada,
  ContagemAtividades,
} from '#schemas/shapes/fluxo-atividade.ts';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import type { FluxoProblema } from '#schemas/shapes/fluxo-problema.ts';
import { worldPassword, type Caller } from '#tests/setup/app.ts';
import { concludedDocument, read } from '#tests/setup/drafts.ts';
import { first, flowOf, open, openFlowWorld, until, type FlowWorld } from './flow-world.ts';
import { approval, arrow, calling, decision, firstEvent, flowXml, opinion, task } from './flow-xml.ts';

let world: FlowWorld;
let jobs: Awaited<ReturnType<FlowWorld['runJobs']>>;
beforeAll(async () => {
  world = await openFlowWorld();
  jobs = await world.runJobs();
});
afterAll(async () => {
  await jobs.stop();
  await world.server.close();
});

describe('um fluxo em andamento', () => {
  it('começa na conclusão, chama as pessoas, devolve, segue, avisa e tramita', async () => {
    const { admin, helena, rafael, idOf, papel, newFlow, draw, pool } = world;
    const helenaId = await idOf('usuario', 'login', 'helena.pires');
    await papel('FLUXO_CHEFE', [{ tipo: 'USUARIO', usuario: helenaId }]);
    await papel('FLUXO_AUTOR', [{ tipo: 'AUTOR' }]);
    const fluxoId = await newFlow('COMPRA');
    await draw(fluxoId, approval);
    const published = await admin.post<DesenhoFluxo>(`fluxo/${fluxoId}/publicar`, { revisao: 1 });
    expect([published.status, published.payload?.versoes.map(({ numero }) => numero)]).toEqual([200, [1]]);
    await world.starts(fluxoId);
    const { id } = await concludedDocument(rafael);
    const begun = await until(rafael, id, (now) => now.abertas.length === 1);
    expect([begun.situacao, open(begun), begun.abertas[0]?.posso]).toEqual([
      'ATIVA',
      ['Aprovar a compra'],
      false,
    ]);

    // it goes where the flow sends it, when it does
    const pgm = await idOf('unidade', 'sigla', 'PGM');
    const byHand = await rafael.post('tramite', { conteudoId: id, destino: { unidadeId: pgm } });
    expect([byHand.status, byHand.raw.body]).toEqual([
      409,
      expect.stringContaining('O fluxo COMPRA conduz este conteúdo e espera por: Aprovar a compra.'),
    ]);
    const acao = (await read(rafael, id)).acoes.find(({ nome }) => nome === 'tramitar');
    expect([acao?.permitida, acao?.motivo]).toEqual([
      false,
      expect.stringContaining('espera por: Aprovar a compra'),
    ]);

    const mine = (await helena.get<{ itens: AtividadeFluxo[] }>('fluxo-atividade')).payload.itens;
    expect(mine.map(({ nome, prazo, posso }) => [nome, prazo !== undefined, posso])).toEqual([
      ['Aprovar a compra', true, true],
    ]);
    const atividade = mine[0]?.id ?? 0;
    expect((await rafael.post(`fluxo-atividade/${atividade}/concluir`, { decisao: 'APROVAR' })).status).toBe(
      404,
    );
    expect(
      (await helena.post(`fluxo-atividade/${atividade}/concluir`, { decisao: 'DEVOLVER' })).campos,
    ).toEqual(['motivo']);
    expect(
      (await helena.post(`fluxo-atividade/${atividade}/concluir`, { decisao: 'APROVAR' })).campos,
    ).toEqual(['respostas.valor']);
    const returned = await helena.post<FluxoDoConteudo>(`fluxo-atividade/${atividade}/concluir`, {
      decisao: 'DEVOLVER',
      motivo: 'Falta o orçamento',
    });
    expect([returned.status, open(returned.payload)]).toEqual([200, ['Corrigir o pedido']]);
    expect((await helena.post(`fluxo-atividade/${atividade}/concluir`, { decisao: 'APROVAR' })).status).toBe(
      409,
    );

    // at once from two places: done once
    const twice = await Promise.all(
      [1, 2].map(() =>
        rafael.post<FluxoDoConteudo>(`fluxo-atividade/${first(returned.payload)}/concluir`, {}),
      ),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = { payload: await flowOf(rafael, id) };
    expect(open(again.payload)).toEqual(['Aprovar a compra']);
    const claimed = await helena.post<FluxoDoConteudo>(`fluxo-atividade/${first(again.payload)}/assumir`);
    expect(claimed.payload.abertas[0]).toMatchObject({ comigo: true, posso: true });
    // called once, and to whom the content is closed since
    const closed = await idOf('usuario', 'login', 'beatriz.cordeiro');
    await pool.query(
      `insert into fluxo_atividade_candidato (atividade_id, usuario_id, unidade_id)
       select $1, $2, min(unidade) from registro.usuario_unidades where registro_id = $2`,
      [first(again.payload), closed],
    );
    const level = (nivel: string) =>
      pool.query(`update conteudo set nivel_acesso = $2 where id = $1`, [id, nivel]);
    await level('SIGILOSO');
    const delegated = await helena.post(`fluxo-atividade/${first(again.payload)}/delegar`, {
      usuarioId: closed,
    });
    expect([delegated.status, delegated.raw.body]).toEqual([409, expect.stringContaining('não vê')]);
    await level('PUBLICO');
    // given to another of the role, who is told, and alone does it until giving it back to all
    const beatriz = await world.server.as('beatriz.cordeiro');
    const doing = (who: Caller, what: string, body: object = {}) =>
      who.post<FluxoDoConteudo>(`fluxo-atividade/${first(again.payload)}/${what}`, body);
    const rafaelId = await idOf('usuario', 'login', 'rafael.lins');
    expect((await doing(helena, 'delegar', { usuarioId: rafaelId })).campos).toEqual(['usuarioId']);
    const handed = await doing(helena, 'delegar', { usuarioId: closed });
    expect([handed.status, handed.payload.abertas[0]]).toMatchObject([200, { comigo: false, posso: false }]);
    expect((await flowOf(beatriz, id)).abertas[0]).toMatchObject({ comigo: true, posso: true });
    const told = await pool.query(
      `select from notificacao where conteudo_id = $1 and usuario_id = $2 and especie = 'atividade'`,
      [id, closed],
    );
    expect(told.rows).toHaveLength(1);
    for (const what of ['assumir', 'liberar', 'concluir']) {
      const kept = await doing(helena, what, what === 'concluir' ? { decisao: 'APROVAR' } : {});
      expect([kept.status, kept.raw.body]).toEqual([409, expect.stringContaining('assumiu esta atividade')]);
    }
    const freed = await doing(beatriz, 'liberar');
    expect([freed.status, freed.payload.abertas[0]]).toMatchObject([200, { comigo: false, posso: true }]);
    expect((await flowOf(helena, id)).abertas[0]).toMatchObject({ comigo: false, posso: true });
    await helena.post(`fluxo-atividade/${first(again.payload)}/concluir`, {
      decisao: 'APROVAR',
      respostas: { valor: 1500 },
    });
    const done = await until(rafael, id, ({ situacao }) => situacao !== 'ATIVA');
    expect([done.situacao, done.problema, done.abertas]).toEqual(['CONCLUIDA', undefined, []]);
    expect(done.passos.map(({ nome, por, decisao }) => [nome, por, decisao])).toEqual([
      ['Aprovar a compra', expect.stringContaining('Helena'), 'DEVOLVER'],
      ['Corrigir o pedido', expect.stringContaining('Rafael'), undefined],
      ['Aprovar a compra', expect.stringContaining('Helena'), 'APROVAR'],
      ['Avisar quem pediu', undefined, undefined],
      ['Enviar à Procuradoria', undefined, undefined],
    ]);
    expect(done.passos[2]?.respostas).toEqual([{ rotulo: 'Valor autorizado', valor: '1.500' }]);
    const { rows } = await pool.query<{ ato: string }>(
      `select ato from evento where conteudo_id = $1 and ato in ('fluxoIniciado', 'tramitado', 'atividadeConcluida', 'fluxoTerminado') order by seq`,
      [id],
    );
    expect(rows.map(({ ato }) => ato)).toEqual([
      'fluxoIniciado',
      'atividadeConcluida',
      'atividadeConcluida',
      'atividadeConcluida',
      'tramitado',
      'fluxoTerminado',
    ]);
  });

  it('quem gere as atividades vê todas, passa, apressa, muda o prazo e conclui com justificativa', async () => {
    const { admin, helena, rafael, idOf } = world;
    const { id } = await concludedDocument(rafael);
    const begun = await until(rafael, id, (now) => now.abertas.length === 1);
    const where = (await rafael.get<DesenhoDoConteudo>(`fluxo-conteudo/${id}/desenho`)).payload;
    expect([where.passo, where.de]).toEqual([1, 3]);
    const ids = [first(begun)];
    expect((await rafael.get('gerenciar-atividades')).status).toBe(403);
    const list = async (query = ''): Promise<AtividadeGerenciada[]> =>
      (await admin.get<{ itens: AtividadeGerenciada[] }>(`gerenciar-atividades${query}`)).payload.itens;
    expect(await list('?papel=FLUXO_CHEFE')).toMatchObject([
      { id: ids[0], nome: 'Aprovar a compra', prioridade: 'NORMAL', conteudo: { id } },
    ]);
    expect(await list('?posse=ASSUMIDAS')).toEqual([]);
    const beyond = await admin.get<{ itens: unknown[]; total: number }>('gerenciar-atividades?start=9');
    expect(beyond.payload).toMatchObject({ itens: [], total: 1 });
    expect((await helena.get<{ total: number }>('fluxo-atividade?start=9')).payload.total).toBe(1);
    const count = (await admin.get<ContagemAtividades>('gerenciar-atividades/contagem')).payload;
    expect([count.total, count.porPapel, count.porPessoa.map(({ nome }) => nome)]).toEqual([
      1,
      [{ chave: 'FLUXO_CHEFE', nome: 'FLUXO_CHEFE', quantas: 1, atrasadas: 0 }],
      ['Helena Duarte Pires'],
    ]);
    const act = async (body: object): Promise<readonly (boolean | string | undefined)[]> => {
      const { payload, campos } = await admin.post<ResultadoLote>('gerenciar-atividades/ato', {
        ids,
        ...body,
      });
      return payload?.resultados.flatMap(({ ok, rotulo, mensagem }) => [ok, rotulo, mensagem]) ?? campos;
    };
    const [rafaelId, helenaId] = await Promise.all(
      ['rafael.lins', 'helena.pires'].map((login) => idOf('usuario', 'login', login)),
    );
    expect(await act({ ato: 'PASSAR', usuarioId: rafaelId })).toEqual([
      false,
      'Aprovar a compra',
      expect.stringContaining('não está entre'),
    ]);
    const well = [true, 'Aprovar a compra', undefined];
    expect(await act({ ato: 'PASSAR', usuarioId: helenaId })).toEqual(well);
    expect(await act({ ato: 'PRIORIDADE', prioridade: 'URGENTE' })).toEqual(well);
    expect(await act({ ato: 'PRAZO', prazo: '2020-01-01' })).toEqual(['prazo']);
    expect(await act({ ato: 'PRAZO', prazo: '2026-12-01' })).toEqual(well);
    const mine = (await helena.get<{ itens: AtividadeFluxo[] }>('fluxo-atividade')).payload.itens;
    expect(mine[0]).toMatchObject({ comigo: true, urgente: true, prazo: '2026-12-01' });
    // a day that becomes a holiday is not the day that anything is due
    const feriado = { tipo: 'FERIADO', abrangencia: 'NACIONAL', suspendePrazos: true, ativo: true };
    const made = await admin.post<{ id: number }>('feriado', {
      ...feriado,
      nome: 'Dia do fluxo',
      regra: 'DATA',
      data: '2026-12-01',
    });
    expect([made.status, (await list())[0]?.prazo]).toEqual([200, '2026-12-02']);
    await world.pool.query(`update registro.feriado set ativo = false where id = $1`, [made.payload.id]);
    expect(await act({ ato: 'CONCLUIR', decisao: 'DEVOLVER' })).toEqual(['motivo']);
    expect(await act({ ato: 'CONCLUIR', motivo: 'Férias' })).toEqual([
      false,
      'Aprovar a compra',
      expect.stringContaining('aprovar ou devolver'),
    ]);
    expect(await act({ ato: 'CONCLUIR', decisao: 'DEVOLVER', motivo: 'Férias' })).toEqual(well);
    const returned = await flowOf(rafael, id);
    expect([open(returned), returned.passos[0]?.motivo]).toEqual([['Corrigir o pedido'], 'Férias']);
    expect(await act({ ato: 'LIBERAR' })).toEqual([false, 'Aprovar a compra', expect.any(String)]);
    await admin.post('gerenciar-atividades/ato', {
      ids: [first(returned)],
      ato: 'CONCLUIR',
      motivo: 'Corrigido à mão',
    });
    expect((await list()).map(({ nome }) => nome)).toEqual(['Aprovar a compra']);
    await act({ ato: 'LIBERAR' });
    await helena.post(`fluxo-atividade/${first(await flowOf(rafael, id))}/concluir`, {
      decisao: 'APROVAR',
      respostas: { valor: 1 },
    });
    await until(rafael, id, ({ situacao }) => situacao === 'CONCLUIDA');
  });

  it('chama outro fluxo, pede a assinatura, decide por tabela, pede um documento exclusivo e finaliza', async () => {
    const { admin, helena, rafael, idOf, newFlow, draw, pool } = world;
    try {
      const called = await newFlow('ASSINATURA');
      await draw(
        called,
        flowXml({
          body: `<bpmn:startEvent id="s"/>${task('t', 'Assinar o pedido', 'especie="ASSINAR" papel="FLUXO_CHEFE"')}<bpmn:endEvent id="e"/>${arrow('a', 's', 't')}${arrow('b', 't', 'e')}`,
        }),
      );
      expect((await admin.post(`fluxo/${called}/publicar`, { revisao: 1 })).status).toBe(200);
      const fluxoId = await newFlow('PARECER');
      const wrong = await draw(fluxoId, opinion('NENHUM', 'NENHUM'));
      expect(wrong.payload.achados.map(({ elemento }) => elemento).sort()).toEqual(['c', 'd']);
      const saved = await draw(fluxoId, opinion('ASSINATURA', 'PARECER'), 1);
      expect(saved.payload.achados.filter(({ impede }) => impede)).toEqual([]);
      expect((await admin.post(`fluxo/${fluxoId}/publicar`, { revisao: 2 })).status).toBe(200);
      const back = await draw(
        called,
        flowXml({
          body: `<bpmn:startEvent id="s"/><bpmn:callActivity id="c" calledElement="PARECER"/>${task('u', 'Pagar', 'especie="PAGAR" papel="FLUXO_CHEFE"')}<bpmn:endEvent id="e"/>${arrow('a', 's', 'c')}${arrow('b', 'c', 'u')}${arrow('d', 'u', 'e')}`,
        }),
        1,
      );
      expect(back.payload.achados.map(({ mensagem }) => mensagem)).toEqual([
        expect.stringContaining('chama este de volta'),
        expect.stringContaining('“PAGAR”'),
      ]);
      await pool.query(
        `update registro.modelo_documento set fluxo_iniciado = case nome when 'Comunicação Interna' then $1::int end,
        exclusivo_fluxo = nome = 'Parecer' where nome in ('Comunicação Interna', 'Parecer')`,
        [fluxoId],
      );
      const { id } = await concludedDocument(rafael);
      const begun = await until(rafael, id, (now) => now.abertas.length === 1);
      expect(open(begun)).toEqual(['Assinar o pedido']);
      const byHand = await helena.post(`fluxo-atividade/${first(begun)}/concluir`, {});
      expect([byHand.status, byHand.raw.body]).toEqual([
        409,
        expect.stringContaining('quando você assina o documento'),
      ]);
      await helena.post('assinatura/assinar-docflow-documentos-em-lote', { ids: [id], senha: worldPassword });
      const asked = await until(rafael, id, (now) => open(now)[0] === 'Dar o parecer');
      expect(asked.passos.map(({ nome, por }) => [nome, por?.split(' ')[0]])).toEqual([
        ['Assinar o pedido', 'Helena'],
        ['x', undefined],
      ]);
      const { payload: combo } = await rafael.get<{ itens: { nome: string }[] }>('documento/modelo-combo');
      expect(combo.itens.some(({ nome }) => nome === 'Parecer')).toBe(false);
      const parecer = await idOf('modelo_documento', 'nome', 'Parecer');
      expect((await rafael.post('documento', { modeloId: parecer, assunto: 'À mão' })).status).toBe(404);
      const path = `fluxo-atividade/${first(asked)}/documento`;
      const made = await rafael.post<FluxoDoConteudo>(path, { assunto: 'Parecer do pedido' });
      const minuta = made.payload.abertas[0]?.documento;
      expect([made.status, minuta?.assunto]).toEqual([200, 'Parecer do pedido']);
      expect((await rafael.post(path, { assunto: 'Outro' })).status).toBe(409);
      const { payload: people } = await rafael.get<{ itens: { id: number }[] }>(
        'documento/interessados?pageSize=1',
      );
      await concludedDocument(rafael, {
        minuta: minuta?.id ?? 0,
        assinantes: ['Rafael Monteiro Lins'],
        salvar: { interessados: people.itens.map((one) => one.id) },
      });
      const done = await until(rafael, id, ({ situacao }) => situacao !== 'ATIVA');
      expect([done.situacao, done.problema, done.passos.at(-2)?.por]).toEqual([
        'CONCLUIDA',
        undefined,
        'Rafael Monteiro Lins',
      ]);
      expect((await read(rafael, id)).estado).toBe(1);
    } finally {
      await pool.query(`update registro.modelo_documento set exclusivo_fluxo = false where nome = 'Parecer'`);
    }
  });

  it('quem gere decide também dentro de um fluxo chamado, e o que vem depois o sabe pelo nome do passo', async () => {
    const { admin, rafael } = world;
    await world.published('DECISAO', decision);
    const fluxoId = await world.published('CHAMA_DECISAO', calling('DECISAO'));
    await world.starts(fluxoId);
    const { id } = await concludedDocument(rafael);
    const begun = await until(rafael, id, (now) => now.abertas.length === 1);
    const { payload } = await admin.post<ResultadoLote>('gerenciar-atividades/ato', {
      ids: [first(begun)],
      ato: 'CONCLUIR',
      decisao: 'APROVAR',
      motivo: 'Férias',
    });
    expect(payload.resultados.map(({ ok }) => ok)).toEqual([true]);
    expect(open(await flowOf(rafael, id))).toEqual(['Pagar']);
  });

  it('de vários eventos segue o primeiro que acontece, e os outros deixam de se esperar', async () => {
    const { rafael, idOf, pool } = world;
    await world.starts(await world.published('PRIMEIRO', firstEvent));
    const { id } = await concludedDocument(rafael);
    const begun = await until(rafael, id, (now) => open(now)[0] === 'Pedir');
    await rafael.post(`fluxo-atividade/${first(begun)}/concluir`, {});
    await until(rafael, id, ({ abertas }) => abertas.length === 2);
    const kept = async () =>
      (
        await pool.query<{ elementos: string[]; tempos: string[] }>(
          `select array(select a.elemento from fluxo_atividade a where a.instancia_id = i.id and a.situacao = 'ABERTA' order by 1) as elementos,
            array(select t.elemento from fluxo_prazo t where t.instancia_id = i.id) as tempos
          from fluxo_instancia i where i.conteudo_id = $1`,
          [id],
        )
      ).rows[0];
    expect(await kept()).toEqual({ elementos: ['m', 'n'], tempos: ['t'] });
    // waited for, it is done by hand
    const destino = { unidadeId: await idOf('unidade', 'sigla', 'PGM') };
    expect((await rafael.post('tramite', { conteudoId: id, destino })).status).toBe(200);
    await until(rafael, id, (now) => open(now)[0] === 'um');
    expect(await kept()).toEqual({ elementos: ['um'], tempos: [] });
  });

  it('cancelado o conteúdo espera, e reativado segue; o que para diz por quê, tenta-se de novo e interrompe-se', async () => {
    const { admin, rafael, newFlow, draw, pool } = world;
    await pool.query(`update registro.usuario set cancelar_reativar = true where login = 'rafael.lins'`);
    const fluxoId = await newFlow('PARADO');
    const task = `<bpmn:userTask id="t" name="Dizer o valor"><bpmn:extensionElements><malote:atividade papel="FLUXO_AUTOR" prazoDias="5"/></bpmn:extensionElements></bpmn:userTask>`;
    const body = `<bpmn:startEvent id="s"/>${task}<bpmn:serviceTask id="x" name="Avisar"><bpmn:extensionElements><malote:trabalho tipo="TRAMITAR" unidade="PGM"/></bpmn:extensionElements></bpmn:serviceTask><bpmn:endEvent id="e"/>${arrow('a', 's', 't')}${arrow('b', 't', 'x')}${arrow('c', 'x', 'e')}`;
    await draw(fluxoId, flowXml({ body }));
    expect((await admin.post(`fluxo/${fluxoId}/publicar`, { revisao: 1 })).status).toBe(200);
    await world.starts(fluxoId);
    const { id } = await concludedDocument(rafael);
    const begun = await until(rafael, id, (now) => now.abertas.length === 1);
    const state = async (path: string, motivo?: string): Promise<number> => {
      const { versao } = await read(rafael, id);
      return (await rafael.post(`documento/${path}`, { id, versao, ...(motivo ? { motivo } : {}) })).status;
    };
    expect(await state('cancelar', 'Engano')).toBe(200);
    const atividade = `fluxo-atividade/${first(begun)}/concluir`;
    // at once, and not when the flow hears of it
    expect((await rafael.post(atividade, {})).status).toBe(409);
    await until(rafael, id, ({ situacao }) => situacao === 'SUSPENSA');
    await pool.query(
      `update fluxo_instancia set suspensa_em = suspensa_em - interval '14 days' where conteudo_id = $1`,
      [id],
    );
    expect(await state('reativar-cancelar')).toBe(200);
    const [active] = (await until(rafael, id, ({ situacao }) => situacao === 'ATIVA')).abertas;
    // as long as it was cancelled, or until the next day with business
    expect([begun.abertas[0]?.prazo, active?.prazo]).toEqual(['2026-11-25', '2026-12-09']);

    // where it goes was closed meanwhile: the flow cannot send it, and says so
    const closed = (ativo: boolean) =>
      pool.query(`update registro.unidade set ativo = $1 where sigla = 'PGM'`, [ativo]);
    await closed(false);
    expect((await rafael.post(atividade, {})).status).toBe(200);
    const stopped = await until(rafael, id, ({ situacao }) => situacao === 'PROBLEMA');
    expect(stopped.problema).toContain('está inativa');
    const problems = async (): Promise<FluxoProblema[]> =>
      (await admin.get<{ itens: FluxoProblema[] }>('fluxo-problema')).payload.itens;
    const [problem] = await problems();
    expect(problem).toMatchObject({ fluxo: 'PARADO', elemento: 'Avisar' });
    const act = (who: typeof admin, body: object, one = problem) =>
      who.post<ResultadoLote>('fluxo-problema/ato', { ids: [one?.id], motivo: '', ...body });
    expect((await act(rafael, { ato: 'TENTAR' })).status).toBe(403);
    expect((await act(admin, { ato: 'TENTAR' })).status).toBe(200);
    await vi.waitFor(
      async () => expect((await problems()).map((one) => one.id !== problem?.id)).toEqual([true]),
      { timeout: 20_000, interval: 100 },
    );
    const [again] = await problems();
    await closed(true);
    expect((await act(admin, { ato: 'INTERROMPER', motivo: ' ' }, again)).campos).toEqual(['motivo']);
    const ended = await act(admin, { ato: 'INTERROMPER', motivo: 'Seguiu à mão' }, again);
    expect(ended.payload.resultados).toMatchObject([{ ok: true, rotulo: 'PARADO, Avisar' }]);
    expect([(await flowOf(rafael, id)).situacao, await problems()]).toEqual(['CANCELADA', []]);
  });
});
