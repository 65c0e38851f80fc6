import {
  annotated,
  closed,
  day,
  flag,
  instant,
  integer,
  list,
  oneOf,
  optional,
  type Static,
  text,
} from './vocabulary.ts';
import { CasoDeUsoPesquisa, FiltroPesquisa } from './filtro-pesquisa.ts';
import { FormatoRelatorio, LinhaRelatorio, Relatorio, RelatorioQuery } from './relatorio.ts';

export type DimensaoRelatorio = Static<typeof DimensaoRelatorio>;
export const DimensaoRelatorio = oneOf([
  'especie',
  'tipo',
  'unidadeOrigem',
  'unidadeDetentora',
  'estado',
  'fase',
  'mes',
  'nivelAcesso',
  'sigilo',
  'prioridade',
]);

export type MedidaRelatorio = Static<typeof MedidaRelatorio>;
export const MedidaRelatorio = oneOf(['quantidade', 'soma']);

export type FormaRelatorio = Static<typeof FormaRelatorio>;
export const FormaRelatorio = oneOf(['barras', 'linha', 'pizza', 'tabela']);

export type PeriodoRelatorio = Static<typeof PeriodoRelatorio>;
export const PeriodoRelatorio = oneOf([
  'mes',
  'mesAnterior',
  '30dias',
  '90dias',
  '12meses',
  'ano',
  'escolhido',
]);

export type DefinicaoRelatorio = Static<typeof DefinicaoRelatorio>;
export const DefinicaoRelatorio = closed(
  {
    linha: annotated(DimensaoRelatorio, { title: 'Agrupar por' }),
    coluna: optional(annotated(DimensaoRelatorio, { title: 'E por' })),
    medida: optional(annotated(MedidaRelatorio, { title: 'Medir', description: 'Sem ela, a quantidade' })),
    campo: optional(
      text({
        title: 'Campo somado',
        description: 'O rótulo de um campo personalizado de número; só com a soma',
        minLength: 1,
        maxLength: 100,
      }),
    ),
    forma: annotated(FormaRelatorio, { title: 'Gráfico' }),
    periodo: annotated(PeriodoRelatorio, { title: 'Criados em' }),
    inicio: optional(day({ title: 'Primeiro dia' })),
    fim: optional(day({ title: 'Último dia' })),
  },
  {
    description:
      'Como se conta o que uma pesquisa acha: por uma ou duas dimensões, no que foi criado em um período, e que gráfico o desenha.',
  },
);

export type RelatorioMontar = Static<typeof RelatorioMontar>;
export const RelatorioMontar = closed(
  { casoDeUso: CasoDeUsoPesquisa, json: FiltroPesquisa, relatorio: DefinicaoRelatorio },
  { description: 'Um relatório a contar: o filtro da pesquisa avançada e como se conta o que ele acha.' },
);

export type RelatorioMontarExportar = Static<typeof RelatorioMontarExportar>;
export const RelatorioMontarExportar = closed({
  casoDeUso: CasoDeUsoPesquisa,
  json: FiltroPesquisa,
  relatorio: DefinicaoRelatorio,
  nome: optional(
    text({ title: 'Nome', description: 'Como o relatório se chama no PDF', minLength: 1, maxLength: 100 }),
  ),
  formato: optional(annotated(FormatoRelatorio, { title: 'Formato' })),
});

export type RelatorioMontado = Static<typeof RelatorioMontado>;
export const RelatorioMontado = closed(
  {
    linha: DimensaoRelatorio,
    coluna: optional(DimensaoRelatorio),
    campo: optional(text({ description: 'O campo que se somou, se não se contou.' })),
    forma: FormaRelatorio,
    inicio: day(),
    fim: day(),
    colunas: list(text(), {
      description: 'Os nomes dos valores de cada linha; um só, sem segunda dimensão.',
    }),
    linhas: list(LinhaRelatorio),
    lidos: integer({ description: 'De quantos conteúdos são os números.' }),
    todos: flag({ description: 'Se são todos os achados; senão, só os mais novos.' }),
  },
  { description: 'O que a pessoa vê do que uma pesquisa acha, contado ou somado.' },
);

export type ContagemPedido = Static<typeof ContagemPedido>;
export const ContagemPedido = closed(
  { relatorio: optional(RelatorioQuery), montado: optional(RelatorioMontar) },
  {
    description: 'Um relatório a contar inteiro, em segundo plano: um do Malote ou um montado.',
    minProperties: 1,
    maxProperties: 1,
  },
);

export type ContagemRelatorio = Static<typeof ContagemRelatorio>;
export const ContagemRelatorio = closed(
  {
    id: integer(),
    situacao: oneOf(['ESPERA', 'FAZENDO', 'PRONTA', 'FALHOU', 'CANCELADA']),
    feitas: integer({ description: 'Passos feitos, de total.' }),
    total: integer(),
    motivo: optional(text({ description: 'Por que falhou.' })),
    pedidaEm: instant(),
    terminadaEm: optional(instant()),
    relatorio: optional(Relatorio),
    montado: optional(RelatorioMontado),
  },
  { description: 'Um relatório que se conta inteiro para quem o pediu, e o resultado enquanto é novo.' },
);

export type ContagemArquivoQuery = Static<typeof ContagemArquivoQuery>;
export const ContagemArquivoQuery = closed({
  formato: optional(annotated(FormatoRelatorio, { title: 'Formato' })),
  nome: optional(
    text({ title: 'Nome', description: 'Como o relatório se chama no PDF', minLength: 1, maxLength: 100 }),
  ),
});
