import type { EntradaPendente } from '#schemas/shapes/credencial.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { decryptSecret } from '#server/engine/index.ts';
import { callerOf, readAnswer, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';

interface Attempt {
  readonly codigo?: string;
  /** The cookie of a browser that entered before. */
  readonly cookie?: string;
  readonly endereco?: string;
  readonly agente?: string;
}

/** Sends a sign-in, from wherever and whatever browser. */
export const attempt = async (
  { app }: TestApp,
  login: string,
  senha: string,
  { codigo, cookie, endereco, agente }: Attempt = {},
): Promise<Answer<SessaoAberta>> =>
  readAnswer<SessaoAberta>(
    await app.inject({
      method: 'POST',
      url: '/ws/api/login',
      headers: { ...(cookie ? { cookie } : {}), ...(agente ? { 'user-agent': agente } : {}) },
      remoteAddress: endereco || undefined,
      payload: { payload: { login, senha, ...(codigo ? { codigo } : {}) } },
    }),
  );

/** A public call. */
export const ask = async <T>(server: TestApp, path: string, body: unknown): Promise<Answer<T>> =>
  readAnswer<T>(await server.call({ method: 'POST', path, body }));

/** What an unfinished sign-in is waiting for. */
export const pendingOf = (answer: Answer<unknown>): EntradaPendente =>
  answer.raw.json<{ payload: EntradaPendente }>().payload;

/** The cookie that an answer leaves in the browser. */
export const cookieOf = (answer: Answer<unknown>): string =>
  String(answer.raw.headers['set-cookie'] ?? '').split(';')[0] ?? '';

export const callerIn = ({ app }: TestApp, { payload }: Answer<SessaoAberta>): Caller =>
  callerOf(app, payload.token);

/** Whether a session still serves. */
export const serves = async (caller: Caller): Promise<boolean> =>
  (await caller.get('notificacao-interna/1/quantidade')).status !== 401;

/** The mails kept for an address, the last one first, in clear. */
export const mailsTo = async (
  { platform }: TestApp,
  para: string,
): Promise<readonly { readonly assunto: string; readonly texto: string }[]> => {
  const rows = await platform.connection.db
    .selectFrom('correio')
    .select(['assunto', 'texto', 'reservado'])
    .where('para', '=', para)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ assunto, texto, reservado }) => ({
    assunto,
    texto: reservado ? decryptSecret(platform.ports.config.key, texto) : texto,
  }));
};

/** The id and the e-mail of a person of the world. */
export const personOf = ({ platform }: TestApp, login: string): Promise<{ id: number; email: string }> =>
  platform.connection.db
    .selectFrom('registro.usuario')
    .select(['id', 'email'])
    .where('login', '=', login)
    .executeTakeFirstOrThrow();

/** Changes the settings of the installation. */
export const configure = async (
  { platform }: TestApp,
  settings: Readonly<Record<string, string | number | boolean>>,
): Promise<void> => {
  await platform.connection.db.updateTable('registro.configuracao').set(settings).execute();
};

/** Acts of a chain of events, in order. */
export const actsOf = async ({ platform }: TestApp, cadeia: string): Promise<string[]> =>
  (
    await platform.connection.db
      .selectFrom('evento')
      .select('ato')
      .where('cadeia', '=', cadeia)
      .orderBy('seq')
      .execute()
  ).map(({ ato }) => ato);

export const after = (server: TestApp, seconds: number): void => {
  server.time.now = new Date(server.time.now.getTime() + seconds * 1000);
};
