import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Captura } from '#schemas/shapes/captura.ts';
import { useCapturas } from '#src/conteudo/captura/use-capturas.ts';
import { fakeApi } from '../fake-api.ts';

const captura = (id: number, more: Partial<Captura>): Captura => ({
  id,
  nome: `${id}.pdf`,
  tamanho: 8,
  situacao: 'ESPERA',
  lidas: 0,
  paginas: [],
  partes: [],
  ...more,
});
const file = (name: string): File => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the server says of each capture that it still has. */
const served = (ids: readonly number[]) => {
  const known = new Map<number, Partial<Captura>>(ids.map((id) => [id, {}]));
  let sent = 0;
  const { seen } = fakeApi({
    'POST documento/captura': () => ({ payload: captura(++sent, {}) }),
    'POST login/atualizar-token': { payload: {} },
    'GET documento/captura': ({ query }) => {
      const itens = (query.get('ids') ?? '').split(',').flatMap((id) => {
        const more = known.get(Number(id));
        return more ? [captura(Number(id), more)] : [];
      });
      return { payload: { itens, total: itens.length, totalExato: true } };
    },
  });
  const looks = (): string[] =>
    seen.flatMap(({ method, path, query }) =>
      method === 'GET' && path === 'documento/captura' ? (query.get('ids') ?? '') : [],
    );
  return { known, looks };
};

it('asks for all that wait in one call, and shows each as it gets ready, in whatever order', async () => {
  const ids = [1, 2, 3, 4, 5, 6];
  const { known, looks } = served(ids);
  const { result } = renderHook(() => useCapturas());
  const states = (): string[] => result.current.chegadas.map(({ estado }) => estado);
  act(() => result.current.escolher(ids.map((id) => file(`${id}.pdf`))));
  await waitFor(() => expect(states()).toEqual(ids.map(() => 'conferindo')));
  // the last of them first, by another server; and one that the server lost
  known.set(6, { situacao: 'PRONTA', lidas: 1 });
  known.delete(4);
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  await waitFor(() =>
    expect(states()).toEqual(['conferindo', 'conferindo', 'conferindo', 'recusada', 'conferindo', 'pronta']),
  );
  expect(result.current.chegadas[3]).toMatchObject({ tentavel: true });
  const before = looks().length;
  for (const id of [1, 2, 3, 5]) known.set(id, { situacao: 'PRONTA', lidas: 1 });
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  await waitFor(() => expect(states()).not.toContain('conferindo'));
  expect(new Set(looks().slice(before))).toEqual(new Set(['1,2,3,5']));
});

it('asks less and less often where nothing moves, and not at all when nothing waits', async () => {
  const { known, looks } = served([1]);
  const { result } = renderHook(() => useCapturas());
  act(() => result.current.escolher([file('1.pdf')]));
  await waitFor(() => expect(result.current.chegadas[0]?.estado).toBe('conferindo'));
  const before = looks().length;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(looks().length - before).toBeLessThan(9);
  known.set(1, { situacao: 'FALHOU', motivo: 'Este PDF está protegido por senha.' });
  await act(() => vi.advanceTimersByTimeAsync(4_500));
  await waitFor(() => expect(result.current.chegadas[0]).toMatchObject({ estado: 'recusada' }));
  const after = looks().length;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(looks()).toHaveLength(after);
});
