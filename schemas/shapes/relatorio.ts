import {
  annotated,
  closed,
  day,
  decimal,
  flag,
  integer,
  list,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';

export type NomeRelatorio = Static<typeof NomeRelatorio>;
export const NomeRelatorio = oneOf([
  'tipo',
  'unidade',
  'estado',
  'mes',
  'permanencia',
  'prazos',
  'assinaturas',
  'produtividade',
]);

export type FormatoRelatorio = Static<typeof FormatoRelatorio>;
export const FormatoRelatorio = oneOf(['csv', 'xlsx', 'pdf']);

export type RelatorioQuery = Static<typeof RelatorioQuery>;
export const RelatorioQuery = closed({
  nome: annotated(NomeRelatorio, { title: 'Relatório' }),
  inicio: optional(day({ title: 'Primeiro dia' })),
  fim: optional(day({ title: 'Último dia' })),
  unidade: optional(positive({ title: 'Unidade de origem', maximum: 2147483647 })),
});

export type RelatorioExportarQuery = Static<typeof RelatorioExportarQuery>;
export const RelatorioExportarQuery = closed({
  nome: annotated(NomeRelatorio, { title: 'Relatório' }),
  inicio: optional(day({ title: 'Primeiro dia' })),
  fim: optional(day({ title: 'Último dia' })),
  unidade: optional(positive({ title: 'Unidade de origem', maximum: 2147483647 })),
  formato: optional(annotated(FormatoRelatorio, { title: 'Formato' })),
});

export type LinhaRelatorio = Static<typeof LinhaRelatorio>;
export const LinhaRelatorio = closed({
  chave: text(),
  rotulo: text(),
  valores: list(decimal(), {
    description: 'Um para cada medida do relatório (schemas/relatorios.ts), na ordem delas.',
  }),
  gargalo: optional(flag({ description: 'Demora bem mais ali do que no geral.' })),
});

export type Relatorio = Static<typeof Relatorio>;
export const Relatorio = closed(
  {
    nome: NomeRelatorio,
    inicio: day(),
    fim: day(),
    linhas: list(LinhaRelatorio),
    lidos: integer({ description: 'De quantos conteúdos são os números.' }),
    todos: flag({ description: 'Se são todos os do período; senão, só os mais novos.' }),
  },
  { description: 'Um relatório sobre os conteúdos que a pessoa vê, criados em um período.' },
);
