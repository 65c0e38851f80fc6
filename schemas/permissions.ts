/**
 * Permissions that the product itself names (spec.md section 6). Registers declare theirs in their definitions;
 * the catalogue of an installation is the union of both.
 */
export const corePermissions = {
  caixaCentralListar: 'Ver a caixa central',
  documentoIncluir: 'Criar documentos',
  documentoConsultar: 'Consultar documentos',
  documentoEditar: 'Editar e concluir documentos',
  tramiteDocumento: 'Tramitar documentos',
  assinatura: 'Assinar documentos',
} as const;

export type Permission = keyof typeof corePermissions;
