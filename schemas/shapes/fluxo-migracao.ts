import {
  closed,
  dictionary,
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

export type FluxoMigracaoPedido = Static<typeof FluxoMigracaoPedido>;
export const FluxoMigracaoPedido = closed({
  de: positive({ title: 'Da versão' }),
  para: positive({ title: 'Para a versão' }),
  mapa: optional(
    dictionary(text({ maxLength: 200 }), {
      title: 'Para onde vai o que a versão não tem',
      maxProperties: 200,
    }),
  ),
  instanciaId: optional(positive({ title: 'Só este' })),
});

export type FluxoMigracaoPrevia = Static<typeof FluxoMigracaoPrevia>;
export const FluxoMigracaoPrevia = closed({
  total: integer(),
  passam: integer(),
  faltam: list(closed({ id: text(), nome: text(), quantas: integer() })),
  bloqueios: list(closed({ mensagem: text(), quantas: integer() })),
  avisos: list(closed({ mensagem: text(), quantas: integer() })),
  destinos: list(closed({ id: text(), nome: text() })),
});

export type FluxoMigracaoNova = Static<typeof FluxoMigracaoNova>;
export const FluxoMigracaoNova = closed({
  de: positive({ title: 'Versão de origem' }),
  para: positive({ title: 'Versão de destino' }),
  mapa: optional(
    dictionary(text({ maxLength: 200 }), {
      title: 'Para onde vai o que a versão não tem',
      maxProperties: 200,
    }),
  ),
  motivo: text({ title: 'Justificativa', minLength: 1, maxLength: 1000 }),
});

export type FluxoMigracaoPrevista = Static<typeof FluxoMigracaoPrevista>;
export const FluxoMigracaoPrevista = closed({
  instanciaId: integer(),
  passa: flag(),
  motivos: list(text(), { description: 'O que impede, ou o que muda ao passar.' }),
  conteudo: optional(
    closed(
      { id: integer(), tipo: integer(), numero: optional(text()), assunto: text() },
      { description: 'Só do que a pessoa vê.' },
    ),
  ),
});

export type FluxoMigracao = Static<typeof FluxoMigracao>;
export const FluxoMigracao = closed({
  id: integer(),
  de: integer(),
  para: integer(),
  motivo: text(),
  situacao: oneOf(['EM_ANDAMENTO', 'CONCLUIDA', 'CANCELADA']),
  pedidaEm: instant(),
  pedidaPor: text(),
  terminadaEm: optional(instant()),
  total: integer(),
  feitas: integer(),
  recusadas: integer(),
  canceladas: integer(),
});

export type FluxoMigracaoItem = Static<typeof FluxoMigracaoItem>;
export const FluxoMigracaoItem = closed({
  instanciaId: integer(),
  situacao: oneOf(['ESPERA', 'FEITA', 'RECUSADA', 'CANCELADA']),
  mensagem: optional(text()),
  conteudo: optional(
    closed(
      { id: integer(), tipo: integer(), numero: optional(text()), assunto: text() },
      { description: 'Só do que a pessoa vê.' },
    ),
  ),
});
