import {
  anyOf,
  closed,
  decimal,
  exactly,
  flag,
  integer,
  later,
  list,
  oneOf,
  optional,
  orNull,
  positive,
  type Shape,
  type Static,
  text,
} from './vocabulary.ts';
import { CorpoTrecho } from './corpo-trecho.ts';

export type CorpoParagrafo = Static<typeof CorpoParagrafo>;
export const CorpoParagrafo = closed({
  type: exactly('paragraph'),
  attrs: optional(
    closed({
      textAlign: optional(oneOf(['left', 'center', 'right', 'justify', null])),
      classe: optional(
        oneOf([
          'orgao',
          'unidade',
          'epigrafe',
          'ementa',
          'localData',
          'destinatario',
          'assunto',
          'vocativo',
          'fecho',
          'rodape',
          null,
        ]),
      ),
      dispositivo: optional(
        oneOf(
          [
            'artigo',
            'clausula',
            'clausulaNumeral',
            'paragrafo',
            'subclausula',
            'inciso',
            'subclausula2',
            'alinea',
            'item',
            null,
          ],
          {
            description:
              'A parte de norma ou contrato que o parágrafo é: o número vem da ordem e não se guarda.',
          },
        ),
      ),
      inicio: optional(
        orNull(
          positive({
            description: 'O número a partir do qual a contagem dos dispositivos segue aqui.',
            maximum: 99999,
          }),
        ),
      ),
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
  content: optional(list(CorpoTrecho)),
});

export type CorpoTitulo = Static<typeof CorpoTitulo>;
export const CorpoTitulo = closed({
  type: exactly('heading'),
  attrs: closed({
    level: oneOf([1, 2, 3, 4]),
    textAlign: optional(oneOf(['left', 'center', 'right', 'justify', null])),
    ancora: optional(
      orNull(
        text({
          description: 'Por onde uma referência do mesmo documento o acha.',
          pattern: '^[a-z0-9]{6,20}$',
        }),
      ),
    ),
  }),
  content: optional(list(CorpoTrecho)),
});

// From here on the shapes hold each other. The compiler cannot infer such types, so each is written beside its value.

export interface CorpoItem {
  type: 'listItem';
  attrs?: {
    /**
     * Por onde uma referência do mesmo documento o acha.
     */
    ancora?: string | null;
  };
  content?: CorpoBloco[];
}
export const CorpoItem: Shape<CorpoItem> = closed({
  type: exactly('listItem'),
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
  content: optional(list(later((): Shape<CorpoBloco> => CorpoBloco))),
});

export interface CorpoListaMarcada {
  type: 'bulletList';
  attrs?: Record<never, never>;
  content?: CorpoItem[];
}
export const CorpoListaMarcada: Shape<CorpoListaMarcada> = closed({
  type: exactly('bulletList'),
  attrs: optional(closed({})),
  content: optional(list(CorpoItem)),
});

export interface CorpoListaNumerada {
  type: 'orderedList';
  attrs?: {
    start?: number;
    /**
     * “1.1” leva os números dos itens em que a lista está.
     */
    type?: '1' | '1.1' | 'a' | 'A' | 'i' | 'I' | null;
    /**
     * Segue a numeração da lista anterior do mesmo nível; `start` acompanha.
     */
    continua?: boolean | null;
  };
  content?: CorpoItem[];
}
export const CorpoListaNumerada: Shape<CorpoListaNumerada> = closed({
  type: exactly('orderedList'),
  attrs: optional(
    closed({
      start: optional(integer({ minimum: 0, maximum: 99999 })),
      type: optional(
        oneOf(['1', '1.1', 'a', 'A', 'i', 'I', null], {
          description: '“1.1” leva os números dos itens em que a lista está.',
        }),
      ),
      continua: optional(
        orNull(
          flag({ description: 'Segue a numeração da lista anterior do mesmo nível; `start` acompanha.' }),
        ),
      ),
    }),
  ),
  content: optional(list(CorpoItem)),
});

export interface CorpoCitacao {
  type: 'blockquote';
  attrs?: Record<never, never>;
  content?: CorpoBloco[];
}
export const CorpoCitacao: Shape<CorpoCitacao> = closed({
  type: exactly('blockquote'),
  attrs: optional(closed({})),
  content: optional(list(later((): Shape<CorpoBloco> => CorpoBloco))),
});

export type CorpoLinha = Static<typeof CorpoLinha>;
export const CorpoLinha = closed({ type: exactly('horizontalRule'), attrs: optional(closed({})) });

export interface CorpoCelula {
  type: 'tableCell';
  attrs?: {
    colspan?: number;
    rowspan?: number;
    colwidth?: (number | null)[] | null;
    align?: 'left' | 'center' | 'right' | 'justify' | null;
  };
  content?: CorpoBloco[];
}
export const CorpoCelula: Shape<CorpoCelula> = closed({
  type: exactly('tableCell'),
  attrs: optional(
    closed({
      colspan: optional(positive({ maximum: 40 })),
      rowspan: optional(positive({ maximum: 500 })),
      colwidth: optional(orNull(list(orNull(decimal())))),
      align: optional(oneOf(['left', 'center', 'right', 'justify', null])),
    }),
  ),
  content: optional(list(later((): Shape<CorpoBloco> => CorpoBloco))),
});

export interface CorpoCelulaTitulo {
  type: 'tableHeader';
  attrs?: {
    colspan?: number;
    rowspan?: number;
    colwidth?: (number | null)[] | null;
    align?: 'left' | 'center' | 'right' | 'justify' | null;
  };
  content?: CorpoBloco[];
}
export const CorpoCelulaTitulo: Shape<CorpoCelulaTitulo> = closed({
  type: exactly('tableHeader'),
  attrs: optional(
    closed({
      colspan: optional(positive({ maximum: 40 })),
      rowspan: optional(positive({ maximum: 500 })),
      colwidth: optional(orNull(list(orNull(decimal())))),
      align: optional(oneOf(['left', 'center', 'right', 'justify', null])),
    }),
  ),
  content: optional(list(later((): Shape<CorpoBloco> => CorpoBloco))),
});

export interface CorpoLinhaTabela {
  type: 'tableRow';
  attrs?: Record<never, never>;
  content?: (CorpoCelula | CorpoCelulaTitulo)[];
}
export const CorpoLinhaTabela: Shape<CorpoLinhaTabela> = closed({
  type: exactly('tableRow'),
  attrs: optional(closed({})),
  content: optional(list(anyOf([CorpoCelula, CorpoCelulaTitulo]))),
});

export interface CorpoTabela {
  type: 'table';
  attrs?: {
    /**
     * Por onde uma referência do mesmo documento o acha.
     */
    ancora?: string | null;
    /**
     * O que se lê depois de “Tabela 1” ou “Figura 1”.
     */
    legenda?: string | null;
  };
  content?: CorpoLinhaTabela[];
}
export const CorpoTabela: Shape<CorpoTabela> = closed({
  type: exactly('table'),
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
      legenda: optional(
        orNull(text({ description: 'O que se lê depois de “Tabela 1” ou “Figura 1”.', maxLength: 500 })),
      ),
    }),
  ),
  content: optional(list(CorpoLinhaTabela)),
});

