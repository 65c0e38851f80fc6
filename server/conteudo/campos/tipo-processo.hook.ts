import type { RegisterHook } from '#server/engine/hook.ts';
import { checkCampos } from './campos-do-tipo.ts';

export const tipoProcesso: RegisterHook<'tipo-processo'> = {
  beforeSave: (_ctx, { values }) => checkCampos(values),
};
