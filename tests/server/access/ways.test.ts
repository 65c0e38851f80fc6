import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';

type Json = Readonly<Record<string, unknown>>;

let server: TestApp;
let admin: Caller;
/** Has nothing but what each test gives. */
let caio: Caller;
let profile: number;

const first = async (query: string): Promise<number> => {
  const { pool } = server.platform.connection;
  return (await pool.query<{ id: number }>(query)).rows[0]?.id ?? 0;
};
const record = async (path: string): Promise<Json> => {
  const { acoes: _acoes, rotulos: _rotulos, ...rest } = (await admin.get<Json>(path)).payload;
  return rest;
};
const change = async (caller: Caller, path: string, fields: Json) =>
  caller.put<Json>(path, { ...(await record(path)), ...fields });
const grant = async (...permissoes: readonly string[]): Promise<void> => {
  const answer = await change(admin, `perfil-acesso/${profile}`, { permissoes });
  expect(answer.status, answer.raw.body).toBe(200);
};

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
  const made = await admin.post<{ id: number }>('perfil-acesso', {
    descricao: 'Uma permissão',
    tipo: 'INTERNO',
    usuarioPadrao: true,
    ativo: true,
    permissoes: [],
  });
  profile = made.payload.id;
  const own = `usuario/${await first(`select id from registro.usuario where login = 'caio.teles'`)}`;
  expect((await change(admin, own, { perfilAcesso: profile })).status).toBe(200);
  caio = await server.as('caio.teles');
});
afterAll(() => server.close());

it('o texto do correio que leva o endereço ou o código de uma conta é de quem administra', async () => {
  await grant('templateMensagemListar', 'templateMensagemConsultar', 'templateMensagemEditar');
  const { rows } = await sql<{ id: number; textoPadrao: string }>`
    select id, texto_padrao from registro.template_mensagem where texto_padrao ~ '[{](link|codigo)[}]' order by id`.execute(
    server.platform.connection.db,
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { id, textoPadrao } of rows) {
    const texto = textoPadrao.replace(/[{](link|codigo)[}]/, 'https://fora.exemplo/?v=$&').slice(0, 500);
    const answer = await change(caio, `template-mensagem/${id}`, { texto });
    expect([id, answer.status, answer.campos]).toEqual([id, 422, ['texto']]);
  }
  const [{ id } = { id: 0 }] = rows;
  const own = await change(admin, `template-mensagem/${id}`, { texto: rows[0]?.textoPadrao });
  expect(own.status, own.raw.body).toBe(200);
  // nor is what an administrator wrote taken away
  expect((await change(caio, `template-mensagem/${id}`, { texto: undefined })).campos).toEqual(['texto']);
  const plain = await first(
    `select id from registro.template_mensagem where tipo = 'SUCESSO' and texto_padrao !~ '[{]' order by id limit 1`,
  );
  expect((await change(caio, `template-mensagem/${plain}`, { texto: 'Feito.' })).status).toBe(200);
});

it('o horário em que se trabalha, ou o de quem pode mais, não se muda por quem só edita faixas', async () => {
  await grant('faixaHorarioListar', 'faixaHorarioConsultar', 'faixaHorarioEditar');
  const band = async (descricao: string, dias: readonly number[]): Promise<number> => {
    const conjuntos = [{ dias, horarios: [{ inicio: '00:00', fim: '23:59' }] }];
    return (await admin.post<{ id: number }>('faixa-horario', { descricao, ativo: true, conjuntos })).payload
      .id;
  };
  const [own, chiefs, free] = [
    await band('De quem edita', [1, 2, 3, 4, 5, 6, 7]),
    await band('Da chefia', [1, 2, 3, 4, 5, 6, 7]),
    await band('De ninguém', [1]),
  ];
  expect((await change(admin, `perfil-acesso/${profile}`, { faixaHorario: own })).status).toBe(200);
  const chief = await first(`select id from registro.perfil_acesso where descricao = 'Chefia de unidade'`);
  expect((await change(admin, `perfil-acesso/${chief}`, { faixaHorario: chiefs })).status).toBe(200);
  const never = [{ dias: [1], horarios: [{ inicio: '03:00', fim: '03:01' }] }];
  for (const id of [own, chiefs]) {
    expect((await change(caio, `faixa-horario/${id}`, { conjuntos: never })).campos).toEqual(['conjuntos']);
    expect((await change(caio, `faixa-horario/${id}`, { ativo: false })).campos).toEqual(['ativo']);
  }
  expect((await change(caio, `faixa-horario/${free}`, { conjuntos: never })).status).toBe(200);
  expect((await change(caio, `faixa-horario/${own}`, { descricao: 'A de quem edita' })).status).toBe(200);
  expect((await change(admin, `perfil-acesso/${profile}`, { faixaHorario: undefined })).status).toBe(200);
});

/** How often the history was read whole, and by each index of who made accounts. */
const reads = async (): Promise<Readonly<Record<string, number>>> => {
  const { pool } = server.platform.connection;
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  try {
    for (const client of clients) await client.query('select pg_stat_force_next_flush()');
    await clients[0]?.query('select pg_stat_clear_snapshot()');
    const found = await clients[0]?.query<{ nome: string; n: string }>(
      `select 'tudo' as nome, seq_scan as n from pg_stat_user_tables where relname = 'evento'
       union all select indexrelname, idx_scan from pg_stat_user_indexes where indexrelname like 'evento_conta_criada%'`,
    );
    return Object.fromEntries((found?.rows ?? []).map(({ nome, n }) => [nome, Number(n)]));
  } finally {
    for (const client of clients) client.release();
  }
};
const readWhile = async (act: () => Promise<void>): Promise<Readonly<Record<string, number>>> => {
  const before = await reads();
  await act();
  const after = await reads();
  return Object.fromEntries(Object.entries(after).map(([nome, n]) => [nome, n - (before[nome] ?? 0)]));
};

it('quem criou cada conta não se lê em uma carga de contas, e fora dela só por um índice', async () => {
  await grant(
    'usuarioListar',
    'usuarioIncluir',
    'usuarioConsultar',
    'grupoEmailConsultar',
    'grupoEmailEditar',
  );
  const own = await first(`select id from registro.usuario where login = 'caio.teles'`);
  const [place] = (await record(`usuario/${own}`))['unidades'] as readonly Json[];
  const { pool } = server.platform.connection;
  await pool.query('analyze evento');
  const accounts = async (from: number, to: number): Promise<void> => {
    for (let n = from; n < to; n++) {
      const { status, raw } = await caio.post('usuario', {
        nome: `Conta ${n}`,
        login: `conta.${n}`,
        email: `conta.${n}@vilaserena.exemplo`,
        ativo: true,
        perfilAcesso: profile,
        unidades: [{ ...place, chefe: false, secretario: false }],
      });
      expect(status, raw.body).toBe(200);
    }
  };
  const none = { tudo: 0, evento_conta_criada: 0, evento_conta_criada_por: 0 };
  expect(await readWhile(() => accounts(0, 4))).toEqual(none);
  const group = `grupo-email/${await first(`select id from registro.grupo_email where nome = 'Gabinetes'`)}`;
  const rename = (nome: string) =>
    readWhile(async () => {
      const { status, raw } = await change(caio, group, { nome });
      expect(status, raw.body).toBe(200);
    });
  const read = await rename('Gabinetes e assessorias');
  expect(read['tudo']).toBe(0);
  // who asks and each account of theirs, by the index, and never more
  expect(read['evento_conta_criada']).toBeGreaterThan(0);
  expect(read['evento_conta_criada']).toBeLessThanOrEqual(2 * 5);
});