export type CorpoImagem = Static<typeof CorpoImagem>;
export const CorpoImagem = closed({
  type: exactly('image'),
  attrs: closed({
    arquivo: text({ maxLength: 100 }),
    alt: optional(orNull(text({ maxLength: 1000 }))),
    decorativa: optional(orNull(flag())),
    width: optional(
      orNull(
        integer({ description: 'Largura em porcentagem da largura do texto.', minimum: 5, maximum: 100 }),
      ),
    ),
    textAlign: optional(oneOf(['left', 'center', 'right', null])),
    ancora: optional(
      orNull(
        text({
          description: 'Por onde uma referência do mesmo documento o acha.',
          pattern: '^[a-z0-9]{6,20}$',
        }),
      ),
    ),
    legenda: optional(
      orNull(text({ description: 'O que se lê depois de “Tabela 1” ou “Figura 1”.', maxLength: 500 })),
    ),
  }),
});

export type CorpoAssinatura = Static<typeof CorpoAssinatura>;
export const CorpoAssinatura = closed(
  { type: exactly('assinatura'), attrs: closed({ chave: text({ pattern: '^[a-z][a-z0-9_]{0,59}$' }) }) },
  { description: 'Lugar de uma assinatura.' },
);

export type CorpoQuebraPagina = Static<typeof CorpoQuebraPagina>;
export const CorpoQuebraPagina = closed({ type: exactly('pageBreak'), attrs: optional(closed({})) });

export type CorpoBloco =
  | CorpoParagrafo
  | CorpoTitulo
  | CorpoListaMarcada
  | CorpoListaNumerada
  | CorpoCitacao
  | CorpoLinha
  | CorpoTabela
  | CorpoImagem
  | CorpoAssinatura
  | CorpoQuebraPagina;
export const CorpoBloco: Shape<CorpoBloco> = anyOf([
  CorpoParagrafo,
  CorpoTitulo,
  CorpoListaMarcada,
  CorpoListaNumerada,
  CorpoCitacao,
  CorpoLinha,
  CorpoTabela,
  CorpoImagem,
  CorpoAssinatura,
  CorpoQuebraPagina,
]);

export type CorpoFixo = Static<typeof CorpoFixo>;
export const CorpoFixo = closed(
  {
    type: exactly('fixo'),
    attrs: closed({ area: oneOf(['cabecalho', 'corpo', 'rodape']) }),
    content: optional(list(CorpoBloco)),
  },
  { description: 'Trecho que o modelo fixa e o editor não altera.' },
);

export type CorpoDoc = Static<typeof CorpoDoc>;
export const CorpoDoc = closed(
  { type: exactly('doc'), content: list(anyOf([CorpoFixo, CorpoBloco])) },
  { description: 'Corpo de um documento: o JSON do editor, na forma em que é guardado e impresso.' },
);
