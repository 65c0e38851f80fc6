import type { Compromisso } from '#schemas/shapes/compromisso.ts';
import { dateText, formatLongDay } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';
import type { Vista } from './dias.ts';

const dayAndMonth = dateText({ day: 'numeric', month: 'long' });
const dayMonthAndYear = dateText({ day: 'numeric', month: 'long', year: 'numeric' });
const monthAndYear = dateText({ month: 'long', year: 'numeric' });
const weekdayAndDay = dateText({ weekday: 'long', day: 'numeric', month: 'long' });
const weekday = dateText({ weekday: 'short' });

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Segunda-feira, 23 de novembro. */
export const diaExtenso = (dia: string): string => upper(weekdayAndDay(dia));

/** seg., ter.: of the seven days of a first week. */
export const nomesDaSemana = (dias: readonly string[]): readonly string[] =>
  dias.slice(0, 7).map((dia) => weekday(dia));

/** What is on the screen, in words: Novembro de 2026; 23 a 29 de novembro de 2026. */
export const periodoDe = (dias: readonly string[], dia: string, vista: Vista): string => {
  if (vista === 'mes') return upper(monthAndYear(dia));
  if (vista === 'dia') return upper(formatLongDay(dia));
  const [first, last] = [dias[0] ?? dia, dias.at(-1) ?? dia];
  const same = first.slice(0, 7) === last.slice(0, 7);
  return text('agenda.deAte', {
    de: same ? String(Number(first.slice(8))) : dayAndMonth(first),
    ate: dayMonthAndYear(last),
  });
};

/** When an event is: its day or days, and its hours. */
export const quandoDe = ({ de, ate, hora, horaFim }: Compromisso): string => {
  const end = de === ate ? horaFim : [diaExtenso(ate), horaFim].filter((one) => one !== undefined).join(', ');
  const begin = [diaExtenso(de), hora].filter((one) => one !== undefined).join(', ');
  return end === undefined ? begin : text('agenda.deAte', { de: begin, ate: end });
};

/** How long before somebody is reminded, given in minutes. */
export const lembreteExtenso = (antes: number): string => {
  if (antes === 0) return text('agenda.lembrete.hora');
  if (antes % 1440 === 0) return text('agenda.lembrete.dias', { count: antes / 1440 });
  return antes % 60 === 0
    ? text('agenda.lembrete.horas', { count: antes / 60 })
    : text('agenda.lembrete.minutos', { count: antes });
};

/** Who takes part; for who organises, with what each one answered. */
export const participantesExtenso = ({ participantes, acoes }: Compromisso): string => {
  const organises = acoes.some(({ nome, permitida }) => nome === 'editar' && permitida);
  return participantes
    .map(({ rotulo, resposta }) =>
      organises ? `${rotulo} (${text(`agenda.respondeu.${resposta ?? 'nada'}`)})` : rotulo,
    )
    .join(', ');
};
