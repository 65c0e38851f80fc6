import { CodigoEnviado } from '#schemas/shapes/credencial.ts';
import {
  DocumentoDeFora,
  DocumentoDeForaAssinar,
  DocumentoDeForaRecusar,
  DocumentosDeFora,
} from '#schemas/shapes/documento-de-fora.ts';
import { endpoint } from './endpoint.ts';

/** Documents of the institution that somebody from outside signs. */
export const assinaturaExternaApi = {
  listar: endpoint({
    method: 'GET',
    path: 'externo/assinatura',
    door: 'externo',
    summary: 'Os documentos que esperam a assinatura da pessoa, e os que ela assinou.',
    result: DocumentosDeFora,
  }),
  consultar: endpoint({
    method: 'GET',
    path: 'externo/assinatura/{id}',
    door: 'externo',
    summary: 'Um documento a assinar ou assinado pela pessoa, com quem mais assina.',
    result: DocumentoDeFora,
  }),
  arquivo: endpoint({
    method: 'GET',
    path: 'externo/assinatura/{id}/arquivo',
    door: 'externo',
    file: true,
    perMinute: 60,
    summary: 'O arquivo concluído, que é o que se assina.',
  }),
  leitura: endpoint({
    method: 'GET',
    path: 'externo/assinatura/{id}/leitura',
    door: 'externo',
    file: true,
    perMinute: 30,
    summary: 'O documento assinado pela pessoa, com o manifesto das assinaturas.',
  }),
  codigo: endpoint({
    method: 'POST',
    path: 'externo/assinatura/{id}/codigo',
    door: 'externo',
    perMinute: 10,
    ownTransaction: true,
    summary: 'Envia por e-mail o código que assina este documento, e só ele.',
    result: CodigoEnviado,
  }),
  assinar: endpoint({
    method: 'POST',
    path: 'externo/assinatura/{id}',
    door: 'externo',
    perMinute: 20,
    ownTransaction: true,
    secretAnswer: true,
    summary: 'Assina o documento, com a senha e o código.',
    body: DocumentoDeForaAssinar,
    result: DocumentoDeFora,
  }),
  recusar: endpoint({
    method: 'POST',
    path: 'externo/assinatura/{id}/recusa',
    door: 'externo',
    perMinute: 20,
    summary: 'Recusa assinar, com o motivo.',
    body: DocumentoDeForaRecusar,
  }),
} as const;
