import { loteApi } from '#schemas/api/lote.ts';
import { useRead } from '#src/data/query.ts';

export const useLote = (id: number) => useRead(loteApi.consultar, { params: { id } }, { ownError: true });
