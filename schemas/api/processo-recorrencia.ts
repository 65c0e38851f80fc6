import { EdicaoPermitida } from '#schemas/shapes/documento.ts';
import { Processo } from '#schemas/shapes/processo.ts';
import {
  RecorrenciaAdiar,
  RecorrenciaMarcar,
  RecorrenciaMudar,
  RecorrenciaPrevista,
  RecorrenciaTabelaQuery,
} from '#schemas/shapes/processo-recorrencia.ts';
import { endpoint } from './endpoint.ts';

/** The days on which a process is opened again. */
export const processoRecorrenciaApi = {
  verificar: endpoint({
    method: 'GET',
    path: 'processo/verificar/recorrencia/{id}',
    door: 'processoRecorrente',
    summary: 'Se a pessoa pode dizer quando o processo se repete e, se não, por quê.',
    result: EdicaoPermitida,
  }),
  gerarTabela: endpoint({
    method: 'GET',
    path: 'processo/gerar-tabela-recorrencia',
    door: 'processoRecorrente',
    summary: 'Os dias de uma periodicidade, pelo calendário da unidade; nada se guarda.',
    query: RecorrenciaTabelaQuery,
    result: RecorrenciaPrevista,
    list: true,
  }),
  criar: endpoint({
    method: 'POST',
    path: 'processo/criar-processo-recorrencia/{a}/{b}',
    door: 'processoRecorrente',
    summary:
      'Com b 0, marca no processo (a) os dias de uma periodicidade; com uma recorrência (b), abre já o processo dela.',
    body: RecorrenciaMarcar,
    result: Processo,
  }),
  cancelar: endpoint({
    method: 'PUT',
    path: 'processo/cancelar-processo-recorrencia',
    door: 'processoRecorrente',
    summary: 'Cancela uma recorrência que não se abriu, com motivo.',
    body: RecorrenciaMudar,
    result: Processo,
  }),
  adiar: endpoint({
    method: 'PUT',
    path: 'processo/adiar-processo-recorrencia',
    door: 'processoRecorrente',
    summary: 'Passa uma recorrência a outro dia, com motivo.',
    body: RecorrenciaAdiar,
    result: Processo,
  }),
} as const;
