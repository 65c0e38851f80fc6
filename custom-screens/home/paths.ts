export const novoDocumentoPath = '/principal/documento/cadastro';
export const assinaturaPath = '/principal/assinatura';
