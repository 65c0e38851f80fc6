import {
  annotated,
  closed,
  flag,
  instant,
  list,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';

export type CorMarcador = Static<typeof CorMarcador>;
export const CorMarcador = oneOf(['azul', 'verde', 'ambar', 'rubro', 'anil', 'pedra']);

export type AlcanceMarcador = Static<typeof AlcanceMarcador>;
export const AlcanceMarcador = oneOf(['PESSOAL', 'UNIDADE'], {
  description: 'Só da pessoa, ou de quem é da unidade e vê o conteúdo.',
});

export type Marcador = Static<typeof Marcador>;
export const Marcador = closed({
  alcance: AlcanceMarcador,
  cor: CorMarcador,
  texto: text(),
  nota: optional(text()),
  autor: text({ description: 'Quem o escreveu assim por último.' }),
  em: instant(),
});

export type IdsMarcados = Static<typeof IdsMarcados>;
export const IdsMarcados = list(positive(), { minItems: 1, maxItems: 100 });

export type MarcadorPedido = Static<typeof MarcadorPedido>;
export const MarcadorPedido = closed({
  ids: IdsMarcados,
  alcance: AlcanceMarcador,
  cor: annotated(CorMarcador, { title: 'Cor' }),
  texto: text({ title: 'Texto do marcador', minLength: 1, maxLength: 30, pattern: '\\S' }),
  nota: optional(text({ title: 'Nota', maxLength: 500 })),
});

export type MarcadorRetirado = Static<typeof MarcadorRetirado>;
export const MarcadorRetirado = closed({ ids: IdsMarcados, alcance: AlcanceMarcador });

export type MarcarPedido = Static<typeof MarcarPedido>;
export const MarcarPedido = closed(
  {
    ids: IdsMarcados,
    lido: optional(flag()),
    favorito: optional(flag()),
    consultado: optional(
      oneOf([true], { description: 'A pessoa abriu a página deles agora.', type: 'boolean' }),
    ),
  },
  { minProperties: 2 },
);
