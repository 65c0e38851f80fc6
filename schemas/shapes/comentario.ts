import { closed, flag, instant, list, optional, positive, type Static, text } from './vocabulary.ts';

export type PessoaMencionada = Static<typeof PessoaMencionada>;
export const PessoaMencionada = closed({ id: positive(), nome: text(), unidade: optional(text()) });

export type Comentario = Static<typeof Comentario>;
export const Comentario = closed({
  id: positive(),
  texto: optional(text({ description: 'Ausente do que foi excluído.' })),
  autor: closed({ nome: text({ description: 'De um substituto, os dois nomes.' }), unidade: text() }),
  criadoEm: instant(),
  editadoEm: optional(instant()),
  excluido: optional(closed({ em: instant(), por: text() })),
  mencoes: list(PessoaMencionada),
  alterar: flag({ description: 'É da pessoa e ainda se altera.' }),
  excluir: flag(),
});

export type Comentarios = Static<typeof Comentarios>;
export const Comentarios = closed({ itens: list(Comentario, { description: 'Do primeiro ao último.' }) });

export type ComentarioEscrito = Static<typeof ComentarioEscrito>;
export const ComentarioEscrito = closed({
  texto: text({ title: 'Comentário', minLength: 1, maxLength: 2000, pattern: '\\S' }),
  mencoes: optional(
    list(positive(), {
      title: 'Pessoas mencionadas',
      description: 'Quem é avisado: só quem vê o conteúdo.',
      maxItems: 20,
      uniqueItems: true,
    }),
  ),
});
