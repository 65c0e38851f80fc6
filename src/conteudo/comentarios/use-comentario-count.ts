import { comentarioApi } from '#schemas/api/comentario.ts';
import { useRead } from '#src/data/query.ts';

/** How many comments a content has: what its page said, until the list of them is read. */
export const useComentarioCount = (conteudoId: number, said: number, reading: boolean): number =>
  useRead(
    comentarioApi.listar,
    { params: { id: conteudoId } },
    { enabled: reading, ownError: true },
  ).data?.itens.filter(({ excluido }) => excluido === undefined).length ?? said;
