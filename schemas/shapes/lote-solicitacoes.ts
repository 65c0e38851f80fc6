import { mostItems } from '#schemas/lote.ts';
import { ConteudoAberto, Pessoa, ResultadoItem, Rotulo } from './conteudo.ts';
import { DesfechoExterno, FaseExterna } from './fase-externa.ts';
import {
  closed,
  day,
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

const Ids = list(positive(), { title: 'Pedidos', minItems: 1, maxItems: mostItems, uniqueItems: true });
const assunto = text({ title: 'Assunto', minLength: 1, maxLength: 500 });
const observacoes = text({ title: 'Observações', maxLength: 2000 });

export type AtoDoLote = Static<typeof AtoDoLote>;
export const AtoDoLote = oneOf([
  'conferirSolicitacao',
  'devolverSolicitacao',
  'pedirAssinatura',
  'autuarSolicitacao',
  'encerrarSolicitacao',
]);

export type LoteSolicitacoesItem = Static<typeof LoteSolicitacoesItem>;
export const LoteSolicitacoesItem = closed({
  id: positive({ description: 'O pedido.' }),
  numero: text(),
  nome: text({ description: 'De quem é.' }),
  situacao: FaseExterna,
  enviadaEm: instant(),
  prazo: optional(day({ description: 'Até quando quem pediu responde.' })),
  vencida: optional(flag({ description: 'Um dos prazos passou.' })),
  respostaAte: optional(day({ description: 'Até quando o órgão responde.' })),
  desfecho: optional(DesfechoExterno),
  autuado: optional(
    closed(
      { id: positive(), numero: text(), tipo: integer() },
      { description: 'O que se abriu do pedido, a quem o vê.' },
    ),
  ),
  unidade: text({ description: 'A sigla da unidade que o tem.' }),
  atos: list(AtoDoLote, { description: 'Os que a fase dele permite.' }),
  em: instant(),
  quem: text(),
  saiu: optional(
    closed(
      { em: instant(), quem: text(), motivo: optional(text()) },
      { description: 'Não está mais no lote.' },
    ),
  ),
});

export type LoteSolicitacoes = Static<typeof LoteSolicitacoes>;
export const LoteSolicitacoes = closed(
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
    servico: Rotulo,
    processo: optional(
      closed({ id: positive(), numero: text() }, { description: 'O que se abriu de todos, a quem o vê.' }),
    ),
    itens: list(LoteSolicitacoesItem, { description: 'Os que alcança quem lê, na ordem em que entraram.' }),
  },
  { description: 'Um lote de solicitações: pedidos de um serviço que se tratam juntos.' },
);

export type LoteSolicitacoesNovo = Static<typeof LoteSolicitacoesNovo>;
export const LoteSolicitacoesNovo = closed({ assunto, observacoes: optional(observacoes), conteudoIds: Ids });

export type LoteSolicitacoesFeito = Static<typeof LoteSolicitacoesFeito>;
export const LoteSolicitacoesFeito = closed({
  id: positive(),
  numero: text(),
  resultados: list(ResultadoItem, { description: 'De cada um que se quis incluir.' }),
});

export type LoteSolicitacoesSalvar = Static<typeof LoteSolicitacoesSalvar>;
export const LoteSolicitacoesSalvar = closed({
  versao: positive({ maximum: 2147483647 }),
  assunto,
  observacoes: optional(observacoes),
});

export type LoteSolicitacoesIncluir = Static<typeof LoteSolicitacoesIncluir>;
export const LoteSolicitacoesIncluir = closed({
  conteudoIds: optional(Ids),
  codigos: optional(
    list(text({ minLength: 1, maxLength: 300 }), {
      title: 'Números',
      description: 'Números de pedidos.',
      minItems: 1,
      maxItems: mostItems,
    }),
  ),
});

export type LoteSolicitacoesRetirar = Static<typeof LoteSolicitacoesRetirar>;
export const LoteSolicitacoesRetirar = closed({
  conteudoIds: Ids,
  motivo: optional(text({ title: 'Motivo', maxLength: 1000 })),
});

export type LoteSolicitacoesAgir = Static<typeof LoteSolicitacoesAgir>;
export const LoteSolicitacoesAgir = closed({
  ato: AtoDoLote,
  itens: optional(
    list(
      closed({
        id: positive(),
        motivo: optional(
          text({ title: 'Motivo deste', description: 'O que se diz só a este.', maxLength: 4000 }),
        ),
      }),
      { title: 'Pedidos', minItems: 1, maxItems: mostItems },
    ),
  ),
  motivo: optional(text({ title: 'Texto comum', description: 'O que se diz a todos.', maxLength: 4000 })),
  dias: optional(positive({ title: 'Prazo em dias', maximum: 365 })),
  desfecho: optional(DesfechoExterno),
  assunto: optional(text({ title: 'Assunto', maxLength: 500 })),
  emUm: optional(
    flag({ title: 'Um só para todos', description: 'Um processo só para todos; sem isso, um para cada.' }),
  ),
});

/** What an act over the requests of a lot says, as the batch keeps it. */
export interface DadosDoAto {
  readonly dias?: number;
  readonly desfecho?: DesfechoExterno;
  readonly assunto?: string;
  /** The lot whose one process takes them all. */
  readonly emUmDoLote?: number;
}
