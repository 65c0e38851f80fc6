import { defined } from '#schemas/defined.ts';
import { AppError } from '#schemas/app-error.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { allowedFetch, readProxy } from '#server/instalacao/conexao/index.ts';
import type { Provider } from './providers.ts';
import { fieldsOf, OtherAnswer } from './read-answer.ts';
import type { Ask } from './signing-device.ts';

type Asking = Pick<Ctx, 'db' | 'ports'>;

/** Why nothing came of a provider, in words for people. */
export const providerProblem = (
  key: MessageKey,
  { nome }: Pick<Provider, 'nome'>,
  data: Readonly<Record<string, string>> = {},
  cause?: unknown,
): AppError =>
  new AppError('transicaoNaoPermitida', { motivo: mensagem(key, { provedor: nome, ...data }) }, { cause });

interface Sent {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
}

/**
 * Asks a provider something, only at an address that the installation allows.
 * @throws AppError when the address is not allowed or nothing answers
 */
export const reach = async (
  { db, ports: { config } }: Asking,
  provider: Provider,
  address: string,
  { method, headers = {}, body }: Sent,
): Promise<Response> => {
  const ask = allowedFetch({
    allowed: config.allowedConnections,
    authority: null,
    proxy: await readProxy(db, config.key),
    milliseconds: provider.segundos * 1000,
  });
  return ask(address, { method, headers: { accept: 'application/json', ...headers }, body }).catch(
    (cause: unknown) => {
      if (cause instanceof AppError) throw cause;
      throw providerProblem('certificado.nuvem.semResposta', provider, {}, cause);
    },
  );
};

/** What answered, as JSON; nothing when it is not JSON. */
export const jsonOf = async (response: Response): Promise<unknown> => parsed(await response.text());

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The calls of a provider under what the person allowed. */
export const askWith = (ctx: Asking, provider: Provider, token: string): Ask => {
  const answered = async (path: string, body: object | undefined, accept: string): Promise<Response> => {
    const response = await reach(ctx, provider, provider.api + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept,
        authorization: `Bearer ${token}`,
        ...defined({ 'content-type': body ? 'application/json' : undefined }),
      },
      body: body ? JSON.stringify(body) : undefined,
    });
    if (response.status < 200 || response.status > 299) throw await refusedBy(provider, response);
    return response;
  };
  return {
    json: async (path, body) => jsonOf(await answered(path, body, 'application/json')),
    bytes: async (path, body) => Buffer.from(await (await answered(path, body, '*/*')).arrayBuffer()),
  };
};

/** What a provider says of a password or a code that does not serve. */
const wrongFactors: ReadonlySet<string> = new Set(['invalid_pin', 'invalid_otp', 'invalid_auth_data']);

/** Why a provider did not do what it was asked, in its own short words where it has some. */
const refusedBy = async (provider: Provider, response: Response): Promise<AppError> => {
  const { status } = response;
  const text = await response.text();
  const { error } = readable(parsed(text));
  if (typeof error === 'string' && wrongFactors.has(error)) {
    const motivo = mensagem('certificado.nuvem.fatores', { provedor: provider.nome, erro: error });
    return new AppError('camposInvalidos', {}, { erros: [{ campo: 'fatores', mensagem: motivo }] });
  }
  const said = /^[\p{L}\p{N}\p{P} ]{10,300}$/u.test(text.trim()) && !/^[<{[]/.test(text.trim());
  if (status === 403 && said)
    return providerProblem('certificado.nuvem.disse', provider, { texto: text.trim() });
  return status === 401 || status === 403
    ? providerProblem('certificado.nuvem.semAutorizacao', provider)
    : providerProblem('certificado.nuvem.status', provider, { status: String(status) });
};

/** What was read out of an answer; one of another form is told as such. */
export const understood = async <T>(provider: Provider, work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof OtherAnswer)
      throw providerProblem('certificado.nuvem.outraCoisa', provider, {}, error);
    throw error;
  }
};

interface Code {
  readonly code: string;
  readonly verifier: string;
  readonly redirect: string;
}

/** What the endpoint that changes a code for a token answered. */
export const tokenAnswer = async (
  ctx: Asking,
  provider: Provider,
  { code, verifier, redirect }: Code,
): Promise<{ readonly status: number; readonly told: Readonly<Record<string, unknown>> }> => {
  const response = await reach(ctx, provider, provider.oauth + provider.device.tokenPath, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: redirect,
      client_id: provider.cliente,
      ...defined({ client_secret: provider.segredo }),
    }),
  });
  const text = await response.text();
  // some say what is wrong as a form
  const told = parsed(text) ?? Object.fromEntries(new URLSearchParams(text.slice(0, 500)));
  return { status: response.status, told: readable(told) };
};

const readable = (told: unknown): Readonly<Record<string, unknown>> => {
  try {
    return fieldsOf(told);
  } catch {
    return {};
  }
};
