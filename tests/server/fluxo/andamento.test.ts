import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type {
  AtividadeFluxo,
  AtividadeGerenciada,
  ContagemAtividades,
  DesenhoDoConteudo,
  DesenhoFluxo,
  FluxoDoConteudo,
  FluxoProblema,
  ResultadoLote,
} from '#schemas/generated.ts';
import { worldPassword } from '#tests/setup/app.ts';
import { concludedDocument, read } from '#tests/setup/drafts.ts';
import { first, flowOf, open, openFlowWorld, until, type FlowWorld } from './flow-world.ts';
import { approval, arrow, calling, decision, flowXml, fourWays, opinion, task } from './flow-xml.ts';

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
      ...{ ids: [first(returned)], ato: 'CONCLUIR', motivo: 'Corrigido à mão' },
    });
    expect((await list()).map(({ nome }) => nome)).toEqual(['Aprovar a compra']);
    await act({ ato: 'LIBERAR' });
    await helena.post(`fluxo-atividade/${first(await flowOf(rafael, id))}/concluir`, {
      ...{ decisao: 'APROVAR', respostas: { valor: 1 } },
    });
    await until(rafael, id, ({ situacao }) => situacao === 'CONCLUIDA');
  });

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
      ...{ ids: [first(begun)], ato: 'CONCLUIR', decisao: 'APROVAR', motivo: 'Férias' },
    });
    expect(payload.resultados.map(({ ok }) => ok)).toEqual([true]);
    expect(open(await flowOf(rafael, id))).toEqual(['Pagar']);
  });

  it('cancelado o conteúdo espera, e reativado segue; o que para diz por quê, tenta-se de novo e interrompe-se', async () => {
    const { admin, rafael, newFlow, draw, pool } = world;
    await pool.query(`update registro.usuario set cancelar_reativar = true where login = 'rafael.lins'`);
    const fluxoId = await newFlow('PARADO');
    const task = `<bpmn:userTask id="t" name="Dizer o valor"><bpmn:extensionElements><malote:atividade papel="FLUXO_AUTOR"/></bpmn:extensionElements></bpmn:userTask>`;
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
    await until(rafael, id, ({ situacao }) => situacao === 'SUSPENSA');
    const atividade = `fluxo-atividade/${first(begun)}/concluir`;
    expect((await rafael.post(atividade, {})).status).toBe(409);
    expect(await state('reativar-cancelar')).toBe(200);
    await until(rafael, id, ({ situacao }) => situacao === 'ATIVA');

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
