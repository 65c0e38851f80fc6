import { afterAll, beforeAll, expect, it } from 'vitest';
import { decryptSecret } from '#server/engine/index.ts';
import { sendFile } from '#tests/server/engine/transfer-calls.ts';
import { configure } from '#tests/server/sessao/identity-settings.ts';
import { readAnswer, startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const header = 'Nome;E-mail;Usuário;CPF;Perfil de acesso;Unidades';
const places =
  '"Organização: PMVS; Unidade: 002; Cargo: Pregoeiro; Chefe: sim; Padrão: sim | Organização: PMVS; Unidade: 003; Cargo: Arquivista"';
const sheet = (...lines: readonly string[]): Buffer => Buffer.from([header, ...lines].join('\r\n'));
const load = (content: Buffer, simulate: boolean) =>
  sendFile(server, admin, 'usuario', content, { simulate });
const enter = async (login: string, senha: string) =>
  readAnswer<object>(await server.call({ method: 'POST', path: 'login', body: { login, senha } }));

it('uma planilha inclui pessoas com as unidades em uma célula; a senha padrão é trocada ao entrar', async () => {
  await configure(admin, { senhaPadrao: 'Carimbo amarelo 47' });
  const content = sheet(
    `Ivo Rangel;ivo@vilaserena.exemplo;ivo.rangel;529.982.247-25;Servidor;${places}`,
    `Lia Motta;lia@vilaserena.exemplo;lia.motta;;Servidor;"Organização: PMVS; Unidade: 002; Cargo: Pregoeiro"`,
  );
  const preview = await load(content, true);
  expect([preview.load.incluir, preview.load.totalErros, preview.load.erros]).toEqual([2, 0, []]);
  expect((await enter('ivo.rangel', 'Carimbo amarelo 47')).codigo).toBe('credenciaisInvalidas');
  expect((await load(content, false)).load).toMatchObject({ situacao: 'CONCLUIDA', incluir: 2 });
  const { payload } = await admin.get<{ itens: { id: number }[] }>('usuario?login=ivo.rangel');
  const ivo = await admin.get<object>(`usuario/${payload.itens[0]?.id ?? 0}`);
  expect(ivo.payload).toMatchObject({
    cpf: '52998224725',
    unidades: [
      { chefe: true, padrao: true },
      { chefe: false, padrao: false },
    ],
  });
  expect((await enter('ivo.rangel', 'Carimbo amarelo 47')).codigo).toBe('trocaDeSenhaNecessaria');
});

it('sem senha padrão vai um convite por e-mail, que escolhe a senha uma vez', async () => {
  await server.platform.connection.db
    .updateTable('registro.configuracao')
    .set({ senhaPadrao: null })
    .execute();
  const line = `Gil Prates;gil@vilaserena.exemplo;gil.prates;;Servidor;${places}`;
  expect((await load(sheet(line), false)).load.incluir).toBe(1);
  const linkTo = async (para: string): Promise<string> => {
    const { db } = server.platform.connection;
    const mail = await db
      .selectFrom('correio')
      .selectAll()
      .where('para', '=', para)
      .executeTakeFirstOrThrow();
    const text = decryptSecret(server.platform.ports.config.key, mail.texto);
    return /redefinir-senha#([\w-]{43})/.exec(text)?.[1] ?? '';
  };
  const wrong = await linkTo('gil@vilaserena.exemplo');
  // the address was somebody else's: that link opens nothing, and the right one is sent
  const { id } = await server.platform.connection.db
    .selectFrom('registro.usuario')
    .select('id')
    .where('login', '=', 'gil.prates')
    .executeTakeFirstOrThrow();
  const { payload: gil } = await admin.get<object>(`usuario/${id}`);
  const changed = await admin.put(`usuario/${id}`, { ...gil, email: 'g.prates@vilaserena.exemplo' });
  expect(changed.status).toBe(200);
  const link = await linkTo('g.prates@vilaserena.exemplo');
  const state = (one: string) =>
    server.call({ method: 'POST', path: 'login/redefinir-senha/consulta', body: { link: one } });
  for (const [one, valido] of [
    [wrong, false],
    [link, true],
  ] as const)
    expect((await state(one)).json()).toMatchObject({ payload: { valido } });
  const choose = () =>
    server.call({ method: 'POST', path: 'login/redefinir-senha', body: { link, senha: 'Cadeira verde 93' } });
  expect((await enter('gil.prates', 'Cadeira verde 93')).codigo).toBe('credenciaisInvalidas');
  expect((await choose()).statusCode).toBe(200);
  expect((await enter('gil.prates', 'Cadeira verde 93')).status).toBe(200);
  expect((await choose()).statusCode).not.toBe(200);
});

it('a planilha não tem senha, e diz a linha do que não entende', async () => {
  const withPassword = Buffer.from(`Nome;Usuário;Senha\r\nA;b.c;segredo-na-planilha`);
  const refused = await load(withPassword, true);
  expect(refused.load.erros.map(({ coluna }) => coluna)).toContain('Senha');
  const wrong = sheet(
    `Rui Sá;rui@vilaserena.exemplo;rui.sa;;Servidor;"Setor: 002"`,
    `Rui Sá;rui@vilaserena.exemplo;rui.sa;;Servidor;"Organização: PMVS; Unidade: 999; Cargo: Pregoeiro"`,
    `Rui Sá;rui@vilaserena.exemplo;helena.pires;;Servidor;${places}`,
  );
  const { load: told } = await load(wrong, true);
  expect(told.erros.map(({ linha }) => linha)).toEqual([2, 3, 4]);
  expect(told.erros[0]?.mensagem).toContain('Título: valor');
});
