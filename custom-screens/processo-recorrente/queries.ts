import { processoRecorrenciaApi } from '#schemas/api/processo-recorrencia.ts';
import { processoApi } from '#schemas/api/processo.ts';
import type { RecorrenciaTabelaQuery } from '#schemas/shapes/processo-recorrencia.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { useAct, useRead } from '#src/data/query.ts';

export const useProcesso = (id: number) =>
  useRead(processoApi.consultar, { params: { id } }, { ownError: true, staleTime: 0 });

/** Whether the person may say when it is opened again, and why not. */
export const useVerificar = (id: number) =>
  useRead(processoRecorrenciaApi.verificar, { params: { id } }, { ownError: true, staleTime: 0 });

/** The days that would be marked. */
export const useTabela = (query: RecorrenciaTabelaQuery, enabled: boolean) =>
  useRead(processoRecorrenciaApi.gerarTabela, { query }, { ownError: true, enabled });

const inDialog = { refresh: [...contentReads, processoApi.consultar], ownError: true };

export const useCriar = () => useAct(processoRecorrenciaApi.criar, inDialog);
export const useAdiar = () => useAct(processoRecorrenciaApi.adiar, inDialog);
export const useCancelar = () => useAct(processoRecorrenciaApi.cancelar, inDialog);
