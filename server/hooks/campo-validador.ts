import type { RegisterHook } from '#server/engine/hook.ts';
import { refuseField } from './refuse-field.ts';

/** A rule over a field: a regular expression that the browser can compile. */
export const campoValidador: RegisterHook = {
  beforeSave(_ctx, { values }) {
    if (values['linguagem'] !== 'REGEX') return;
    try {
      new RegExp(`^(?:${String(values['expressao'])})$`, 'u');
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw cause;
      throw refuseField('expressao', 'registro.campoValidador.expressao');
    }
  },
};
