import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServerAway } from '#src/app/ServerAway.tsx';
import { http } from '#src/data/http.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { setToken } from '#src/data/token.ts';
import { fakeApi, type Answer } from '../fake-api.ts';

const away: Answer = {
  status: 503,
  body: {
    codigo: 'indisponivel',
    tipo: 'ERRO',
    descricao: 'Serviço indisponível. Tente mais tarde',
    erros: [],
  },
  headers: { 'retry-after': '2' },
};

beforeEach(() => {
  vi.useFakeTimers();
  setToken('t1');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  setToken(undefined);
});

const pass = (milliseconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

it('repete as leituras sozinho enquanto o servidor volta, e diz que o faz', async () => {
  const answers: Answer[] = [away, away, { payload: { nome: 'Vila Serena' } }];
  const { seen } = fakeApi({
    'GET cidade/1': () => answers.shift() ?? 'silence',
    'POST login/atualizar-token': { payload: {} },
  });
  render(<ServerAway />);
  const reading = http('cidade/1');
  await pass(0);
  expect(screen.getByRole('status').textContent).toBe('O servidor está voltando; tentando de novo…');
  await pass(10_000);
  await expect(reading).resolves.toEqual({ nome: 'Vila Serena' });
  expect(seen.filter(({ path }) => path === 'cidade/1')).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('desiste quando quem pediu desiste, ou depois de um bom tempo, com as palavras do servidor', async () => {
  fakeApi({ 'GET cidade/1': away });
  const given = new AbortController();
  const left = http('cidade/1', { signal: given.signal });
  const refused = expect(left).rejects.toMatchObject({ name: 'AbortError' });
  await pass(1_000);
  given.abort();
  await refused;
  const waiting = expect(http('cidade/1')).rejects.toMatchObject({ status: 503, code: 'indisponivel' });
  await pass(200_000);
  await waiting;
});

it('não repete o que muda algo: quem pede de novo pede com a mesma chave, e o pedido seguinte tem outra', async () => {
  const answers: Answer[] = [away, 'silence', { payload: { id: 8 } }, { payload: { id: 9 } }];
  const { seen } = fakeApi({
    'POST cargo': () => answers.shift() ?? 'silence',
    'POST login/atualizar-token': { payload: {} },
  });
  const save = () => http('cargo', { method: 'POST', body: { descricao: 'Fiscal' } });
  await expect(save()).rejects.toBeInstanceOf(HttpProblem);
  await expect(save()).rejects.toBeInstanceOf(HttpProblem);
  await expect(save()).resolves.toEqual({ id: 8 });
  await expect(save()).resolves.toEqual({ id: 9 });
  const keys = seen
    .filter(({ path }) => path === 'cargo')
    .map(({ headers }) => headers.get('idempotency-key') ?? '');
  expect(keys).toHaveLength(4);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});
