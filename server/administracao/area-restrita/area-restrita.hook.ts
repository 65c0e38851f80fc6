import { AppError } from '#schemas/app-error.ts';
import { openUntil } from './index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';

/** The dangerous settings: besides the permission, only while the key is open in the session. */
export const areaRestrita: RegisterHook<'area-restrita'> = {
  async scope(ctx) {
    if (!(await openUntil(ctx))) throw new AppError('areaRestritaFechada');
    return undefined;
  },
};
