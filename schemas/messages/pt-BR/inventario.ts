/** Inventories of the places of an archive, as the server says them. */
export const inventario = {
  recusa: {
    encerrado: 'Este inventário já foi encerrado. Abra outro para conferir de novo.',
    jaAberto: '{quem} já abriu um inventário deste local, que ainda não foi encerrado. Continue nele.',
    localDeFora: 'Este local não faz parte do inventário.',
  },
  situacao: {
    ACHADO: 'Achado',
    FORA_DO_LUGAR: 'Fora do lugar',
    CORRIGIDO: 'Corrigido',
    DESCONHECIDO: 'Desconhecido',
    FALTA: 'Falta',
  },
  relatorio: {
    titulo: 'Inventário {n}',
    local: 'Local',
    aberto: 'Aberto',
    encerrado: 'Encerrado',
    aindaAberto: 'Ainda aberto',
    porEm: 'por {quem}, {quando}',
    esperados: 'Esperados',
    observacao: 'Observação',
    situacao: 'Situação',
    item: 'Item',
    assunto: 'Assunto',
    registrado: 'Devia estar em',
    lidoEm: 'Foi lido em',
    quem: 'Quem leu',
    em: 'Quando',
    naoVistos: 'Há também {n} itens esperados que não são do alcance de quem emite.',
  },
} as const;
