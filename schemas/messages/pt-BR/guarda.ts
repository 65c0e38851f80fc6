/** Where what is on paper is kept. */
export const guarda = {
  recusa: {
    deOutroArquivo: 'Escolha um local do arquivo da sua unidade.',
    inativo: '{local} está inativo e não recebe mais nada. Escolha outro local.',
    cheioEmItens: 'Não cabe: {local} leva até {capacidade} itens, e ficaria com {ficaria}.',
    cheioEmCentimetros: 'Não cabe: {local} leva até {capacidade} cm, e ficaria com {ficaria} cm.',
    nadaEscolhido: 'Escolha ao menos um local ou um item.',
    semEspessura: '{local} se mede em centímetros: diga quanto ocupa o que vai nele.',
  },
  etiqueta: {
    arquivo: 'Arquivo de {unidade}',
  },
} as const;
