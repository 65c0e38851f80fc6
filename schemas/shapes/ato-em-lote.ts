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
import { CaixaQuery } from './caixa.ts';

export type AtoEmLotePedido = Static<typeof AtoEmLotePedido>;
export const AtoEmLotePedido = closed(
  {
    ato: text({ maxLength: 60 }),
    ids: optional(
      list(positive({ maximum: 9007199254740991 }), {
        title: 'Itens',
        minItems: 1,
        maxItems: 10000,
        uniqueItems: true,
      }),
    ),
    caixa: optional(CaixaQuery),
    motivo: optional(text({ title: 'Motivo', maxLength: 1000 })),
    unidadeId: optional(
      positive({ title: 'Arquivo', description: 'A que arquivo vai, nos atos que enviam a um.' }),
    ),
    usuarioId: optional(
      positive({ title: 'Pessoa', description: 'A quem se dá, nos atos que dão a alguém.' }),
    ),
  },
  {
    description:
      'O ato e em que conteúdos: os escolhidos, ou todos os de um filtro da caixa, como ele é agora.',
  },
);

export type SituacaoAtoEmLote = Static<typeof SituacaoAtoEmLote>;
export const SituacaoAtoEmLote = oneOf(['EM_ANDAMENTO', 'CONCLUIDO', 'CANCELADO']);

export type SituacaoItemEmLote = Static<typeof SituacaoItemEmLote>;
export const SituacaoItemEmLote = oneOf(['PENDENTE', 'FEITO', 'RECUSADO', 'CANCELADO']);

export type ItemEmLote = Static<typeof ItemEmLote>;
export const ItemEmLote = closed({
  id: positive(),
  situacao: SituacaoItemEmLote,
  rotulo: optional(text({ description: 'Como se chama, se ainda está ao alcance de quem lê.' })),
  codigo: optional(text()),
  mensagem: optional(text()),
  tipo: optional(integer({ description: 'A espécie do conteúdo, se está ao alcance de quem lê.' })),
});

export type AtoEmLote = Static<typeof AtoEmLote>;
export const AtoEmLote = closed({
  id: positive(),
  ato: text(),
  motivo: optional(text()),
  situacao: SituacaoAtoEmLote,
  total: integer({ minimum: 0 }),
  feitos: integer({ minimum: 0 }),
  recusados: integer({ minimum: 0 }),
  cancelados: integer({ minimum: 0 }),
  pendentes: integer({ minimum: 0 }),
  criadoEm: instant(),
  terminadoEm: optional(instant()),
  desfaz: flag({ description: 'O que foi feito ainda se desfaz por este lote.' }),
  desfazLoteId: optional(positive()),
  desfeitoPorLoteId: optional(positive()),
  itens: optional(list(ItemEmLote, { description: 'O resultado de cada um, quando se fez na hora.' })),
});

export type ItensEmLoteQuery = Static<typeof ItensEmLoteQuery>;
export const ItensEmLoteQuery = closed({
  situacao: optional(SituacaoItemEmLote),
  start: optional(positive()),
  pageSize: optional(positive({ maximum: 100 })),
});

export type LotesQuery = Static<typeof LotesQuery>;
export const LotesQuery = closed({
  start: optional(positive()),
  pageSize: optional(positive({ maximum: 100 })),
});
