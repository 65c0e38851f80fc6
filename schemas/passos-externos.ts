/** What passes between somebody from outside and the body, as both sides read it. */
const passosExternos = [
  'enviada',
  'conferirSolicitacao',
  'devolverSolicitacao',
  'pedirAssinatura',
  'autuarSolicitacao',
  'encerrarSolicitacao',
  'partilharDocumento',
  'responderDevolucao',
  'complementar',
  'assinarSolicitacao',
] as const;

type PassoExterno = (typeof passosExternos)[number];

export const isPassoExterno = (ato: string): ato is PassoExterno =>
  passosExternos.some((passo) => passo === ato);
