import { CheckIn } from '#schemas/shapes/conteudo.ts';
import { CheckInAssumir } from '#schemas/shapes/tramite.ts';
import { endpoint } from './endpoint.ts';

/** Taking over and releasing a content. */
export const checkInApi = {
  assumirDocumento: endpoint({
    method: 'POST',
    path: 'check-in/documento/assumir',
    door: 'documentoConsultar',
    summary: 'Assume o documento; se está com outra pessoa, pede confirmação.',
    body: CheckInAssumir,
    result: CheckIn,
  }),
  assumirProcesso: endpoint({
    method: 'POST',
    path: 'check-in/processo/assumir',
    door: 'processoConsultar',
    summary: 'Assume o processo; se está com outra pessoa, pede confirmação.',
    body: CheckInAssumir,
    result: CheckIn,
  }),
  assumirProtocolo: endpoint({
    method: 'POST',
    path: 'check-in/protocolo/assumir',
    door: 'autenticado',
    summary: 'Assume o protocolo; se está com outra pessoa, pede confirmação.',
    body: CheckInAssumir,
    result: CheckIn,
  }),
  assumirLote: endpoint({
    method: 'POST',
    path: 'check-in/lote/assumir',
    door: 'autenticado',
    summary: 'Assume o lote; se está com outra pessoa, pede confirmação.',
    body: CheckInAssumir,
    result: CheckIn,
  }),
  assumirDossie: endpoint({
    method: 'POST',
    path: 'check-in/dossie/assumir',
    door: 'autenticado',
    summary: 'Assume o dossiê; se está com outra pessoa, pede confirmação.',
    body: CheckInAssumir,
    result: CheckIn,
  }),
  assumirLoteSolicitacoes: endpoint({
    method: 'POST',
    path: 'check-in/lote-solicitacoes/assumir',
    door: 'autenticado',
    summary: 'Assume o lote de solicitações; se está com outra pessoa, pede confirmação.',
    body: CheckInAssumir,
    result: CheckIn,
  }),
  assumirPeca: endpoint({
    method: 'POST',
    path: 'check-in/peca/assumir',
    door: 'autenticado',
    summary: 'Assume a peça; se está com outra pessoa, pede confirmação.',
    body: CheckInAssumir,
    result: CheckIn,
  }),
  assumirSolicitacao: endpoint({
    method: 'POST',
    path: 'check-in/protocolo-externo/assumir',
    door: 'autenticado',
    summary: 'Assume o pedido de fora; se está com outra pessoa, pede confirmação.',
    body: CheckInAssumir,
    result: CheckIn,
  }),
  liberar: endpoint({
    method: 'POST',
    path: 'check-in/liberar/{id}',
    door: 'autenticado',
    summary: 'Libera o conteúdo.',
    result: CheckIn,
  }),
} as const;
