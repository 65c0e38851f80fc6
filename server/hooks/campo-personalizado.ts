import type { RegisterHook } from '#server/engine/hook.ts';
import { repeatedOption } from './opcoes.ts';
import { refuseField } from './refuse-field.ts';

/** The type whose value is one of some options. */
const lista = 4;

/** A custom field: options somewhere, and that differ, and a term that is not counted from itself. */
export const campoPersonalizado: RegisterHook = {
  beforeSave(_ctx, { id, values }) {
    if (values['tipo'] === lista && values['opcoes'] === undefined && values['listaOpcoes'] === undefined)
      throw refuseField('opcoes', 'registro.campos.opcoesOuLista');
    const repeated = repeatedOption(values['opcoes']);
    if (repeated !== undefined)
      throw refuseField('opcoes', 'registro.campos.opcaoRepetida', { opcao: repeated });
    if (id !== undefined && values['campoReferencia'] === id)
      throw refuseField('campoReferencia', 'registro.campos.referenciaPropria');
  },
};
