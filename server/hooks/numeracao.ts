import type { RegisterHook } from '#server/engine/hook.ts';
import { refuseField } from './refuse-field.ts';

/** A counter: forwards only, each time with a reason of its own. The row is locked, so no number is given meanwhile. */
export const numeracao: RegisterHook = {
  beforeSave(_ctx, { before, values }) {
    if (!before) return;
    const ultimo = Number(before['ultimo']);
    if (Number(values['ultimo']) < ultimo)
      throw refuseField('ultimo', 'registro.numeracao.volta', { ultimo });
    if (values['ultimo'] !== before['ultimo'] && values['motivo'] === before['motivo'])
      throw refuseField('motivo', 'registro.numeracao.motivo');
  },
};
