import { dossieApi } from '#schemas/api/dossie.ts';
import { useRead } from '#src/data/query.ts';

export const useDossie = (id: number) => useRead(dossieApi.consultar, { params: { id } }, { ownError: true });
