import { documentoApi } from '#schemas/api/documento.ts';
import { useRead } from '#src/data/query.ts';

/** As many as the list brings at once; a batch takes no more. */
export const listLimit = 100;

export const useParaAssinar = () =>
  useRead(documentoApi.listarParaAssinar, { query: { pageSize: listLimit } }, { ownError: true });
