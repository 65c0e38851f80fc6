import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type {
  AtividadeFluxo,
  DesenhoFluxo,
  DesenhoGuardado,
  FluxoDoConteudo,
  FluxoProblema,
  QuemRecebe,
} from '#schemas/generated.ts';
import { runJobs } from '#server/base/jobs/run-jobs.ts';
import { workload } from '#server/jobs.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, read } from '#tests/setup/drafts.ts';
import { approval, arrow, flowXml } from './flow-xml.ts';

let server: TestApp;
let admin: Caller;
/** The chief of CCL, and a person of it. */
let helena: Caller;
let rafael: Caller;

const idOf = async (table: string, column: string, value: string): Promise<number> => {
  const { rows } = await server.platform.connection.pool.query<{ id: number }>(
    `select id from registro.${table} where ${column} = $1`,
    [value],
  );
  return rows[0]?.id ?? 0;
};
const papel = async (codigo: string, executantes: readonly object[]): Promise<number> => {
  const { payload, raw } = await admin.post<{ id: number }>('papel', { codigo, nome: codigo, executantes });
  if (raw.statusCode !== 200 && raw.statusCode !== 201) throw new Error(raw.body);
  return payload.id;
};

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
  helena = await server.as('helena.pires');
  rafael = await server.as('rafael.lins');
});
afterAll(() => server.close());

