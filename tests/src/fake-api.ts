import { vi } from 'vitest';

/** One request that the client made. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What a call answers: a payload, a refusal, or silence. */
export type Answer =
  | { readonly payload?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | {
      readonly status: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | 'silence'
  | ((seen: Seen) => Answer | Promise<Answer>);

export const refusal = (status: number, body: Record<string, unknown>): Answer => ({ status, body });

/**
 * Stands for the server: `fetch` answers from this table of `METHOD path`, and every request is kept to be looked at.
 * A call that is not in the table is a 404, as on the server.
 */
export const fakeApi = (answers: Record<string, Answer>): { readonly seen: Seen[] } => {
  const seen: Seen[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url);
    const request: Seen = {
      method: init.method ?? 'GET',
      path: pathname.replace(/^.*\/ws\/api\//, ''),
      query: searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
    };
    seen.push(request);
    let answer = answers[`${request.method} ${request.path}`] ?? {
      status: 404,
      body: { codigo: 'naoEncontrado', tipo: 'ERRO', descricao: 'Não encontrado.', erros: [] },
    };
    while (typeof answer === 'function') answer = await answer(request);
    if (answer === 'silence') throw new TypeError('Failed to fetch');
    const [status, body] =
      'status' in answer ? [answer.status, answer.body] : [200, { payload: answer.payload }];
    const headers = 'headers' in answer ? answer.headers : undefined;
    return new Response(
      body instanceof Uint8Array
        ? new Uint8Array(body)
        : typeof body === 'string'
          ? body
          : JSON.stringify(body),
      {
        status,
        headers,
      },
    );
  });
  return { seen };
};

/** What was saved over a record, in order. */
export const puts = (seen: readonly Seen[]): unknown[] =>
  seen.filter(({ method }) => method === 'PUT').map(({ body }) => (body as { payload: unknown }).payload);
