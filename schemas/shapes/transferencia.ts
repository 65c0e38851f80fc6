import { closed, flag, list, oneOf, optional, positive, type Static, text } from './vocabulary.ts';
import { ItemCaixa } from './caixa.ts';

export type UnidadeTransferencia = Static<typeof UnidadeTransferencia>;
export const UnidadeTransferencia = closed({ id: positive(), sigla: text(), nome: text(), ativo: flag() });

export type ConteudosTransferiveisQuery = Static<typeof ConteudosTransferiveisQuery>;
export const ConteudosTransferiveisQuery = closed({
  deUnidadeId: positive({ title: 'De' }),
  q: optional(text({ maxLength: 200 })),
  fase: optional(oneOf([0, 1])),
  estado: optional(oneOf([0, 1, 8])),
  tipoDocumentoId: optional(positive()),
  start: optional(positive({ maximum: 10000 })),
  pageSize: optional(positive({ maximum: 100 })),
});

export type ConteudoTransferivel = Static<typeof ConteudoTransferivel>;
export const ConteudoTransferivel = closed({
  item: ItemCaixa,
  permitido: flag(),
  motivo: optional(text({ description: 'Por que não pode ser transferido agora.' })),
});

export type TransferenciaPedido = Static<typeof TransferenciaPedido>;
export const TransferenciaPedido = closed({
  deUnidadeId: positive({ title: 'De' }),
  paraUnidadeId: positive({ title: 'Para' }),
  motivo: optional(text({ title: 'Motivo', maxLength: 1000 })),
  ids: optional(
    list(positive(), {
      title: 'Conteúdos',
      description: 'Só estes; sem eles, tudo o que o filtro tem.',
      minItems: 1,
      maxItems: 10000,
      uniqueItems: true,
    }),
  ),
  q: optional(text({ maxLength: 200 })),
  fase: optional(oneOf([0, 1])),
  estado: optional(oneOf([0, 1, 8])),
  tipoDocumentoId: optional(positive()),
});
