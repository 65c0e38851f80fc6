import type { CampoOrdem } from '#schemas/ordens-caixa.ts';
import { text } from '#src/i18n/text.ts';
import type { Tab } from './tabs.ts';

/** Columns that the inbox can show as a table. */
export const columnNames = [
  'numero',
  'assunto',
  'tipo',
  'interessado',
  'de',
  'quemEnviou',
  'para',
  'desde',
  'prazo',
  'prioridade',
  'estado',
  'sigilo',
  'acesso',
  'comQuem',
  'marcador',
  'assinaturas',
  'retorno',
] as const;
export type ColumnName = (typeof columnNames)[number];

/** A column that a person chose, with its width in rem where they changed it. */
export interface ChosenColumn {
  readonly nome: ColumnName;
  readonly largura?: number;
}

/** Width of each, in rem, until the person changes it. */
const widths: Readonly<Record<ColumnName, number>> = {
  numero: 12,
  assunto: 12,
  tipo: 9,
  interessado: 12,
  de: 6.5,
  quemEnviou: 11,
  para: 6.5,
  desde: 7.5,
  prazo: 10.5,
  prioridade: 7,
  estado: 9,
  sigilo: 9,
  acesso: 8,
  comQuem: 11,
  marcador: 10,
  assinaturas: 9,
  retorno: 9,
};
const narrowest = 5;
const widest = 60;
/** What the boxes at the left and the menu at the right take. */
export const marginColumns = 6;

/** By what the heading of a column orders. */
export const orderOfColumn: Readonly<Partial<Record<ColumnName, CampoOrdem>>> = {
  assunto: 'assunto',
  desde: 'desde',
  prazo: 'prazo',
  prioridade: 'prioridade',
};

/** What a tab shows until the person chooses: what was sent says to whom, what came says from whom. */
export const standardColumns = (
  { sent, tramite }: Pick<Tab, 'sent' | 'tramite'>,
  roomy: boolean,
): readonly ChosenColumn[] => {
  const whole = ['numero', 'assunto', 'tipo', sent ? 'para' : 'de', 'desde', 'prazo'] as const;
  // where the window is narrow the kind is in the number
  const names = roomy ? whole : whole.filter((nome) => nome !== 'tipo');
  return [...names, tramite ? ('prioridade' as const) : ('estado' as const)].map((nome) => ({ nome }));
};

/** What was kept, without what this version does not know, each once; nothing where nothing of it is known. */
export const knownColumns = (
  kept: readonly ChosenColumn[] | undefined,
): readonly ChosenColumn[] | undefined => {
  const known = (Array.isArray(kept) ? (kept as readonly ChosenColumn[]) : []).filter(
    ({ nome }, at, all) => columnNames.includes(nome) && all.findIndex((other) => other.nome === nome) === at,
  );
  return known.length > 0 ? known : undefined;
};

export const widthOf = ({ nome, largura }: ChosenColumn): number => clampWidth(largura ?? widths[nome]);

export const clampWidth = (rem: number): number =>
  Math.min(widest, Math.max(narrowest, Math.round(rem * 4) / 4));

/** Width that a table of these columns needs, in rem. */
export const tableWidth = (columns: readonly ChosenColumn[]): number =>
  columns.reduce((sum, column) => sum + widthOf(column), marginColumns);

export const columnTitle = (name: ColumnName): string => text(`exibicaoCaixa.colunas.${name}`);

/** Puts a column in the place of another. */
export const placedAt = (
  columns: readonly ChosenColumn[],
  name: ColumnName,
  target: ColumnName,
): readonly ChosenColumn[] => {
  const taken = columns.find(({ nome }) => nome === name);
  const to = columns.findIndex(({ nome }) => nome === target);
  if (!taken || to < 0 || name === target) return columns;
  const others = columns.filter((column) => column !== taken);
  return [...others.slice(0, to), taken, ...others.slice(to)];
};
