import { endpoint } from './endpoint.ts';

/** Signature with a certificate, in two steps: the key stays with the person (spec.md section 7, Signature). */
export const certificadoApi = {
  validarAoAssinar: endpoint({
    method: 'POST',
    path: 'assinatura/validar-assinar-certificado-ao-assinar',
    door: 'assinaturaCertificado',
    summary: 'Se este certificado serve para a pessoa assinar estes documentos, e em que nível.',
    body: 'CertificadoPedido',
    result: 'CertificadoJulgado',
    readOnly: true,
  }),
  criarPacote: endpoint({
    method: 'POST',
    path: 'assinatura/createSignaturePackage',
    door: 'assinaturaCertificado',
    summary: 'Prepara a assinatura de um documento: o que a chave da pessoa vai assinar.',
    body: 'PacotePedido',
    result: 'PacoteAssinatura',
  }),
  mostrarPdf: endpoint({
    method: 'POST',
    path: 'assinatura/showPdfSignature',
    door: 'assinaturaCertificado',
    summary: 'O arquivo que se assina: como está, ou já com o lugar de uma assinatura preparada.',
    body: 'PdfAssinaturaPedido',
    file: true,
    readOnly: true,
  }),
  entregarAssinatura: endpoint({
    method: 'POST',
    path: 'assinatura/submitHashSignature',
    door: 'assinaturaCertificado',
    summary: 'Recebe o valor da assinatura, confere-o e o põe no documento.',
    body: 'AssinaturaCalculada',
    result: 'AssinaturaFeita',
    ownTransaction: true,
  }),
  anexoAssinaturas: endpoint({
    method: 'GET',
    path: 'conteudo/{id}/anexos/{anexoId}/assinaturas',
    door: 'autenticado',
    summary:
      'Um anexo em XML: se a pessoa pode assiná-lo, e as assinaturas que tem, conferidas ponto por ponto.',
    result: 'AnexoAssinaturas',
  }),
  listarCertificado: endpoint({
    method: 'GET',
    path: 'documento/listar-assinatura-certificado/{id}',
    door: 'documentoConsultar',
    summary: 'As assinaturas com certificado de um documento, conferidas ponto por ponto.',
    result: 'AssinaturaConferida',
    list: true,
  }),
} as const;
