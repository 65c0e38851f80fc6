import { date } from '#schemas/formats/date.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { shiftOpenDeadlines, today } from './index.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** A day that exists, 29 February included. */
const exists = (mes: number, dia: number): boolean =>
  date.accepts(`2024-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`);

/** A holiday: once it is known, what was to end on it ends on the next business day. */
export const feriado: RegisterHook<'feriado'> = {
  beforeSave(_ctx, { values }) {
    if (values.regra === 'ANUAL' && !exists(values.mes ?? 0, values.dia ?? 0))
      throw refuseField('dia', 'registro.feriado.dia');
  },
  afterSave: (ctx) => shiftOpenDeadlines(ctx, today(ctx)),
};
