import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { useRead } from '#src/data/query.ts';
import { useCan } from '#src/session/Can.tsx';

/** The counts of the greeting: the menu asks for them too, and it is one call. */
export const useContadores = () => {
  const enabled = useCan('caixaCentralListar');
  return useRead(caixaCentralApi.contadores, {}, { ownError: true, enabled, quiet: true });
};
