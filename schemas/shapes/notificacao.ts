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

export type Notificacao = Static<typeof Notificacao>;
export const Notificacao = closed({
  id: positive(),
  usuario: positive(),
  assunto: text(),
  conteudo: optional(text()),
  tipo: oneOf(['TRAMITE', 'ASSINATURA', 'PRAZO', 'VENCIDO', 'BLOQUEADO', 'CONHECIMENTO', 'SISTEMA']),
  lida: flag(),
  momento: instant(),
  conteudoId: optional(positive()),
  rota: optional(text()),
  vezes: optional(
    positive({ description: 'Quantas vezes se pediu o mesmo, quando mais de uma: esta é a última.' }),
  ),
});

export type NotificacaoQuantidade = Static<typeof NotificacaoQuantidade>;
export const NotificacaoQuantidade = closed({ quantidade: integer() });

export type AvisosAoVivo = Static<typeof AvisosAoVivo>;
export const AvisosAoVivo = closed({ quantidade: integer(), novas: list(Notificacao) });

export type PaginaQuery = Static<typeof PaginaQuery>;
export const PaginaQuery = closed({
  start: optional(positive()),
  pageSize: optional(positive({ maximum: 100 })),
  sort: optional(list(text({ maxLength: 100 }), { maxItems: 5 })),
});

export type NotificacoesQuery = Static<typeof NotificacoesQuery>;
export const NotificacoesQuery = closed({
  start: optional(positive()),
  pageSize: optional(positive({ maximum: 100 })),
  naoLidas: optional(flag({ description: 'Só as que ainda não foram lidas.' })),
});

export type NotificacoesLidas = Static<typeof NotificacoesLidas>;
export const NotificacoesLidas = closed({
  ate: positive({
    title: 'Até a notificação',
    description: 'A mais nova que se viu: o que chegou depois continua por ler.',
  }),
});

export type NotificacoesApagar = Static<typeof NotificacoesApagar>;
export const NotificacoesApagar = closed({ ids: optional(list(positive(), { maxItems: 1000 })) });
