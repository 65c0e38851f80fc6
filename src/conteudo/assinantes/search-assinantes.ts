import { protocoloApi } from '#schemas/api/protocolo.ts';
import type { Pessoa } from '#schemas/shapes/conteudo.ts';
import { call } from '#src/data/call.ts';

/** People who may be asked to sign a protocol. */
export const searchAssinantes = async (q: string, signal: AbortSignal): Promise<Pessoa[]> =>
  (
    await call(
      protocoloApi.assinantes,
      { query: { q, pageSize: 20 } },
      { signal, quiet: true, ownDenial: true },
    )
  ).itens;
