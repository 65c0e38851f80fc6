import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import { filterFieldOf } from '#schemas/enums.ts';
import type { Agenda } from '#schemas/shapes/agenda.ts';
import type { ArranjoPainel, BlocoPainel, Painel, WidgetPainel } from '#schemas/shapes/painel.ts';
import { authorFilter } from '#schemas/painel/author-filter.ts';
import { inboxQuery } from '#schemas/painel/inbox-query.ts';
import { standardHome } from '#schemas/painel/standard-home.ts';
import { widgetKindOf, widgetKinds } from '#schemas/painel/widget-kinds.ts';
import { dayOf } from '#server/instalacao/prazo/index.ts';
import { visibleToPerson } from '#server/pessoas/acesso/visible-to-person.ts';
import { makeContents, secretWorld, type MadeContent } from '#tests/server/access/secret-world.ts';
import { builtReports } from './built-reports.ts';
import { wholeReports } from './whole-reports.ts';
import { fixedReports } from './fixed-reports.ts';
import { readAnswer, startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { thorough } from '#tests/setup/thorough.ts';
import { concludedDocument, personId } from '#tests/setup/drafts.ts';

/** Authors, who have all of it, and people of other units, degrees and profiles. */
const people = ['helena.pires', 'rafael.lins', 'admin', 'beatriz.cordeiro', 'nilza.campos'];
/** The same contents each day; in a campaign others, which its description names. */
const seed = thorough ? Math.floor(Math.random() * 2 ** 31) : 20_261_125;

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

/** As if the person had opened every content, also those that they no longer see. */
const consultedAll = async (usuario: number): Promise<void> => {
  await sql`insert into marca_pessoal (usuario_id, conteudo_id, consultado_em)
    select ${usuario}, c.id, now() - c.id * interval '1 minute' from conteudo c
    on conflict (usuario_id, conteudo_id) do update set consultado_em = excluded.consultado_em`.execute(
    server.platform.connection.db,
  );
};

/** A home with one block of every kind that is offered. */
const everyKind = (pesquisa: number): ArranjoPainel => {
  const chosen: Readonly<Record<string, WidgetPainel['parametros']>> = {
    pesquisaSalva: { pesquisa },
    relatorio: { relatorio: 'unidade' },
    grafico: { relatorio: 'prazos' },
    noEstado: { estado: '1' },
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

/** Where each counter of the shortcuts leads. */
const shortcuts = [
  ['receber', { aba: 'receber' }],
  ['meus', { aba: 'meus' }],
  ['unidade', { aba: 'unidade' }],
  ['conhecimento', { aba: 'conhecimento' }],
  ['atrasados', { aba: 'receber', prazo: 'atrasado' }],
  ['acompanhando', { aba: 'acompanhando' }],
] as const;

/** The kinds that were compared with their lists so far. */
const met = new Set<string>();

const rowsOf = ({ caixa, assinar, mensagens, atividades, compromissos }: BlocoPainel): readonly number[] =>
  (caixa ?? assinar ?? mensagens ?? atividades ?? compromissos ?? []).map(({ id }) => id);

describe(`o início, mundo ${seed}`, () => {
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
      await consultedAll(me);
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
      const { contadores } = payload.blocos.find(({ id }) => id === 'atalhos') ?? {};
      for (const [name, query] of shortcuts)
        expect([name, contadores?.[name]]).toEqual([
          name,
          (await caller.get<Page<unknown>>(`caixa-central?${queryOf(query)}`)).payload.total,
        ]);
      for (const { tipo } of shown) met.add(tipo);
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

  it('foi comparado com a lista em todas as espécies de bloco que se oferecem', () => {
    expect([...met].sort()).toEqual(
      widgetKinds.flatMap(({ tipo, fonte }) => (fonte === undefined ? [] : [tipo])).sort(),
    );
  });

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
    expect(await refused('painel', { id: 'a', tipo: 'lotesTransferenciaSaida' })).toEqual([
      422,
      'posicoes.1.0',
    ]);
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

  it('conta de novo um relatório só depois de um minuto, e diz de quando ele é', async () => {
    const nilza = await server.as('nilza.campos');
    await nilza.put('painel', {
      posicoes: [[{ id: 'a', tipo: 'relatorio', parametros: { relatorio: 'mes' } }], [], [], [], [], []],
    });
    const readAt = async (later: number) => {
      server.time.now = new Date(server.time.now.getTime() + later);
      return (await nilza.get<Painel>('painel')).payload.blocos[0]?.lidoEm;
    };
    const first = await readAt(0);
    expect(first).toBe(server.time.now.toISOString());
    expect(await readAt(30_000)).toBe(first);
    expect(await readAt(31_000)).toBe(server.time.now.toISOString());
    await nilza.remove('painel');
  });

  it('não dá um relatório contado antes a quem deixou de ver, nem a outra pessoa, nem em outra língua', async () => {
    const [helena, luciana] = [await server.as('helena.pires'), await server.as('luciana.reis')];
    const home = {
      posicoes: [[{ id: 'a', tipo: 'relatorio', parametros: { relatorio: 'estado' } }], [], [], [], [], []],
    };
    for (const caller of [helena, luciana]) await caller.put('painel', home);
    const counted = async (caller: Caller): Promise<number | undefined> =>
      (await caller.get<Painel>('painel')).payload.blocos[0]?.relatorio?.lidos;
    const secret = await concludedDocument(helena, {
      salvar: { nivelAcesso: 'SIGILOSO', hipoteseLegal: 'Investigação' },
    });
    const [before, ofHelena] = [(await counted(luciana)) ?? 0, await counted(helena)];
    expect(ofHelena).not.toBe(before);
    const { usuarioId } = await personId(helena, 'Luciana Prado Reis');
    await helena.post(`documento/${secret.id}/credenciais`, { usuarioId });
    expect(await counted(luciana)).toBe(before + 1);
    await helena.remove(`documento/${secret.id}/credenciais/${usuarioId}`);
    expect(await counted(luciana)).toBe(before);
    const words = ({ payload }: { readonly payload: Painel }) =>
      payload.blocos[0]?.relatorio?.linhas.map(({ rotulo }) => rotulo);
    const spanish = await server.call({
      method: 'GET',
      path: 'painel',
      headers: { authorization: `Bearer ${luciana.token}`, 'accept-language': 'es' },
    });
    expect(words(readAnswer<Painel>(spanish))).not.toEqual(words(await luciana.get<Painel>('painel')));
    for (const caller of [helena, luciana]) await caller.remove('painel');
  });

  it('conta uma vez só o que se pede ao mesmo tempo', async () => {
    const nilza = await server.as('nilza.campos');
    const widget = (id: string) => ({ id, tipo: 'relatorio', parametros: { relatorio: 'tipo' } });
    await nilza.put('painel', { posicoes: [[widget('a')], [widget('b')], [], [], [], []] });
    server.time.now = new Date(server.time.now.getTime() + 61_000);
    const [one, other] = (await nilza.get<Painel>('painel')).payload.blocos;
    expect(one?.relatorio?.lidos).toBeGreaterThan(0);
    expect(other).toEqual({ ...one, id: 'b' });
    await nilza.remove('painel');
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

describe('os relatórios', () => fixedReports({ people, server: () => server }));

describe('os relatórios montados', () =>
  builtReports({ people, server: () => server, hidden: async (login) => hiddenFrom(await idOf(login)) }));

describe('os relatórios inteiros', () => wholeReports({ people, server: () => server }));
