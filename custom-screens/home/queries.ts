import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { documentoApi } from '#schemas/api/documento.ts';
import { notificacaoApi } from '#schemas/api/notificacao.ts';
import { useRead } from '#src/data/query.ts';
import { useCan } from '#src/session/Can.tsx';
import { useSignedIn } from '#src/session/use-session.ts';

/** Rows of each block of the home. */
const rows = 4;
/** A block that fails says so in its own place, and the others go on. */
const alone = { ownError: true } as const;

export const useContadores = () => {
  const enabled = useCan('caixaCentralListar');
  return useRead(caixaCentralApi.contadores, {}, { ...alone, enabled, quiet: true });
};

export const useParaAssinar = () => {
  const enabled = useCan('assinatura');
  return useRead(documentoApi.listarParaAssinar, { query: { pageSize: rows } }, { ...alone, enabled });
};

/** First rows of a tab of the inbox; `fase: 0` keeps the drafts only. */
export const useCaixa = (aba: 'receber' | 'meus', fase?: 0) => {
  const enabled = useCan('caixaCentralListar');
  return useRead(caixaCentralApi.listar, { query: { aba, fase, pageSize: rows } }, { ...alone, enabled });
};

export const useMensagens = () => {
  const param = useSignedIn().dados.usuario.idUsuario;
  return useRead(notificacaoApi.listar, { params: { param } }, alone);
};
