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

export type InventarioNovo = Static<typeof InventarioNovo>;
export const InventarioNovo = closed({ localId: positive({ title: 'Local' }) });

export type Inventario = Static<typeof Inventario>;
export const Inventario = closed(
  {
    id: positive(),
    localId: positive(),
    local: text({ description: 'O caminho do local, como era quando se abriu.' }),
    abertoEm: instant(),
    abertoPor: text(),
    encerradoEm: optional(instant()),
    encerradoPor: optional(text()),
    observacao: optional(text()),
    esperados: integer(),
    achados: integer(),
    foraDoLugar: integer({ description: 'Os que ainda não se puseram onde foram lidos.' }),
    corrigidos: integer(),
    desconhecidos: integer(),
    faltam: integer(),
    naoVistos: integer({
      description: 'Dos esperados, os que não são do alcance de quem lê; não entram nas outras contas.',
    }),
    pessoas: list(text(), { description: 'Quem já leu alguma coisa.' }),
  },
  { description: 'A conferência do que está em um local, e abaixo dele, contra o que se leu.' },
);

export type SituacaoNoInventario = Static<typeof SituacaoNoInventario>;
export const SituacaoNoInventario = oneOf(['ACHADO', 'FORA_DO_LUGAR', 'CORRIGIDO', 'DESCONHECIDO', 'FALTA'], {
  title: 'Situação',
});

export type ItensDoInventarioQuery = Static<typeof ItensDoInventarioQuery>;
export const ItensDoInventarioQuery = closed({
  situacao: optional(SituacaoNoInventario),
  start: optional(positive()),
  pageSize: optional(positive({ maximum: 100 })),
});

export type ItemDoInventario = Static<typeof ItemDoInventario>;
export const ItemDoInventario = closed({
  situacao: SituacaoNoInventario,
  leituraId: optional(positive()),
  conteudoId: optional(positive()),
  tipo: optional(integer()),
  rotulo: text({ description: 'O número ou, do desconhecido, o código como se leu.' }),
  assunto: optional(text()),
  lidoEm: optional(text({ description: 'O local em que se leu.' })),
  registrado: optional(text({ description: 'O local em que devia estar.' })),
  quem: optional(text()),
  em: optional(instant()),
});

export type LerNoInventario = Static<typeof LerNoInventario>;
export const LerNoInventario = closed({
  codigos: list(text({ minLength: 1, maxLength: 300 }), { title: 'Códigos', minItems: 1, maxItems: 200 }),
  localId: optional(
    positive({ title: 'Local', description: 'O local em que se está lendo; sem ele, o do inventário.' }),
  ),
});

export type LeituraFeita = Static<typeof LeituraFeita>;
export const LeituraFeita = closed({
  codigo: text(),
  resultado: oneOf(['LOCAL', 'LOCAL_DE_FORA', 'ACHADO', 'FORA_DO_LUGAR', 'DESCONHECIDO']),
  rotulo: optional(text()),
  registrado: optional(text()),
  repetido: optional(flag({ description: 'Já se tinha lido ali.' })),
});

export type LeiturasFeitas = Static<typeof LeiturasFeitas>;
export const LeiturasFeitas = closed({
  localId: positive({ description: 'O local em que se passa a ler.' }),
  local: text(),
  leituras: list(LeituraFeita),
  inventario: Inventario,
});

export type EncerrarInventario = Static<typeof EncerrarInventario>;
export const EncerrarInventario = closed({
  observacao: optional(text({ title: 'Observação', maxLength: 1000 })),
});

export type RelatorioDoInventarioQuery = Static<typeof RelatorioDoInventarioQuery>;
export const RelatorioDoInventarioQuery = closed({ formato: optional(oneOf(['pdf', 'csv'])) });
