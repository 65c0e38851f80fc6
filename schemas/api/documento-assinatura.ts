import { CancelarAssinatura } from '#schemas/shapes/assinante.ts';
import { Documento } from '#schemas/shapes/documento.ts';
import { endpoint } from './endpoint.ts';

/** Signatures of a document that are not wanted any more. */
export const documentoAssinaturaApi = {
  cancelarAssinaturaDocflow: endpoint({
    method: 'POST',
    path: 'documento/cancelar-assinatura-docflow',
    door: 'documentoEditar',
    summary: 'Cancela uma assinatura no sistema que ainda não foi feita.',
    body: CancelarAssinatura,
    result: Documento,
  }),
  cancelarAssinaturaDigital: endpoint({
    method: 'POST',
    path: 'documento/cancelar-assinatura-digital',
    door: 'documentoEditar',
    summary: 'Cancela uma assinatura com certificado que ainda não foi feita.',
    body: CancelarAssinatura,
    result: Documento,
  }),
} as const;
