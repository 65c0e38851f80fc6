import { processoImpressaoApi } from '#schemas/api/processo-impressao.ts';
import { processoApi } from '#schemas/api/processo.ts';
import type { Impressao } from '#schemas/shapes/processo-impressao.ts';
import { useAct, useRead } from '#src/data/query.ts';

/** While one is being made, how far it is gets asked by the clock. */
const everyMs = 1_000;

export const isGoing = ({ situacao }: Pick<Impressao, 'situacao'>): boolean =>
  situacao === 'ESPERA' || situacao === 'FAZENDO';

export const useProcesso = (id: number) =>
  useRead(processoApi.consultar, { params: { id } }, { ownError: true, staleTime: 0 });

/** What the person asked of a process; asked again while something goes on. */
export const useImpressoes = (id: number, going: boolean) =>
  useRead(
    processoImpressaoApi.listar,
    { params: { id } },
    { ownError: true, quiet: going || undefined, every: going ? everyMs : undefined },
  );

const refresh = { refresh: [processoImpressaoApi.listar] };

export const usePreparar = () => useAct(processoImpressaoApi.preparar, { ...refresh, ownError: true });
export const useCancelar = () => useAct(processoImpressaoApi.cancelar, refresh);
export { processoImpressaoApi };
