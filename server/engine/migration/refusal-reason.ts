/** Why a change of a definition is not made by itself. The text of each is `registro.recusa.<reason>`. */
export type RefusalReason =
  | 'campoComDados'
  | 'tabelaComDados'
  | 'obrigatorioVazio'
  | 'valoresRepetidos'
  | 'tipoIncompativel'
  | 'textoMaior'
  | 'foraDoLimite'
  | 'opcaoEmUso'
  | 'foraDaRegra'
  | 'comparacaoFalha'
  | 'semRegistroApontado'
  | 'relacaoTrocada'
  | 'segredoTrocado'
  | 'poucosItens'
  | 'registrosDemais'
  | 'emUsoPorOutros';
