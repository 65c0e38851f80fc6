import type { ArranjoPainel } from '#schemas/shapes/painel.ts';

/** The home of who chose none and whose profile has none: six blocks. */
export const standardHome: ArranjoPainel = {
  posicoes: ['atalhos', 'paraAssinar', 'aReceber', 'minutas', 'comigo', 'mensagens'].map((tipo) => [
    { id: tipo, tipo },
  ]),
};
