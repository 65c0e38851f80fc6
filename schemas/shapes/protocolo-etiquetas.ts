import { closed, oneOf, optional, positive, type Static, text } from './vocabulary.ts';

export type FolhaEtiquetas = Static<typeof FolhaEtiquetas>;
export const FolhaEtiquetas = oneOf(['A4_3X8', 'A4_2X7', 'ROLO'], {
  description: 'A folha em que se imprimem: A4 com 24 ou 14 etiquetas, ou um rolo.',
});

export type EtiquetasQuery = Static<typeof EtiquetasQuery>;
export const EtiquetasQuery = closed({
  ids: text({ pattern: '^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,199}$' }),
  folha: FolhaEtiquetas,
  inicio: optional(positive({ description: 'A primeira etiqueta ainda por usar da folha.', maximum: 24 })),
});

export type EtiquetasAvulsasQuery = Static<typeof EtiquetasAvulsasQuery>;
export const EtiquetasAvulsasQuery = closed({
  folha: FolhaEtiquetas,
  quantidade: positive({ maximum: 240 }),
  inicio: optional(positive({ description: 'A primeira etiqueta ainda por usar da folha.', maximum: 24 })),
});
