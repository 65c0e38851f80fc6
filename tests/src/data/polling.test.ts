import { afterEach, describe, expect, it, vi } from 'vitest';
import { http } from '#src/data/http.ts';
import { setToken } from '#src/data/token.ts';
import { fakeApi } from '../fake-api.ts';

afterEach(() => {
  setToken(undefined);
  vi.unstubAllGlobals();
});

describe('what the clock asks', () => {
  it('does not keep the session alive; what the person asks does', async () => {
    setToken('token');
    const { seen } = fakeApi({
      'GET caixa-central/contadores': { payload: {} },
      'POST login/atualizar-token': { payload: {} },
    });
    await http('caixa-central/contadores', { polling: true });
    expect(seen.map(({ path }) => path)).toEqual(['caixa-central/contadores']);
    expect(seen[0]?.headers.get('x-pelo-relogio')).toBe('1');
    await http('caixa-central/contadores');
    await vi.waitFor(() => expect(seen.at(-1)?.path).toBe('login/atualizar-token'));
    expect(seen[1]?.headers.has('x-pelo-relogio')).toBe(false);
  });
});
