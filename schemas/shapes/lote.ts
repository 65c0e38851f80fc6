import { mostItems } from '#schemas/lote.ts';
import { ConteudoAberto, Pessoa, ResultadoItem, Rotulo } from './conteudo.ts';
import {
  closed,
  flag,
  instant,
  integer,
  list,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';

const Ids = (words: { readonly description: string; readonly minItems: number }) =>
  list(positive(), { title: 'Itens', ...words, maxItems: mostItems, uniqueItems: true });

export type LoteCitado = Static<typeof LoteCitado>;
export const LoteCitado = closed({ id: positive(), numero: text() });

export type LoteItem = Static<typeof LoteItem>;
export const LoteItem = closed({
  id: positive({ description: 'O conteúdo.' }),
  tipo: integer(),
  rotulo: text({ description: 'O número ou, do que ainda não o tem, o tipo.' }),
  assunto: text(),
  situacao: oneOf(['INCLUIDO', 'FICOU', 'RETIRADO', 'RECEBIDO', 'RECUSADO'], {
    description:
      'Anda com o lote; ficou, porque não podia ir; foi retirado; foi recebido ou recusado quando o lote se abriu.',
  }),
  motivo: optional(text({ description: 'Por que ficou, ou foi recusado.' })),
  em: instant(),
  quem: text(),
  daqui: optional(
    flag({ description: 'Entrou depois que o lote chegou: não veio de outra unidade, e não se recusa.' }),
  ),
});

export type Lote = Static<typeof Lote>;
export const Lote = closed(
  {
    ...ConteudoAberto.properties,
    autor: Pessoa,
    criadoEm: instant(),
    alteradoEm: instant(),
    interessados: list(Rotulo),
    assuntoClasse: optional(Rotulo),
    anexos: integer({ minimum: 0 }),
    comentarios: integer({ minimum: 0 }),
    observacoes: optional(text()),
    itens: list(LoteItem, { description: 'Os que alcança quem lê, na ordem em que entraram.' }),
    remetente: optional(
      text({ description: 'A unidade de onde veio; sem ela, ainda não foi recebido de ninguém.' }),
    ),
    devolve: optional(LoteCitado),
    devolucoes: list(LoteCitado),
  },
  { description: 'Um lote: conteúdos de qualquer espécie que andam juntos.' },
);

export type LoteNovo = Static<typeof LoteNovo>;
export const LoteNovo = closed({
  assunto: text({ title: 'Assunto', minLength: 1, maxLength: 500 }),
  observacoes: optional(text({ title: 'Observações', maxLength: 2000 })),
  conteudoIds: Ids({ description: 'O que entra logo.', minItems: 0 }),
});

export type LoteFeito = Static<typeof LoteFeito>;
export const LoteFeito = closed({
  id: positive(),
  numero: text(),
  resultados: list(ResultadoItem, { description: 'De cada um que se quis incluir.' }),
});

export type LoteSalvar = Static<typeof LoteSalvar>;
export const LoteSalvar = closed({
  versao: positive({ maximum: 2147483647 }),
  assunto: text({ title: 'Assunto', minLength: 1, maxLength: 500 }),
  observacoes: optional(text({ title: 'Observações', maxLength: 2000 })),
});

export type LoteIncluir = Static<typeof LoteIncluir>;
export const LoteIncluir = closed({
  conteudoIds: optional(Ids({ description: 'O que entra.', minItems: 1 })),
  codigos: optional(
    list(text({ minLength: 1, maxLength: 300 }), {
      title: 'Etiquetas',
      description: 'O que se leu de etiquetas, ou se escreveu: números de conteúdos.',
      minItems: 1,
      maxItems: mostItems,
    }),
  ),
});

export type LoteRetirar = Static<typeof LoteRetirar>;
export const LoteRetirar = closed({ conteudoIds: Ids({ description: 'O que sai.', minItems: 1 }) });

export type LoteAbrir = Static<typeof LoteAbrir>;
export const LoteAbrir = closed({
  versao: positive({ maximum: 2147483647 }),
  recusados: list(
    closed({ conteudoId: positive(), motivo: text({ title: 'Motivo', minLength: 1, maxLength: 1000 }) }),
    {
      title: 'Recusados',
      description: 'Os que voltam a quem enviou, em um lote de devolução.',
      maxItems: mostItems,
    },
  ),
});

export type LoteAberto = Static<typeof LoteAberto>;
export const LoteAberto = closed({
  lote: Lote,
  devolucao: optional(LoteCitado),
  ficaram: list(ResultadoItem, { description: 'Recusados que não puderam voltar agora: seguem na unidade.' }),
});
