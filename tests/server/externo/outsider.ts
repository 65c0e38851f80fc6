import type { ExternoDesafio } from '#schemas/shapes/externo.ts';
import { cpf } from '#demonstracao/cpf.ts';
import { readAnswer, type Answer, type CallRequest, type TestApp } from '#tests/setup/app.ts';
import { mailsTo } from '#tests/server/credencial/entering.ts';

export const outsiderPassword = 'janela azul da praça';

/** Somebody from outside, by the cookie of their browser. */
export interface Outsider {
  readonly cookie: string;
  readonly email: string;
  ask<T>(method: CallRequest['method'], path: string, body?: unknown): Promise<Answer<T>>;
}

/** A call of somebody from outside, with or without a session. */
export const askAs = async <T>(
  server: TestApp,
  cookie: string | undefined,
  { method, path, body }: CallRequest,
): Promise<Answer<T>> =>
  readAnswer<T>(await server.call({ method, path, body, headers: cookie === undefined ? {} : { cookie } }));

export const lastMail = async (server: TestApp, email: string): Promise<string> =>
  (await mailsTo(server, email))[0]?.texto ?? '';

export const linkIn = (mail: string): string => /#([\w-]{43})/.exec(mail)?.[1] ?? '';

export const openRegistration = async (
  { platform }: TestApp,
  values: { readonly cadastroExterno: string; readonly aprovacaoExterna?: boolean },
): Promise<void> => {
  await platform.connection.db
    .updateTable('registro.dominio')
    .set(values as { cadastroExterno: 'TODOS' })
    .execute();
};

/** Enters with the password and the code that came by e-mail. */
export const enterFromOutside = async (
  server: TestApp,
  email: string,
  senha = outsiderPassword,
): Promise<Outsider> => {
  const first = await askAs<ExternoDesafio>(server, undefined, {
    method: 'POST',
    path: 'externo/entrada',
    body: { email, senha },
  });
  const codigo = /é (\d{6})/.exec(await lastMail(server, email))?.[1] ?? '';
  const entered = await askAs(server, undefined, {
    method: 'POST',
    path: 'externo/entrada/codigo',
    body: { desafio: first.payload.desafio, codigo },
  });
  if (entered.status !== 200) throw new Error(`${email} não entrou: ${entered.codigo}`);
  const cookie = String(entered.raw.headers['set-cookie']).split(';')[0] ?? '';
  return { cookie, email, ask: (method, path, body) => askAs(server, cookie, { method, path, body }) };
};

/** Registers, confirms the e-mail, chooses the password and enters. */
export const newOutsider = async (
  server: TestApp,
  { nome, email, base }: { readonly nome: string; readonly email: string; readonly base: string },
): Promise<Outsider> => {
  await openRegistration(server, { cadastroExterno: 'TODOS' });
  await askAs(server, undefined, {
    method: 'POST',
    path: 'externo/cadastro',
    body: { nome, documento: cpf(base), email, aceite: true },
  });
  await askAs(server, undefined, {
    method: 'POST',
    path: 'externo/cadastro/confirmar',
    body: { link: linkIn(await lastMail(server, email)), senha: outsiderPassword },
  });
  return enterFromOutside(server, email);
};
