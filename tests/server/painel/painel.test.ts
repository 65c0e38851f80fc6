import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import { filterFieldOf } from '#schemas/enums.ts';
import type { Agenda, ArranjoPainel, BlocoPainel, Painel, WidgetPainel } from '#schemas/generated.ts';
import { authorFilter } from '#schemas/painel/author-filter.ts';
import { inboxQuery } from '#schemas/painel/inbox-query.ts';
import { standardHome } from '#schemas/painel/standard-home.ts';
import { widgetKindOf, widgetKinds } from '#schemas/painel/widget-kinds.ts';
import { dayOf } from '#server/instalacao/prazo/index.ts';
import { visibleToPerson } from '#server/pessoas/acesso/visible-to-person.ts';
import { makeContents, secretWorld, type MadeContent } from '#tests/server/access/secret-world.ts';
import { builtReports } from './built-reports.ts';
import { fromRoutes, median, period, readReport, searched } from './report-oracle.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';

/** Authors, who have all of it, and people of other units, degrees and profiles. */
const people = ['helena.pires', 'rafael.lins', 'admin', 'beatriz.cordeiro', 'nilza.campos'];
const seed = 20_261_125;

let server: TestApp;
let contents: readonly MadeContent[];
beforeAll(async () => {
  server = await startTestApp();
  const [plan] = fc.sample(secretWorld, { seed, numRuns: 1 });
  contents = await makeContents(server, plan ?? []);
}, 240_000);
afterAll(() => server.close());

const dayNow = (): string => dayOf({ ports: server.platform.ports }, server.time.now);

const idOf = async (login: string): Promise<number> =>
  (
    await server.platform.connection.db
      .selectFrom('registro.usuario')
      .select('id')
      .where('login', '=', login)
      .executeTakeFirstOrThrow()
  ).id;

const hiddenFrom = async (usuario: number): Promise<readonly MadeContent[]> => {
  const { rows } = await sql<{ id: number }>`
    select c.id from conteudo c where ${visibleToPerson(sql`${usuario}::integer`)}`.execute(
    server.platform.connection.db,
  );
  const seen = new Set(rows.map(({ id }) => id));
  return contents.filter(({ id }) => !seen.has(id));
};

/** A home with one block of every kind that is offered. */
const everyKind = (pesquisa: number): ArranjoPainel => {
  const chosen: Readonly<Record<string, WidgetPainel['parametros']>> = {
    pesquisaSalva: { pesquisa },
    relatorio: { relatorio: 'unidade' },
    grafico: { relatorio: 'prazos' },
  };
  const widgets = widgetKinds
    .filter(({ fonte }) => fonte !== undefined)
    .map(({ tipo, parametros }): WidgetPainel => {
      if (!parametros) return { id: tipo, tipo };
      return { id: tipo, tipo, parametros: chosen[tipo] ?? { marcador: 'rubro' } };
    });
  return { posicoes: [0, 1, 2, 3, 4, 5].map((at) => widgets.filter((_, index) => index % 6 === at)) };
};

const queryOf = (values: object): string =>
  new URLSearchParams(
    Object.entries({ ...values, pageSize: 100 }).flatMap(([name, value]) =>
      [value as unknown].flat().map((one): [string, string] => [name, String(one)]),
    ),
  ).toString();

/** The whole list that a block leads to, asked by its own call. */
const fullList = async (
  caller: Caller,
  me: number,
  { tipo, parametros }: WidgetPainel,
): Promise<Page<{ id: number }> | undefined> => {
  const fonte = widgetKindOf(tipo)?.fonte;
  const get = async (path: string) => (await caller.get<Page<{ id: number }>>(path)).payload;
  switch (fonte?.de) {
    case 'caixa':
      return get(`caixa-central?${queryOf(inboxQuery(fonte.query, parametros))}`);
    case 'autoria':
      return (
        await caller.post<Page<{ id: number }>>('pesquisa-avancada/pesquisar?pageSize=100', {
          casoDeUso: fonte.caso,
          json: { [filterFieldOf[fonte.caso]]: authorFilter(me) },
        })
      ).payload;
    case 'salva':
      return get(`pesquisa-avancada/${parametros?.pesquisa}/itens?pageSize=100`);
    case 'assinar':
      return get('documento/listar-para-assinar?pageSize=100');
    case 'mensagens':
      return get(`notificacao-interna/listar-paginado/${me}?pageSize=100&naoLidas=true`);
    case 'agenda': {
      const day = dayNow();
      const { compromissos } = (await caller.get<Agenda>(`agenda?de=${day}&ate=${day}`)).payload;
      return { itens: compromissos, total: compromissos.length, totalExato: true };
    }
    case 'atividades':
      return get('fluxo-atividade?pageSize=100');
    default:
      return undefined;
  }
};

