import type { Relatorio } from './shapes/relatorio.ts';
import type { RelatorioMontado } from './shapes/relatorio-montado.ts';
import { reportKind } from './relatorios.ts';

const whole = new Intl.NumberFormat('pt-BR');
const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const money = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 6 });

/** A value of a measure as it is read: days have a decimal, the rest are counts. */
export const measureText = (nome: Relatorio['nome'], at: number, value: number): string => {
  const { dias, desenha, medidas } = reportKind(nome);
  const inDays = dias === true && (desenha ?? medidas).includes(medidas[at] ?? '');
  return (inDays ? decimal : whole).format(value);
};

/** How the numbers of a built report are written: with decimals as soon as one of them has some. */
export const builtText = ({ linhas }: Pick<RelatorioMontado, 'linhas'>): ((value: number) => string) => {
  const format = linhas.every(({ valores }) => valores.every(Number.isInteger)) ? whole : money;
  return (value) => format.format(value);
};
