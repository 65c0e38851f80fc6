/** What the body does to a request, in the order in which it is looked for. */
export const atos = [
  'conferirSolicitacao',
  'devolverSolicitacao',
  'pedirAssinatura',
  'autuarSolicitacao',
  'partilharDocumento',
  'encerrarSolicitacao',
] as const;

export type NomeAto = (typeof atos)[number];
