import type { RegisterHook } from '#server/engine/hook.ts';
import { repeatedOption } from './opcoes.ts';
import { refuseField } from './refuse-field.ts';

/** A custom field: options that differ, and a term that is not counted from itself. */
export const campoPersonalizado: RegisterHook = {
  beforeSave(_ctx, { id, values }) {
    const repeated = repeatedOption(values['opcoes']);
    if (repeated !== undefined)
      throw refuseField('opcoes', 'registro.campos.opcaoRepetida', { opcao: repeated });
    if (id !== undefined && values['campoReferencia'] === id)
      throw refuseField('campoReferencia', 'registro.campos.referenciaPropria');
  },
};
