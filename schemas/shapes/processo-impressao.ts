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

/** A PDF of all, a file for each piece, or a package for another archive to keep (RFC 8493). */
const formatos = ['PDF', 'ZIP', 'BAGIT'] as const;

export type ImpressaoPedido = Static<typeof ImpressaoPedido>;
export const ImpressaoPedido = closed({
  processoId: positive(),
  formato: oneOf(formatos, { title: 'Formato' }),
  pecas: optional(
    list(positive(), {
      title: 'Peças',
      description: 'Ids do que foi escolhido; sem isto, tudo o que a pessoa alcança.',
      minItems: 1,
      maxItems: 10000,
      uniqueItems: true,
    }),
  ),
});

export type Impressao = Static<typeof Impressao>;
export const Impressao = closed({
  id: integer(),
  processoId: integer(),
  formato: oneOf(formatos),
  situacao: oneOf(['ESPERA', 'FAZENDO', 'PRONTA', 'FALHOU', 'CANCELADA']),
  feitas: integer({ description: 'Passos feitos, de total.' }),
  total: integer(),
  pecas: integer({ description: 'Quantas peças há no arquivo.' }),
  parcial: flag({ description: 'São as escolhidas, e não todas as que a pessoa alcança.' }),
  paginas: optional(integer()),
  tamanho: optional(integer()),
  motivo: optional(text({ description: 'Por que falhou.' })),
  pedidaEm: instant(),
});
