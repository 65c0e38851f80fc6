/** Texts of lots that the server writes. */
export const lote = {
  numero: 'Lote {sequencia}/{ano}',
  devolucao: 'Devolução de itens recusados',
  codigoDeNada: 'Nada que você alcance tem o código {codigo}.',
  nadaAIncluir: 'Diga o que entra no lote.',
  jaEsta: 'Já está no lote.',
  naoEstaNoLote: 'Não está no lote.',
  entrouAqui: 'Entrou no lote nesta unidade, e não há a quem o devolver. Retire o item do lote.',
  semVolta: '{unidade} está inativa e não recebe de volta.',
  semMotivo: 'Diga por que se recusa.',
  papel: {
    titulo: 'Guia do {numero}',
    itens: 'Itens',
    codigo: 'Código',
    numero: 'Número',
    observacoes: 'Observações',
    entregue: 'Entregue por ________________________________________ em ____/____/______',
    recebido: 'Recebido por ________________________________________ em ____/____/______',
    assinatura: 'Assinatura _______________________________________________________________',
  },
} as const;
