import { addDays } from '#server/instalacao/prazo/index.ts';
import type { PrazoCampo } from '#schemas/generated.ts';

interface Rule {
  readonly dias: number | undefined;
  readonly referencia: PrazoCampo['referencia'];
  readonly rotuloReferencia: string | undefined;
}

/**
 * The term of a custom field, in days of the calendar from what its time reference says.
 * @param starts the days that each reference stands for, `yyyy-MM-dd`; undefined for what did not happen yet.
 */
export const prazoOf = (
  { dias, referencia, rotuloReferencia }: Rule,
  starts: Readonly<Record<PrazoCampo['referencia'], string | undefined>>,
  today: string,
): PrazoCampo | undefined => {
  if (dias === undefined) return undefined;
  const start = starts[referencia];
  const ate = start && addDays(start, dias);
  return {
    ...{ dias, referencia, vencido: ate !== undefined && ate < today },
    ...(referencia === 'OUTRO_CAMPO' && rotuloReferencia ? { rotuloReferencia } : {}),
    ...(ate ? { ate } : {}),
  };
};