const rowsOf = ({ caixa, assinar, mensagens, atividades, compromissos }: BlocoPainel): readonly number[] =>
  (caixa ?? assinar ?? mensagens ?? atividades ?? compromissos ?? []).map(({ id }) => id);

describe('o início', () => {
  it.each(people)(
    'de %s conta em cada bloco o que a lista inteira tem, e nada que esta pessoa não vê',
    async (login) => {
      const caller = await server.as(login);
      const me = await idOf(login);
      const { payload: saved } = await caller.post<{ id: number }>('pesquisa-avancada?nome=Tudo', {
        casoDeUso: 'Todos',
        json: { pesquisarFiltro: { fase: 2, sigilo: 0 } },
      });
      const [de, ate] = [dayNow(), dayNow()];
      const kept = await caller.post('agenda', { escopo: 'PESSOA', titulo: `De ${login}`, de, ate });
      expect(kept.campos).toEqual([]);
      const arranjo = everyKind(saved.id);
      expect((await caller.put('painel', arranjo)).status).toBe(200);
      const { payload } = await caller.get<Painel>('painel');
      expect(payload.origem).toBe('PESSOA');
      const shown = payload.arranjo.posicoes.flat();
      expect(payload.blocos.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
      expect(shown.length).toBeGreaterThan(3);
      for (const widget of shown) {
        const block = payload.blocos.find(({ id }) => id === widget.id);
        expect(block?.falha, widget.tipo).toBeUndefined();
        const { relatorio } = widget.parametros ?? {};
        if (relatorio !== undefined)
          expect(block?.relatorio).toEqual((await caller.get(`relatorio?nome=${relatorio}`)).payload);
        const list = await fullList(caller, me, widget);
        if (!list || !block) continue;
        expect([widget.tipo, block.total, block.totalExato]).toEqual([
          widget.tipo,
          list.total,
          list.totalExato,
        ]);
        expect([widget.tipo, rowsOf(block)]).toEqual([
          widget.tipo,
          list.itens.slice(0, widgetKindOf(widget.tipo)?.linhas).map(({ id }) => id),
        ]);
      }
      expect(payload.blocos.find(({ id }) => id === 'agenda')?.compromissos).toMatchObject([
        { titulo: `De ${login}` },
      ]);
      const hidden = await hiddenFrom(me);
      const text = JSON.stringify(payload);
      for (const { palavra } of hidden) expect(text).not.toContain(palavra);
      const named = payload.blocos.flatMap(({ caixa = [], assinar = [] }) => [...caixa, ...assinar]);
      expect(named.filter(({ id }) => hidden.some((one) => one.id === id))).toEqual([]);
      expect((await caller.remove('painel')).status).toBe(200);
    },
    120_000,
  );

  it('é o do produto até que o perfil tenha o seu, e o da pessoa até que ela volte', async () => {
    const admin = await server.as('admin');
    const helena = await server.as('helena.pires');
    const { rows } = await sql<{ perfil: number }>`
      select perfil_acesso as perfil from registro.usuario where login = 'helena.pires'`.execute(
      server.platform.connection.db,
    );
    const path = `painel/padrao/${rows[0]?.perfil}`;
    const home = async () => (await helena.get<Painel>('painel')).payload;
    expect(await home()).toMatchObject({ origem: 'PRODUTO', arranjo: standardHome, padraoMudou: false });

    const standard = { posicoes: [[{ id: 'a', tipo: 'favoritos' }], [], [], [], [], []] };
    expect((await helena.put(path, standard)).status).toBe(403);
    expect((await admin.put(path, standard)).payload).toEqual({ arranjo: standard, proprio: true });
    expect(await home()).toMatchObject({ origem: 'PERFIL', arranjo: standard });

    const own = {
      posicoes: [
        [],
        [
          { id: 'b', tipo: 'comigo' },
          { id: 'c', tipo: 'minutas' },
        ],
        [],
        [],
        [],
        [],
      ],
    };
    await helena.put('painel', own);
    server.time.now = new Date(server.time.now.getTime() + 60_000);
    expect(await home()).toMatchObject({ origem: 'PESSOA', arranjo: own, padraoMudou: false });
    await admin.put(path, standard);
    expect(await home()).toMatchObject({ origem: 'PESSOA', arranjo: own, padraoMudou: true });
    await helena.remove('painel');
    expect(await home()).toMatchObject({ origem: 'PERFIL', arranjo: standard, padraoMudou: false });
    expect((await admin.remove(path)).status).toBe(200);
    expect(await home()).toMatchObject({ origem: 'PRODUTO' });
    expect((await admin.get('painel/padrao/999999')).status).toBe(404);
  });

  it('recusa o que não é bloco, o que falta a um bloco e o que é de uma pessoa, cada um no seu lugar', async () => {
    const admin = await server.as('admin');
    const at = (...widgets: WidgetPainel[]) => ({ posicoes: [[], widgets, [], [], [], []] });
    const refused = async (path: string, ...widgets: WidgetPainel[]) => {
      const { status, campos } = await admin.put(path, at(...widgets));
      return [status, ...campos];
    };
    expect(await refused('painel', { id: 'a', tipo: 'nada' })).toEqual([422, 'posicoes.1.0']);
    expect(await refused('painel', { id: 'a', tipo: 'dossies' })).toEqual([422, 'posicoes.1.0']);
    expect(await refused('painel', { id: 'a', tipo: 'comMarcador' })).toEqual([422, 'posicoes.1.0']);
    expect(await refused('painel', { id: 'a', tipo: 'comigo', parametros: { pesquisa: 1 } })).toEqual([
      422,
      'posicoes.1.0',
    ]);
    expect(await refused('painel', { id: 'a', tipo: 'comigo' }, { id: 'a', tipo: 'minutas' })).toEqual([
      422,
      'posicoes.1.1',
    ]);
    const saved = { id: 'a', tipo: 'pesquisaSalva', parametros: { pesquisa: 1 } };
    expect(await refused('painel/padrao/1', saved)).toEqual([422, 'posicoes.1.0']);
  });

  it('perde só o bloco que não se pôde ler, e diz por quê', async () => {
    const rafael = await server.as('rafael.lins');
    await rafael.put('painel', {
      posicoes: [
        [{ id: 'some', tipo: 'pesquisaSalva', parametros: { pesquisa: 999_999 } }],
        [{ id: 'fica', tipo: 'comigo' }],
        [],
        [],
        [],
        [],
      ],
    });
    const { blocos } = (await rafael.get<Painel>('painel')).payload;
    expect(blocos[0]).toMatchObject({
      id: 'some',
      falha: expect.stringContaining('pesquisa salva') as string,
    });
    expect(blocos[1]?.total).toBeGreaterThan(0);
  });
});

describe('os relatórios', () => {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

  it.each(people)(
    'contam a %s o que a pesquisa dela acha, e nada mais',
    async (login) => {
      const caller = await server.as(login);
      const found = await searched(caller);
      for (const nome of ['tipo', 'estado', 'mes']) {
        const report = await readReport(caller, nome);
        expect([nome, report.lidos, report.todos]).toEqual([nome, found.length, true]);
        expect([nome, sum(report.linhas.flatMap(({ valores }) => valores))]).toEqual([nome, found.length]);
      }
      const units = await readReport(caller, 'unidade');
      for (const [at, filter] of [
        [0, 'unidadeOrigem'],
        [1, 'unidadeDetentora'],
      ] as const)
        for (const { chave, valores } of units.linhas)
          expect([filter, chave, (await searched(caller, { [filter]: Number(chave) })).length]).toEqual([
            filter,
            chave,
            valores[at],
          ]);
    },
    120_000,
  );

  it('diferem entre pessoas que veem conteúdos diferentes', async () => {
    const read = await Promise.all(people.map(async (login) => readReport(await server.as(login), 'tipo')));
    expect(new Set(read.map(({ lidos }) => lidos)).size).toBeGreaterThan(1);
  });

  it('dizem de cada unidade o tempo e os prazos que os percursos dizem', async () => {
    const helena = await server.as('helena.pires');
    const units = await fromRoutes(helena, await searched(helena), server.time.now);
    const stays = await readReport(helena, 'permanencia');
    const unit = (chave: string) => units.get(chave) ?? { days: [], here: 0, kept: 0, late: 0, running: 0 };
    expect(stays.linhas.map(({ chave }) => chave).sort()).toEqual(
      [...units].flatMap(([id, { days }]) => (days.length > 0 ? [id] : [])).sort(),
    );
    for (const { chave, rotulo, valores } of stays.linhas) {
      const { days, here } = unit(chave);
      expect([rotulo, valores[2], valores[3]]).toEqual([rotulo, days.length, here]);
      if (!days.some(Number.isNaN)) expect([rotulo, valores[0]]).toEqual([rotulo, median(days)]);
    }
    const deadlines = await readReport(helena, 'prazos');
    expect(sum(deadlines.linhas.flatMap(({ valores }) => valores))).toBeGreaterThan(0);
    for (const { chave, rotulo, valores } of deadlines.linhas) {
      const { kept, late, running } = unit(chave);
      expect([rotulo, ...valores]).toEqual([rotulo, kept, late, running]);
    }
  }, 120_000);

  it('contam as assinaturas que faltam, e só as dos documentos à vista', async () => {
    const { db } = server.platform.connection;
    for (const login of people) {
      const caller = await server.as(login);
      const ids = (await searched(caller)).map(({ id }) => id);
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from documento_assinante s join conteudo c on c.id = s.documento_id
          left join documento d on d.id = c.id
        where s.situacao = 'PENDENTE' and c.fase = 1 and c.estado = 0 and s.versao = coalesce(d.versao_atual, 1)
          and c.id = any(${ids}::bigint[])`.execute(db);
      const { linhas } = await readReport(caller, 'assinaturas');
      expect([login, sum(linhas.flatMap(({ valores }) => valores))]).toEqual([login, rows[0]?.total]);
    }
  });

  it('ficam na unidade pedida, com todos os meses do período', async () => {
    const helena = await server.as('helena.pires');
    const [first] = (await readReport(helena, 'unidade')).linhas;
    const ofUnit = await readReport(helena, 'mes', `&unidade=${first?.chave}`);
    expect(ofUnit.lidos).toBe(first?.valores[0]);
    expect(ofUnit.linhas).toHaveLength(25);
    const { payload } = await helena.get<{ inicio: string; fim: string }>('relatorio?nome=mes');
    expect(payload).toMatchObject({ inicio: '2025-12-01', fim: '2026-11-20' });
  });

  it('recusam o período e a unidade que não servem, cada um no seu campo', async () => {
    const helena = await server.as('helena.pires');
    const refused = async (query: string) => {
      const { status, campos } = await helena.get(`relatorio?nome=tipo&${query}`);
      return [status, ...campos];
    };
    expect(await refused('inicio=2026-01-01')).toEqual([422, 'fim']);
    expect(await refused('fim=2026-01-01')).toEqual([422, 'inicio']);
    expect(await refused('inicio=2026-02-01&fim=2026-01-01')).toEqual([422, 'fim']);
    expect(await refused('inicio=2020-01-01&fim=2026-01-01')).toEqual([422, 'fim']);
    expect(await refused('unidade=999999')).toEqual([422, 'unidade']);
    expect((await helena.get('relatorio?nome=pessoas')).status).toBeGreaterThanOrEqual(400);
  });

  it('saem em planilha com as linhas da tela', async () => {
    const helena = await server.as('helena.pires');
    const { linhas } = await readReport(helena, 'unidade');
    const at = `relatorio/exportar?nome=unidade&inicio=${period.inicio}&fim=${period.fim}`;
    const csv = (await helena.get(`${at}&formato=csv`)).raw.body
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n');
    expect(csv[0]).toBe('Unidade;Criados nela;Com ela agora');
    expect(csv.slice(1)).toEqual(linhas.map(({ rotulo, valores }) => [rotulo, ...valores].join(';')));
    const xlsx = await helena.get(`${at}&formato=xlsx`);
    expect(xlsx.raw.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('os relatórios montados', () =>
  builtReports({ people, server: () => server, hidden: async (login) => hiddenFrom(await idOf(login)) }));
