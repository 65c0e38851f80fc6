import type { Relatorio } from '#schemas/generated.ts';
import { reportKind } from '#schemas/relatorios.ts';
import type { MessageKey } from '#src/i18n/message-key.ts';
import { text } from '#src/i18n/text.ts';

/** How the measures of a report are called, in their order. */
export const measureNames = (nome: Relatorio['nome']): readonly string[] =>
  reportKind(nome).medidas.map((medida) => text(`relatorios.medidas.${medida}` as MessageKey));

const whole = new Intl.NumberFormat('pt-BR');
const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A value of a measure as it is read: days have a decimal, the rest are counts. */
export const measureText = (nome: Relatorio['nome'], at: number, value: number): string => {
  const { dias, desenha, medidas } = reportKind(nome);
  const inDays = dias === true && (desenha ?? medidas).includes(medidas[at] ?? '');
  return (inDays ? decimal : whole).format(value);
};
