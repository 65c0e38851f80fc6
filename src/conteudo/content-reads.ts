import { arquivamentoApi } from '#schemas/api/arquivamento.ts';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { documentoApi } from '#schemas/api/documento.ts';
import { dossieApi } from '#schemas/api/dossie.ts';
import type { EndpointDefinition } from '#schemas/api/endpoint.ts';
import { fluxoAtividadeApi } from '#schemas/api/fluxo-atividade.ts';
import { loteSolicitacoesApi } from '#schemas/api/lote-solicitacoes.ts';
import { guardaApi } from '#schemas/api/guarda.ts';
import { loteApi } from '#schemas/api/lote.ts';
import { notificacaoApi } from '#schemas/api/notificacao.ts';
import { pecaApi } from '#schemas/api/peca.ts';
import { pesquisaApi } from '#schemas/api/pesquisa.ts';
import { processoApi } from '#schemas/api/processo.ts';
import { protocoloExternoApi } from '#schemas/api/protocolo-externo.ts';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import { tramiteApi } from '#schemas/api/tramite.ts';

/** Reads that are no longer true after any act on a content: for the `refresh` of `useAct`. */
export const contentReads: readonly EndpointDefinition[] = [
  caixaCentralApi.listar,
  caixaCentralApi.contadores,
  caixaCentralApi.pesquisar,
  pesquisaApi.itens,
  documentoApi.consultar,
  documentoApi.listarParaAssinar,
  processoApi.consultar,
  protocoloApi.consultar,
  protocoloExternoApi.consultar,
  loteApi.consultar,
  loteSolicitacoesApi.consultar,
  dossieApi.consultar,
  pecaApi.consultar,
  tramiteApi.consultar,
  tramiteApi.historico,
  tramiteApi.percurso,
  guardaApi.consultar,
  guardaApi.doArquivo,
  guardaApi.local,
  guardaApi.itens,
  fluxoAtividadeApi.doConteudo,
  arquivamentoApi.listar,
  arquivamentoApi.pedidos,
  arquivamentoApi.contadores,
  notificacaoApi.quantidade,
];
