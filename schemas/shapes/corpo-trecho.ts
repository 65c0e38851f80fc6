import { anyOf, closed, exactly, list, oneOf, optional, orNull, type Static, text } from './vocabulary.ts';

export type CorpoMarcaSimples = Static<typeof CorpoMarcaSimples>;
export const CorpoMarcaSimples = closed({
  type: oneOf(['bold', 'italic', 'underline', 'strike', 'subscript', 'superscript', 'code']),
  attrs: optional(closed({})),
});

export type CorpoMarcaLigacao = Static<typeof CorpoMarcaLigacao>;
export const CorpoMarcaLigacao = closed({
  type: exactly('link'),
  attrs: closed({
    href: text({
      maxLength: 2000,
      pattern: '^([hH][tT][tT][pP][sS]?://|[mM][aA][iI][lL][tT][oO]:)[^\\s\\u0000-\\u001f\\u007f]+$',
    }),
    target: optional(orNull(text({ maxLength: 20 }))),
    rel: optional(orNull(text({ maxLength: 100 }))),
    class: optional(orNull(text({ maxLength: 100 }))),
    title: optional(orNull(text({ maxLength: 300 }))),
  }),
});

export type CorpoMarca = Static<typeof CorpoMarca>;
export const CorpoMarca = anyOf([CorpoMarcaSimples, CorpoMarcaLigacao]);

export type CorpoTexto = Static<typeof CorpoTexto>;
export const CorpoTexto = closed({
  type: exactly('text'),
  text: text({ minLength: 1 }),
  marks: optional(list(CorpoMarca)),
});

export type CorpoMarcador = Static<typeof CorpoMarcador>;
export const CorpoMarcador = closed(
  {
    type: exactly('marcador'),
    attrs: closed({ chave: text({ pattern: '^[a-z][a-z0-9_]{0,59}$' }) }),
    marks: optional(list(CorpoMarca)),
  },
  { description: 'Lugar de um valor: dos dados, ou preenchido pela pessoa.' },
);

export type CorpoQuebraLinha = Static<typeof CorpoQuebraLinha>;
export const CorpoQuebraLinha = closed({
  type: exactly('hardBreak'),
  attrs: optional(closed({})),
  marks: optional(list(CorpoMarca)),
});

export type CorpoNota = Static<typeof CorpoNota>;
export const CorpoNota = closed(
  {
    type: exactly('nota'),
    attrs: optional(
      closed({
        ancora: optional(
          orNull(
            text({
              description: 'Por onde uma referência do mesmo documento o acha.',
              pattern: '^[a-z0-9]{6,20}$',
            }),
          ),
        ),
      }),
    ),
    content: optional(list(CorpoTexto)),
    marks: optional(list(CorpoMarca)),
  },
  { description: 'Nota de rodapé, no lugar onde o texto a chama; o número vem da ordem.' },
);

export type CorpoReferencia = Static<typeof CorpoReferencia>;
export const CorpoReferencia = closed(
  {
    type: exactly('referencia'),
    attrs: closed({ alvo: text({ pattern: '^[a-z0-9]{6,20}$' }) }),
    marks: optional(list(CorpoMarca)),
  },
  {
    description:
      'Referência a um trecho numerado, título, nota, tabela ou figura do mesmo documento; as palavras vêm do que ele é agora.',
  },
);

export type CorpoTrecho = Static<typeof CorpoTrecho>;
export const CorpoTrecho = anyOf([CorpoTexto, CorpoMarcador, CorpoQuebraLinha, CorpoNota, CorpoReferencia]);
