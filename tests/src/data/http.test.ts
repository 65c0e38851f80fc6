import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http, httpFile, listenToProblems } from '#src/data/http.ts';
import { fieldMessages, HttpProblem } from '#src/data/http-problem.ts';
import { getPending } from '#src/data/pending.ts';
import { getToken, setToken } from '#src/data/token.ts';
import { fakeApi, refusal } from '../fake-api.ts';

const failure = async (path: string): Promise<HttpProblem> => {
  try {
    await http(path);
  } catch (error) {
    if (error instanceof HttpProblem) return error;
  }
  throw new Error('the call did not fail');
};

beforeEach(() => setToken('t1'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  setToken(undefined);
  listenToProblems(() => undefined);
});

describe('a call of the API', () => {
  it('wraps and unwraps the envelope, with the bearer of the moment', async () => {
    const { seen } = fakeApi({
      'POST tramite': { payload: { id: 8 } },
      'POST login/atualizar-token': { payload: {} },
    });
    expect(await http('tramite', { method: 'POST', body: { assunto: 'x' } })).toEqual({ id: 8 });
    expect(seen[0]?.body).toEqual({ payload: { assunto: 'x' } });
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer t1');
  });

  it('sends no bearer to sign-in nor theme', async () => {
    const { seen } = fakeApi({ 'POST login': { payload: {} }, 'GET tema': { payload: {} } });
    await http('login', { method: 'POST', body: {} });
    await http('tema');
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([null, null]);
  });

  it('gives each write a key of its own and reads none', async () => {
    const { seen } = fakeApi({
      'POST tramite': {},
      'GET tramite/1': {},
      'POST login/atualizar-token': { payload: {} },
    });
    await http('tramite', { method: 'POST', body: {} });
    await http('tramite', { method: 'POST', body: {} });
    await http('tramite/1');
    const keys = seen
      .filter(({ path }) => path.startsWith('tramite'))
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBeNull();
  });

  it('renews the token after a success, one renewal at a time, never after sign-in, theme or notifications', async () => {
    const { seen } = fakeApi({
      'GET cidade': {},
      'GET tema': {},
      'GET notificacao-interna/7/quantidade': {},
      'POST login/atualizar-token': { payload: { token: 't2' } },
    });
    await http('tema');
    await http('notificacao-interna/7/quantidade');
    expect(seen.some(({ path }) => path === 'login/atualizar-token')).toBe(false);
    await Promise.all([http('cidade'), http('cidade'), http('cidade')]);
    await vi.waitFor(() => expect(getToken()).toBe('t2'));
    expect(seen.filter(({ path }) => path === 'login/atualizar-token')).toHaveLength(1);
  });

  it('does not sign in again whoever signed out while the renewal was on its way', async () => {
    let answer: () => void = () => undefined;
    const { seen } = fakeApi({
      'GET cidade': {},
      'POST login/atualizar-token': () =>
        new Promise((resolve) => {
          answer = () => resolve({ payload: { token: 't2' } });
        }),
    });
    await http('cidade');
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    setToken(undefined);
    answer();
    await new Promise((resolve) => setImmediate(resolve));
    expect(getToken()).toBeUndefined();
  });

  it('counts as pending unless it is quiet', async () => {
    const before = getPending();
    const during: number[] = [];
    fakeApi({
      'GET cidade': () => {
        during.push(getPending() - before);
        return {};
      },
      'POST login/atualizar-token': { payload: {} },
    });
    await http('cidade');
    await http('cidade', { quiet: true });
    expect(during).toEqual([1, 0]);
    expect(getPending()).toBe(before);
  });
});

describe('a call that fails', () => {
  it('speaks with the words of the server, and carries its fields and its code', async () => {
    fakeApi({
      'GET cidade': refusal(422, {
        codigo: 'camposInvalidos',
        tipo: 'VALIDACAO',
        descricao: 'Confira os campos indicados.',
        erros: [{ campo: 'nome', mensagem: '{0} é um campo obrigatório.' }],
        correlacao: 'abc',
      }),
    });
    const problem = await failure('cidade');
    expect(problem).toMatchObject({
      status: 422,
      code: 'camposInvalidos',
      message: 'Confira os campos indicados.',
      correlacao: 'abc',
    });
    expect(fieldMessages(problem, { nome: 'Nome' })).toEqual({ nome: 'Nome é um campo obrigatório.' });
  });

  it.each([
    [400, 'Solicitação incorreta'],
    [404, 'Não encontrado'],
    [500, 'Erro do Servidor Interno'],
    [503, 'Serviço indisponível. Tente mais tarde'],
    [418, 'Não foi possível realizar a operação'],
  ])('says what the status %i means when the body says nothing', async (status, message) => {
    fakeApi({ 'GET cidade': { status, body: '<html>proxy</html>' } });
    expect((await failure('cidade')).message).toBe(message);
  });

  it('reads the refusal of a file, which comes as JSON where a file was asked for', async () => {
    fakeApi({
      'GET documento/1/baixar-minuta': refusal(404, {
        codigo: 'naoEncontrado',
        descricao: 'Este arquivo não existe mais.',
      }),
    });
    await expect(httpFile('documento/1/baixar-minuta')).rejects.toMatchObject({
      status: 404,
      code: 'naoEncontrado',
      message: 'Este arquivo não existe mais.',
    });
  });

  it('shows a list of validation messages of status 500 one by one', async () => {
    fakeApi({
      'GET cidade': refusal(500, {
        tipo: 'VALIDACAO',
        descricao: 'x',
        payload: ['Falta o nome.', 'Falta a sigla.'],
      }),
    });
    expect((await failure('cidade')).paragraphs).toEqual(['Falta o nome.', 'Falta a sigla.']);
  });

  it('has a message of its own when no answer comes', async () => {
    fakeApi({ 'GET cidade': 'silence' });
    const problem = await failure('cidade');
    expect(problem.noAnswer).toBe(true);
    expect(problem.message).toMatch(/não respondeu/);
  });

  it('gives up after 100 seconds', async () => {
    const before = getPending();
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    );
    const waiting = failure('cidade');
    await vi.advanceTimersByTimeAsync(99_999);
    expect(getPending()).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await waiting).noAnswer).toBe(true);
  });

  it('is told to the session once', async () => {
    const told = vi.fn();
    listenToProblems(told);
    fakeApi({ 'GET cidade': refusal(403, { codigo: 'acessoNegado', tipo: 'ERRO', codigoExtra: 2 }) });
    await failure('cidade');
    expect(told).toHaveBeenCalledTimes(1);
    expect(told.mock.calls[0]?.[0]).toMatchObject({ status: 403, codigoExtra: 2 });
  });
});
