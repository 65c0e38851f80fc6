import { areaRestritaApi } from '#schemas/api/area-restrita.ts';
import { readKey, useAct, useRead } from '#src/data/query.ts';

/** Where the situation is kept. */
export const situationKey = readKey(areaRestritaApi.situacao);

const refresh = [areaRestritaApi.situacao];

/** How often the server is asked whether the area is still open: another window may have closed it. */
const askEvery = 20_000;

export const useSituacao = () =>
  useRead(areaRestritaApi.situacao, {}, { every: askEvery, quiet: true, ownError: true });

export const useAbrir = () => useAct(areaRestritaApi.autenticar, { ownError: true, refresh });
export const useFechar = () => useAct(areaRestritaApi.fechar);
export const useTrocarChave = () => useAct(areaRestritaApi.trocarChave, { ownError: true, refresh });
