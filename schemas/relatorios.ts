import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import type {
  DimensaoRelatorio,
  FormaRelatorio,
  MedidaRelatorio,
  PeriodoRelatorio,
} from '#schemas/shapes/relatorio-montado.ts';

type Nome = Relatorio['nome'];

/** What a report measures, and how it is drawn. */
interface ReportKind {
  /** In the order of the values of each line; their names are texts of the area `relatorios`. */
  readonly medidas: readonly string[];
  /** Those that the chart draws, where it does not draw all of them. */
  readonly desenha?: readonly string[];
  /** Bars lie down where their names are long, and stand where they are a sequence in time; several measures in time are lines. */
  readonly forma: 'barras' | 'colunas' | 'linha';
  /** Its lines are the months of the period. */
  readonly porMes?: true;
  /** Of the unit of who asks, for its chief. */
  readonly daChefia?: true;
  /** The measures are parts of one whole. */
  readonly empilha?: true;
  /** The measures are days, with a decimal. */
  readonly dias?: true;
}

const reportKinds = {
  tipo: { medidas: ['quantidade'], forma: 'barras' },
  unidade: { medidas: ['criados', 'comEla'], forma: 'barras' },
  estado: { medidas: ['quantidade'], forma: 'barras' },
  mes: { medidas: ['quantidade'], forma: 'colunas', porMes: true },
  permanencia: {
    medidas: ['mediana', 'p90', 'passagens', 'agora'],
    desenha: ['mediana', 'p90'],
    forma: 'barras',
    dias: true,
  },
  prazos: { medidas: ['cumpridos', 'atrasados', 'correndo'], forma: 'barras', empilha: true },
  assinaturas: { medidas: ['noPrazo', 'vencidas', 'porVir'], forma: 'barras', empilha: true },
  produtividade: {
    medidas: ['criadosAqui', 'concluidos', 'recebidos', 'enviados'],
    forma: 'linha',
    porMes: true,
    daChefia: true,
  },
} as const satisfies Record<Nome, ReportKind>;

/** A report by its name, with what all of them may have. */
export const reportKind = (nome: Nome): ReportKind => reportKinds[nome];

export const reportNames = Object.keys(reportKinds) as readonly Nome[];

/** Days of the longest period: three years. */
export const longestPeriod = 1096;

/** What a report that somebody builds may count by, be drawn as, and be of. */
export const dimensoes = [
  'tipo',
  'especie',
  'unidadeOrigem',
  'unidadeDetentora',
  'estado',
  'fase',
  'mes',
  'nivelAcesso',
  'sigilo',
  'prioridade',
] as const satisfies readonly DimensaoRelatorio[];
export const medidas = ['quantidade', 'soma'] as const satisfies readonly MedidaRelatorio[];
export const formas = ['barras', 'linha', 'pizza', 'tabela'] as const satisfies readonly FormaRelatorio[];
export const periodos = [
  'mes',
  'mesAnterior',
  '30dias',
  '90dias',
  '12meses',
  'ano',
  'escolhido',
] as const satisfies readonly PeriodoRelatorio[];
