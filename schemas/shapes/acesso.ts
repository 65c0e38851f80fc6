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

export type QuemVeItem = Static<typeof QuemVeItem>;
export const QuemVeItem = closed({
  especie: oneOf(['ORGANIZACAO', 'UNIDADE', 'GRUPO', 'PESSOA']),
  nome: text(),
  motivo: text({ description: 'Por que vê, em uma frase.' }),
  pessoas: integer({ description: 'Quantas pessoas ativas veem por esta razão.', minimum: 0 }),
  foraDoGrau: integer({
    description: 'Quantas teriam esta razão e não veem, por causa do grau de sigilo.',
    minimum: 0,
  }),
  usuarioId: optional(positive()),
  desde: optional(instant()),
  por: optional(text({ description: 'Quem deu o acesso.' })),
  credencial: optional(
    flag({
      description: 'O acesso foi dado por credencial, trâmite ou cópia, e quem pergunta pode retirá-lo.',
    }),
  ),
});

export type QuemVe = Static<typeof QuemVe>;
export const QuemVe = closed({
  nivelAcesso: oneOf(['PUBLICO', 'RESTRITO', 'SIGILOSO']),
  sigilo: integer({ minimum: 0, maximum: 4 }),
  hipoteseLegal: optional(text()),
  itens: list(QuemVeItem),
  podeCredenciar: flag(),
});

export type CredencialPedido = Static<typeof CredencialPedido>;
export const CredencialPedido = closed({ usuarioId: positive({ title: 'Pessoa' }) });
