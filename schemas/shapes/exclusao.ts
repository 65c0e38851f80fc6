import {
  closed,
  instant,
  integer,
  list,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { Acao, Pessoa, UnidadeResumo } from './conteudo.ts';

export type SituacaoExclusao = Static<typeof SituacaoExclusao>;
export const SituacaoExclusao = oneOf(['PENDENTE', 'CONFIRMADA', 'RECUSADA', 'RETIRADA']);

export type SolicitacaoExclusao = Static<typeof SolicitacaoExclusao>;
export const SolicitacaoExclusao = closed({
  id: positive(),
  conteudoId: positive(),
  tipo: integer(),
  situacao: SituacaoExclusao,
  motivo: text(),
  pedidaPor: Pessoa,
  pedidaEm: instant(),
  chefiaPor: optional(Pessoa),
  gestaoPor: optional(Pessoa),
  decididaPor: optional(Pessoa),
  decididaEm: optional(instant()),
  justificativa: optional(text()),
  conteudo: optional(
    closed(
      {
        numero: optional(text()),
        assunto: text(),
        versao: integer(),
        detentor: UnidadeResumo,
        autor: text(),
        concluidoEm: optional(instant()),
      },
      { description: 'O conteúdo, se está ao alcance de quem lê.' },
    ),
  ),
  acoes: list(Acao, { description: 'O que quem lê pode decidir, e por que não.' }),
});
