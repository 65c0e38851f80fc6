/** The inbox, at one of its tabs. */
export const caixaPath = (type?: string, filter: Readonly<Record<string, string>> = {}): string =>
  type === undefined
    ? '/principal/caixa-central'
    : `/principal/caixa-central?${new URLSearchParams({ type, ...filter }).toString()}`;

export const documentoPath = (id: number): string => `/principal/documento/consulta/${id}`;
export const minutaPath = (id: number): string => `/principal/documento/edicao/${id}`;
export const novoDocumentoPath = '/principal/documento/cadastro';
export const assinaturaPath = '/principal/assinatura';
