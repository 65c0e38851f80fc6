import { mensagem } from '#schemas/messages/index.ts';
import { readPart } from './schedule.ts';

const names = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'] as const;

/** The days of the week of a schedule, as people say them. */
export const weekdaysText = (part: string): string => {
  const value = readPart('diaDaSemana', part);
  const name = typeof value === 'number' ? names[value - 1] : undefined;
  return name === undefined ? mensagem('tarefa.todosOsDias') : mensagem(`cadastro.dias.${name}`);
};
