import type { Conformidade } from '#schemas/shapes/conformidade.ts';
import { requisitosDaSeguranca } from './requisitos-da-seguranca.ts';
import { requisitosDaVida } from './requisitos-da-vida.ts';
import { requisitosDoPlano } from './requisitos-do-plano.ts';
import { requisitosDoProcesso } from './requisitos-do-processo.ts';

/** Every requirement, in the order of the standard, with the tests that prove it: what `npm test` checks before a version leaves. */
export const requisitos: Conformidade['requisitos'] = [
  ...requisitosDoPlano,
  ...requisitosDaVida,
  ...requisitosDoProcesso,
  ...requisitosDaSeguranca,
];
