import type { QueryClient } from '@tanstack/react-query';
import { temaApi } from '#schemas/api/tema.ts';
import { http } from '#src/data/http.ts';
import { readKey } from '#src/data/query.ts';
import type { RegisterHttp } from '#src/engine/data-provider.ts';

/** The calls of the registers; texts of the organisation that were changed here are read again at once, for every screen. */
export const registerHttp =
  (client: QueryClient): RegisterHttp =>
  async (path, options) => {
    const answer = await http(path, options);
    const writes = (options?.method ?? 'GET') !== 'GET';
    if (writes && /^template-mensagem(?![\w-])/.test(path))
      void client.invalidateQueries({ queryKey: readKey(temaApi.tema) });
    return answer;
  };
