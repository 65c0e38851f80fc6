import type { RegisterHook } from '#server/engine/hook.ts';
import { checkCampos } from './campos-do-tipo.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import type { ValuesOf } from '#server/engine/typed-record.ts';

/** A type of document: custom fields that fit, and numbers that do not repeat. */
export const tipoDocumento: RegisterHook<'tipo-documento'> = {
  beforeSave(_ctx, { before, values }) {
    checkCampos(values);
    // a type that was already like this goes on: the conclusion passes over the numbers that are taken
    if (!before || numbering.some((name) => before[name] !== values[name])) checkMask(values);
  },
};

const numbering = ['mascaraNumeracao', 'reinicioAnual', 'numeracaoPorUnidade'] as const;

/** The mask shows what each sequence of its own is of; an empty one is the standard, which shows both. */
const checkMask = ({
  mascaraNumeracao,
  reinicioAnual,
  numeracaoPorUnidade,
}: Readonly<ValuesOf<'tipo-documento'>>): void => {
  if (typeof mascaraNumeracao !== 'string') return;
  const lacks = (part: string): boolean => !mascaraNumeracao.includes(`{${part}`);
  if (reinicioAnual !== false && lacks('ano'))
    throw refuseField('mascaraNumeracao', 'registro.templateNumeracao.semAno');
  if (numeracaoPorUnidade !== false && lacks('unidade'))
    throw refuseField('mascaraNumeracao', 'registro.templateNumeracao.semUnidade');
};
