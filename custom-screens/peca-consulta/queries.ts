import { pecaApi } from '#schemas/api/peca.ts';
import { useRead } from '#src/data/query.ts';

export const usePeca = (id: number) => useRead(pecaApi.consultar, { params: { id } }, { ownError: true });
