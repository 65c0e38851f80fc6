import { closed, day, instant, list, optional, positive, type Static, text } from './vocabulary.ts';
import { Rotulo } from './conteudo.ts';

export type PublicacoesQuery = Static<typeof PublicacoesQuery>;
export const PublicacoesQuery = closed({
  q: optional(text({ title: 'Procurar', maxLength: 200 })),
  tipo: optional(positive({ title: 'Tipo', maximum: 2147483647 })),
  organizacao: optional(positive({ title: 'Órgão', maximum: 2147483647 })),
  de: optional(day({ title: 'De' })),
  ate: optional(day({ title: 'Até' })),
  start: optional(positive({ maximum: 500 })),
  pageSize: optional(positive({ maximum: 50 })),
});

export type Publicacao = Static<typeof Publicacao>;
export const Publicacao = closed({
  codigo: text({ description: 'O código de verificação, que é o endereço do documento.' }),
  numero: text(),
  assunto: text(),
  tipoDocumento: text(),
  organizacao: text(),
  unidade: text(),
  publicadoEm: instant(),
});

export type PublicacoesOpcoes = Static<typeof PublicacoesOpcoes>;
export const PublicacoesOpcoes = closed(
  { tipos: list(Rotulo), organizacoes: list(Rotulo) },
  { description: 'Os tipos e os órgãos que têm o que mostrar.' },
);
