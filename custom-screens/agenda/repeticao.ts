import { defined } from '#schemas/defined.ts';
import type { RepeticaoCompromisso } from '#schemas/shapes/compromisso.ts';
import { dateText, formatLongDay } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';
import { maisDias } from './dias.ts';

type Cada = RepeticaoCompromisso['cada'];
type DiaUtil = NonNullable<RepeticaoCompromisso['diaUtil']>;
export const frequencias: readonly (Cada | 'NAO')[] = ['NAO', 'DIA', 'SEMANA', 'MES', 'ANO'];
export const fins = ['NUNCA', 'ATE', 'VEZES'] as const;
export const diasUteis: readonly (DiaUtil | 'NAO')[] = ['NAO', 'SEGUINTE', 'ANTERIOR', 'PULAR'];

/** How an event comes back, as it is being written. */
export interface RascunhoRepeticao {
  readonly cada: Cada | 'NAO';
  readonly intervalo: string;
  readonly dias: readonly number[];
  readonly fim: (typeof fins)[number];
  readonly ate: string | undefined;
  readonly vezes: string;
  readonly diaUtil: DiaUtil | 'NAO';
}

/** Monday is 1. */
export const diaDaSemana = (dia: string): number => new Date(`${dia}T00:00:00Z`).getUTCDay() || 7;

export const rascunhoRepeticao = (
  former: RepeticaoCompromisso | undefined,
  dia: string,
): RascunhoRepeticao => ({
  cada: former?.cada ?? 'NAO',
  intervalo: String(former?.intervalo ?? 1),
  dias: former?.dias ?? [diaDaSemana(dia)],
  fim: former?.ate !== undefined ? 'ATE' : former?.vezes === undefined ? 'NUNCA' : 'VEZES',
  ate: former?.ate,
  vezes: String(former?.vezes ?? 10),
  diaUtil: former?.diaUtil ?? 'NAO',
});

/** What is sent of it. */
export const repeticaoOf = ({
  cada,
  intervalo,
  dias,
  fim,
  ate,
  vezes,
  diaUtil,
}: RascunhoRepeticao): RepeticaoCompromisso | undefined =>
  cada === 'NAO'
    ? undefined
    : {
        cada,
        intervalo: Number(intervalo),
        dias: cada === 'SEMANA' ? [...dias].sort((a, b) => a - b) : undefined,
        ate: fim === 'ATE' && ate !== undefined ? ate : undefined,
        vezes: fim === 'VEZES' ? Number(vezes) : undefined,
        diaUtil: diaUtil === 'NAO' ? undefined : diaUtil,
      };

const between = (written: string, least: number, most: number): boolean =>
  /^\d+$/.test(written) && Number(written) >= least && Number(written) <= most;

/** What is missing in it, at the field as the server names it. */
export const faltaNaRepeticao = (draft: RascunhoRepeticao): Readonly<Record<string, string>> =>
  draft.cada === 'NAO'
    ? {}
    : defined({
        'repeticao.intervalo': between(draft.intervalo, 1, 99) ? undefined : text('agenda.recusa.intervalo'),
        'repeticao.dias':
          draft.cada === 'SEMANA' && draft.dias.length === 0 ? text('agenda.recusa.diaSemana') : undefined,
        'repeticao.ate':
          draft.fim === 'ATE' && draft.ate === undefined ? text('agenda.recusa.dia') : undefined,
        'repeticao.vezes':
          draft.fim === 'VEZES' && !between(draft.vezes, 2, 730) ? text('agenda.recusa.vezes') : undefined,
      });

const aMonday = '2026-11-23';
const curto = dateText({ weekday: 'short' });
const longo = dateText({ weekday: 'long' });

/** Monday is 1: its short name, and the whole one. */
export const nomeDoDia = (dia: number): { readonly curto: string; readonly longo: string } => {
  const one = maisDias(aMonday, dia - 1);
  return { curto: curto(one).replace('.', ''), longo: longo(one) };
};

/** How an event comes back, in words. */
export const repeticaoExtenso = ({
  cada,
  intervalo,
  dias = [],
  ate,
  vezes,
  diaUtil,
}: RepeticaoCompromisso): string =>
  [
    text(`agenda.repeticao.${cada}`, { count: intervalo }),
    dias.map((dia) => nomeDoDia(dia).curto).join(', '),
    ate === undefined ? '' : text('agenda.repeticao.ate', { dia: formatLongDay(ate) }),
    vezes === undefined ? '' : text('agenda.repeticao.vezes', { count: vezes }),
    diaUtil === undefined ? '' : text(`agenda.repeticao.diaUtil.${diaUtil}`),
  ]
    .filter((one) => one !== '')
    .join(' · ');
