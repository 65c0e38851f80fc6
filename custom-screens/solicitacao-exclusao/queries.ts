import { atoApi } from '#schemas/api/ato.ts';
import { exclusaoApi } from '#schemas/api/exclusao.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { useAct, useRead } from '#src/data/query.ts';

export const usePedido = (id: number) =>
  useRead(exclusaoApi.consultar, { params: { id } }, { ownError: true });

/** An act on the content of the request; its refusal is shown in the question. */
export const useDecidir = () =>
  useAct(atoApi.um, { refresh: [exclusaoApi.consultar, ...contentReads], ownError: true });