describe('papéis', () => {
  it('dizem quem receberia agora, por quê, e de um conteúdo só a quem o vê', async () => {
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

const draw = async (id: number, xml: string, revisao = 0) =>
  admin.put<DesenhoGuardado>(`fluxo/${id}/desenho`, { xml, revisao });
const newFlow = async (codigo: string): Promise<number> =>
  (await admin.post<{ id: number }>('fluxo', { codigo, nome: codigo })).payload.id;
const flowOf = async (caller: Caller, id: number): Promise<FluxoDoConteudo> =>
  (await caller.get<FluxoDoConteudo>(`fluxo-conteudo/${id}`)).payload;
/** Waits until what the queue does shows. */
const until = (
  caller: Caller,
  id: number,
  holds: (now: FluxoDoConteudo) => boolean,
): Promise<FluxoDoConteudo> =>
  vi.waitFor(
    async () => {
      const now = await flowOf(caller, id);
      if (!holds(now)) throw new Error(JSON.stringify(now));
      return now;
    },
    { timeout: 20_000, interval: 100 },
  );
const open = ({ abertas }: FluxoDoConteudo) => abertas.map(({ nome }) => nome);
const first = ({ abertas: [one] }: FluxoDoConteudo): number => one?.id ?? 0;

describe('o desenho', () => {
  it('é guardado por revisão: quem leu uma anterior não apaga a de outro', async () => {
    const id = await newFlow('REVISAO');
    const saved = await draw(id, approval);
    expect([saved.status, saved.payload.revisao]).toEqual([200, 1]);
    expect((await draw(id, approval)).status).toBe(409);
    expect((await draw(id, approval, 1)).payload.revisao).toBe(2);
  });

  it('o nome que se escreveu antes vira a relação, com versão e histórico', async () => {
    const tipo = await idOf('tipo_documento', 'nome', 'Ofício');
    await server.platform.connection.pool.query(
      `update registro.tipo_documento set fluxo = 'Antigo' where id = $1`,
      [tipo],
    );
    const of = async () => (await admin.get<Record<string, unknown>>(`tipo-documento/${tipo}`)).payload;
    const before = await of();
    const flow = await newFlow('ANTIGO');
    const after = await of();
    expect([after['fluxoIniciado'], after['fluxo'], after['versao']]).toEqual([
      flow,
      undefined,
      Number(before['versao']) + 1,
    ]);
    const { rows } = await server.platform.connection.pool.query(
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
    const refused = await draw(await newFlow(`R${Math.random()}`.slice(0, 12)), xml);
    expect([refused.status, refused.campos]).toEqual([422, ['xml']]);
  });

  it('não se publica o que não executa: cada motivo no seu elemento', async () => {
    const id = await newFlow('FALHO');
    const body = `<bpmn:startEvent id="s"/><bpmn:userTask id="t"/><bpmn:exclusiveGateway id="g"/><bpmn:scriptTask id="x"/><bpmn:endEvent id="e"/>${arrow('a', 's', 't')}${arrow('b', 't', 'g')}${arrow('c', 'g', 'x', '=1 +')}${arrow('d', 'g', 'e')}${arrow('f', 'x', 'e')}`;
    const { payload } = await draw(id, flowXml({ body }));
    const found = new Map(payload.achados.map(({ elemento, mensagem }) => [elemento, mensagem]));
    expect(found.get('x')).toContain('não o executa');
    expect(
      payload.achados.filter(({ elemento }) => elemento === 't').map(({ mensagem }) => mensagem),
    ).toEqual([expect.stringContaining('não tem nome'), expect.stringContaining('quem a faz')]);
    expect(found.get('c')).toContain('A condição não serve');
    expect(found.get('d')).toContain('não tem condição');
    expect(found.get('g')).toContain('saída padrão');
    const refused = await admin.post(`fluxo/${id}/publicar`, { revisao: 1 });
    expect([refused.status, refused.campos.includes('x')]).toEqual([422, true]);
  });
});

describe('um fluxo em andamento', () => {
  it('começa na conclusão, chama as pessoas, devolve, segue, avisa e tramita', async () => {
    const jobs = await runJobs(
      server.platform.connection.pool,
      { db: server.platform.connection.db, ports: server.platform.ports, log: server.app.log },
      { ...workload, schedule: '' },
    );
    try {
      const helenaId = await idOf('usuario', 'login', 'helena.pires');
      await papel('FLUXO_CHEFE', [{ tipo: 'USUARIO', usuario: helenaId }]);
      await papel('FLUXO_AUTOR', [{ tipo: 'AUTOR' }]);
      const fluxoId = await newFlow('COMPRA');
      await draw(fluxoId, approval);
      const published = await admin.post<DesenhoFluxo>(`fluxo/${fluxoId}/publicar`, { revisao: 1 });
      expect([published.status, published.payload?.versoes.map(({ numero }) => numero)]).toEqual([200, [1]]);
      await server.platform.connection.pool.query(
        `update registro.modelo_documento set fluxo_iniciado = $1 where nome = 'Comunicação Interna'`,
        [fluxoId],
      );
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
      expect(
        (await rafael.post(`fluxo-atividade/${atividade}/concluir`, { decisao: 'APROVAR' })).status,
      ).toBe(404);
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
      expect(
        (await helena.post(`fluxo-atividade/${atividade}/concluir`, { decisao: 'APROVAR' })).status,
      ).toBe(409);

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
      const { rows } = await server.platform.connection.pool.query<{ ato: string }>(
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
    } finally {
      await jobs.stop();
    }
  });

  it('o que veio enquanto estava parado ou suspenso não se perde: trabalho, prazo e evento, cada um uma vez', async () => {
    const { pool } = server.platform.connection;
    const jobs = await runJobs(
      pool,
      { db: server.platform.connection.db, ports: server.platform.ports, log: server.app.log },
      { ...workload, schedule: '' },
    );
    const start = server.time.now;
    const later = (minutes: number): void => {
      server.time.now = new Date(start.getTime() + minutes * 60_000);
    };
    try {
      const wait = (id: string, name: string): string =>
        `<bpmn:intermediateCatchEvent id="${id}" name="${name}"><bpmn:messageEventDefinition id="${id}d" messageRef="M"/></bpmn:intermediateCatchEvent>`;
      const body = `<bpmn:startEvent id="s"/><bpmn:parallelGateway id="p"/>
<bpmn:userTask id="t" name="Conferir"><bpmn:extensionElements><malote:atividade papel="FLUXO_NINGUEM"/></bpmn:extensionElements></bpmn:userTask>
<bpmn:serviceTask id="x" name="Avisar"><bpmn:extensionElements><malote:trabalho tipo="NOTIFICAR" papel="FLUXO_AUTOR" texto="Começou"/></bpmn:extensionElements></bpmn:serviceTask>
<bpmn:intermediateCatchEvent id="d" name="Um tempo"><bpmn:timerEventDefinition id="dd"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">PT1S</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>
${wait('w1', 'Primeiro trâmite')}${wait('w2', 'Segundo trâmite')}<bpmn:parallelGateway id="j"/><bpmn:endEvent id="e"/>
${arrow('a', 's', 'p')}${arrow('b', 'p', 't')}${arrow('c', 'p', 'x')}${arrow('f', 'p', 'd')}${arrow('g', 'p', 'w1')}${arrow('h', 'w1', 'w2')}${arrow('i', 't', 'j')}${arrow('k', 'x', 'j')}${arrow('l', 'd', 'j')}${arrow('m', 'w2', 'j')}${arrow('n', 'j', 'e')}`;
      const papelId = await papel('FLUXO_NINGUEM', [{ tipo: 'CAMPO', campo: 'Quem confere' }]);
      const fluxoId = await newFlow('ACORDA');
      const saved = await draw(fluxoId, flowXml({ body, more: '<bpmn:message id="M" name="tramitado"/>' }));
      expect(saved.payload.achados.filter(({ impede }) => impede)).toEqual([]);
      expect((await admin.post(`fluxo/${fluxoId}/publicar`, { revisao: 1 })).status).toBe(200);
      await pool.query(
        `update registro.modelo_documento set fluxo_iniciado = $1 where nome = 'Comunicação Interna'`,
        [fluxoId],
      );
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
      expect((await admin.post(`fluxo-problema/${payload.itens[0]?.id}/tentar`)).status).toBe(200);
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
      await jobs.stop();
    }
  });

  it('cancelado o conteúdo espera, e reativado segue; o que para diz por quê, tenta-se de novo e interrompe-se', async () => {
    const jobs = await runJobs(
      server.platform.connection.pool,
      { db: server.platform.connection.db, ports: server.platform.ports, log: server.app.log },
      { ...workload, schedule: '' },
    );
    try {
      await server.platform.connection.pool.query(
        `update registro.usuario set cancelar_reativar = true where login = 'rafael.lins'`,
      );
      const fluxoId = await newFlow('PARADO');
      const task = `<bpmn:userTask id="t" name="Dizer o valor"><bpmn:extensionElements><malote:atividade papel="FLUXO_AUTOR"/></bpmn:extensionElements></bpmn:userTask>`;
      const body = `<bpmn:startEvent id="s"/>${task}<bpmn:serviceTask id="x" name="Avisar"><bpmn:extensionElements><malote:trabalho tipo="TRAMITAR" unidade="PGM"/></bpmn:extensionElements></bpmn:serviceTask><bpmn:endEvent id="e"/>${arrow('a', 's', 't')}${arrow('b', 't', 'x')}${arrow('c', 'x', 'e')}`;
      await draw(fluxoId, flowXml({ body }));
      expect((await admin.post(`fluxo/${fluxoId}/publicar`, { revisao: 1 })).status).toBe(200);
      await server.platform.connection.pool.query(
        `update registro.modelo_documento set fluxo_iniciado = $1 where nome = 'Comunicação Interna'`,
        [fluxoId],
      );
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
        server.platform.connection.pool.query(`update registro.unidade set ativo = $1 where sigla = 'PGM'`, [
          ativo,
        ]);
      await closed(false);
      expect((await rafael.post(atividade, {})).status).toBe(200);
      const stopped = await until(rafael, id, ({ situacao }) => situacao === 'PROBLEMA');
      expect(stopped.problema).toContain('está inativa');
      const problems = async (): Promise<FluxoProblema[]> =>
        (await admin.get<{ itens: FluxoProblema[] }>('fluxo-problema')).payload.itens;
      const [problem] = await problems();
      expect(problem).toMatchObject({ fluxo: 'PARADO', elemento: 'Avisar' });
      expect((await rafael.post(`fluxo-problema/${problem?.id}/tentar`)).status).toBe(403);
      expect((await admin.post(`fluxo-problema/${problem?.id}/tentar`)).status).toBe(200);
      await vi.waitFor(
        async () => expect((await problems()).map((one) => one.id !== problem?.id)).toEqual([true]),
        { timeout: 20_000, interval: 100 },
      );
      const [again] = await problems();
      await closed(true);
      expect((await admin.post(`fluxo-problema/${again?.id}/interromper`, { motivo: ' ' })).campos).toEqual([
        'motivo',
      ]);
      expect(
        (await admin.post(`fluxo-problema/${again?.id}/interromper`, { motivo: 'Seguiu à mão' })).status,
      ).toBe(200);
      expect([(await flowOf(rafael, id)).situacao, await problems()]).toEqual(['CANCELADA', []]);
    } finally {
      await jobs.stop();
    }
  });
});
