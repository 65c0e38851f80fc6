/** Texts of lots that the server writes. */
export const lote = {
  numero: 'Lote {sequencia}/{ano}',
  devolucao: 'Devolução de itens recusados',
  codigoDeNada: 'Nada que você alcance tem o código {codigo}.',
  nadaAIncluir: 'Diga o que entra no lote.',
  jaEsta: 'Já está no lote.',
  naoEstaNoLote: 'Não está no lote.',
  semMotivo: 'Diga por que se recusa.',
  papel: {
    titulo: 'Guia do {numero}',
    itens: 'Itens',
    codigo: 'Código',
    numero: 'Número',
    observacoes: 'Observações',
    entregue: 'Entregue por _____________________________ em ____/____/______ Assinatura _________________',
    recebido: 'Recebido por _____________________________ em ____/____/______ Assinatura _________________',
  },
} as const;
