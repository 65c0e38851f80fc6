/** Content types. */
export const tipoConteudo = {
  processo: 1,
  documento: 2,
  arquivoDigital: 3,
  lote: 4,
  formularioPdf: 5,
  solicitacaoServico: 6,
  loteSolicitacaoServico: 7,
  dossie: 8,
  peca: 9,
  loteTransferencia: 10,
} as const;

/** Situation of an item of the central inbox. */
export const situacaoCaixa = {
  aguardandoDistribuicao: 0,
  naoRecebido: 1,
  tramitado: 2,
  recebido: 3,
  exclusao: 4,
} as const;

/** Scope of the header search. */
export const escopoPesquisa = {
  todos: 0,
  documento: 1,
  processo: 2,
  protocolo: 3,
  protocoloExterno: 4,
} as const;

/** Priorities of a forwarding, in the order in which the database keeps them. */
export const prioridades = ['BAIXA', 'NORMAL', 'ALTA'] as const;

/** Where the filter of each use case of a saved search stands. */
export const filterFieldOf = {
  Todos: 'pesquisarFiltro',
  Documento: 'documentoFiltro',
  Processo: 'processoFiltro',
  Protocolo: 'protocoloFiltro',
  ProtocoloExterno: 'protocoloExternoFiltro',
} as const;

/** Use cases in the order of the filter types 0 to 4 of a search. */
export const casosDeUso = ['Todos', 'Documento', 'Processo', 'Protocolo', 'ProtocoloExterno'] as const;
