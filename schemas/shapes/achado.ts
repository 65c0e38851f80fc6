import { closed, flag, list, oneOf, optional, type Static, text } from './vocabulary.ts';

export type ParteTrecho = Static<typeof ParteTrecho>;
export const ParteTrecho = closed({ texto: text(), achado: optional(flag()) });

export type Achado = Static<typeof Achado>;
export const Achado = closed(
  {
    porque: list(oneOf(['numero', 'assunto', 'pessoa', 'campo', 'texto', 'anexo']), {
      description: 'Onde o texto foi achado',
    }),
    trecho: optional(list(ParteTrecho)),
    trechoDoAnexo: optional(flag({ description: 'O trecho é do anexo, e não do texto do conteúdo' })),
    anexo: optional(text({ description: 'Nome do arquivo em que o texto foi achado' })),
  },
  { description: 'Onde uma pesquisa achou um conteúdo.' },
);
