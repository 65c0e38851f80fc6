import { afterEach, expect, it, vi } from 'vitest';
import { temaApi } from '#schemas/api/tema.ts';
import { registerHttp } from '#src/app/register-http.ts';
import { createQueryClient } from '#src/app/query-client.ts';
import { readKey } from '#src/data/query.ts';
import { fakeApi } from '../fake-api.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads the texts of the organisation again when one of them was written, and only then', async () => {
  fakeApi({
    'GET template-mensagem/3': { payload: { id: 3 } },
    'PUT template-mensagem/3': { payload: { id: 3 } },
    'PUT template-arquivo/3': { payload: { id: 3 } },
  });
  const client = createQueryClient();
  const key = readKey(temaApi.tema, {});
  client.setQueryData(key, { mensagens: {} });
  const send = registerHttp(client);
  const old = (): boolean | undefined => client.getQueryState(key)?.isInvalidated;
  await send('template-mensagem/3');
  await send('template-arquivo/3', { method: 'PUT', body: {} });
  expect(old()).toBe(false);
  await send('template-mensagem/3', { method: 'PUT', body: { texto: 'Minuta' } });
  expect(old()).toBe(true);
});
