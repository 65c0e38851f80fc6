import { closed, flag, list, oneOf, optional, type Static, text } from './vocabulary.ts';

export type PermissaoItem = Static<typeof PermissaoItem>;
export const PermissaoItem = closed({
  nome: text(),
  titulo: text(),
  grupo: text(),
  area: text({ description: 'Parte do produto, como no menu.' }),
  acao: optional(oneOf(['list', 'create', 'edit', 'view', 'remove'], { description: 'Coluna do quadro.' })),
  abre: optional(text({ description: 'Que ato abre, em uma frase.' })),
  futura: optional(flag({ description: 'O ato vem com uma parte do produto que ainda não existe.' })),
});

export type CatalogoPermissoes = Static<typeof CatalogoPermissoes>;
export const CatalogoPermissoes = closed({
  permissoes: list(PermissaoItem),
  regras: list(PermissaoItem),
  paginas: list(PermissaoItem),
});
