import { notificacaoApi } from '#schemas/api/notificacao.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useSignedIn } from '#src/session/session-store.ts';

/** Every read of notifications is another after an act on one. */
const reads = [notificacaoApi.quantidade, notificacaoApi.listar, notificacaoApi.listarPaginado];

const useOwn = (): { params: { param: number } } => ({
  params: { param: useSignedIn().dados.usuario.idUsuario },
});

/** One page of the person's notifications, newest first. */
export const useNotificacoes = (start: number, pageSize: number, naoLidas: boolean) =>
  useRead(
    notificacaoApi.listarPaginado,
    { ...useOwn(), query: { start, pageSize, naoLidas: naoLidas || undefined } },
    { ownError: true, keepPrevious: true },
  );

export const useNaoLidas = () =>
  useRead(notificacaoApi.quantidade, useOwn(), { quiet: true, ownError: true });

export const useMarcarComoLida = () => useAct(notificacaoApi.marcarComoLida, { refresh: reads });
export const useMarcarTodas = () => useAct(notificacaoApi.marcarTodasComoLidas, { refresh: reads });
export const useApagar = () => useAct(notificacaoApi.apagar, { refresh: reads });
export const useApagarTodas = () => useAct(notificacaoApi.apagarTodas, { refresh: reads });
