import type { RegisterHook } from '#server/engine/hook.ts';
import { unidade } from './unidade.ts';
import { usuario } from './usuario.ts';

/** The registers whose behaviour data cannot express; each in the file of its name. */
export const hooks: Readonly<Record<string, RegisterHook>> = { unidade, usuario };
