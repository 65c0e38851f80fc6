import type { RegisterHook } from '#server/engine/hook.ts';
import { refuseField } from './refuse-field.ts';

/** Most years of each degree: Lei 12.527/2011, art. 24, § 1º; Confidencial, Decreto 4.553/2002, art. 7º. */
const mostYears: Readonly<Record<number, number>> = { 0: 0, 1: 5, 2: 10, 3: 15, 4: 25 };
const confidencial = 2;

/** A degree of secrecy within the law. */
export const sigilo: RegisterHook = {
  beforeSave(_ctx, { values }) {
    const grau = Number(values['grau']);
    const limite = mostYears[grau] ?? 0;
    if (Number(values['anosMaximo']) > limite)
      throw refuseField('anosMaximo', 'registro.sigilo.anos', { limite });
    if (grau === confidencial && values['ativo'] === true)
      throw refuseField('ativo', 'registro.sigilo.confidencial');
  },
};
