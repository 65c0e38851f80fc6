import { anexoApi } from '#schemas/api/anexo.ts';
import { useRead } from '#src/data/query.ts';

/** How many attachments a content has: what its page said, until the list of them is read. */
export const useAnexoCount = (conteudoId: number, said: number, reading: boolean): number =>
  useRead(anexoApi.listar, { params: { id: conteudoId } }, { enabled: reading, ownError: true }).data?.itens
    .length ?? said;
