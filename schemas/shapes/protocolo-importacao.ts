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
import { ProtocoloNovo } from './protocolo.ts';

export type ImportacaoProtocoloPedido = Static<typeof ImportacaoProtocoloPedido>;
export const ImportacaoProtocoloPedido = closed({
  itens: list(ProtocoloNovo, { minItems: 1, maxItems: 500 }),
});

export type ItemImportado = Static<typeof ItemImportado>;
export const ItemImportado = closed({
  ordem: integer({ minimum: 0 }),
  situacao: oneOf(['ESPERA', 'FEITO', 'RECUSADO', 'DESFEITO']),
  assunto: text(),
  arquivo: optional(text({ description: 'O nome do arquivo que chegou, enquanto está guardado.' })),
  mensagem: optional(text({ description: 'Por que não foi registrado.' })),
  protocoloId: optional(positive()),
  numero: optional(text()),
  desfazivel: optional(flag({ description: 'Ninguém mexeu nele desde que foi registrado.' })),
});

export type ImportacaoProtocolo = Static<typeof ImportacaoProtocolo>;
export const ImportacaoProtocolo = closed({
  id: positive(),
  situacao: oneOf(['EM_ANDAMENTO', 'CONCLUIDA']),
  criadaEm: instant(),
  terminadaEm: optional(instant()),
  itens: list(ItemImportado),
});

export type ImportacaoResumo = Static<typeof ImportacaoResumo>;
export const ImportacaoResumo = closed({
  id: positive(),
  situacao: oneOf(['EM_ANDAMENTO', 'CONCLUIDA']),
  criadaEm: instant(),
  total: integer({ minimum: 0 }),
  feitos: integer({ minimum: 0 }),
  recusados: integer({ minimum: 0 }),
});
