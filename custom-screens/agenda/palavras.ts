import dayjs from 'dayjs';
import 'dayjs/locale/pt-br.js';
import type { Compromisso } from '#schemas/generated.ts';
import type { Vista } from './dias.ts';

const of = (dia: string): dayjs.Dayjs => dayjs(dia).locale('pt-br');

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Segunda-feira, 23 de novembro. */
export const diaExtenso = (dia: string): string => upper(of(dia).format('dddd, D [de] MMMM'));

/** Seg, ter…: of the seven days of a first week. */
export const nomesDaSemana = (dias: readonly string[]): readonly string[] =>
  dias.slice(0, 7).map((dia) => of(dia).format('ddd'));

/** What is on the screen, in words: Novembro de 2026; 23 a 29 de novembro de 2026. */
export const periodoDe = (dias: readonly string[], dia: string, vista: Vista): string => {
  if (vista === 'mes') return upper(of(dia).format('MMMM [de] YYYY'));
  if (vista === 'dia') return `${diaExtenso(dia)} de ${dia.slice(0, 4)}`;
  const [first, last] = [of(dias[0] ?? dia), of(dias.at(-1) ?? dia)];
  const same = first.month() === last.month();
  return `${first.format(same ? 'D' : 'D [de] MMMM')} a ${last.format('D [de] MMMM [de] YYYY')}`;
};

/** When an event is: its day or days, and its hours. */
export const quandoDe = ({ de, ate, hora, horaFim }: Compromisso): string => {
  const end = de === ate ? horaFim : [diaExtenso(ate), horaFim].filter((one) => one !== undefined).join(', ');
  const begin = [diaExtenso(de), hora].filter((one) => one !== undefined).join(', ');
  return end === undefined || end === '' ? begin : `${begin} a ${end}`;
};
