import type { RegisterHook } from '#server/engine/hook.ts';
import { keptPassword } from './senha.ts';

/** Somebody from outside: a password as the installation asks, kept as argon2id. */
export const usuarioExterno: RegisterHook = {
  async beforeSave(ctx, { values }) {
    if (typeof values['senha'] === 'string') values['senha'] = await keptPassword(ctx, values['senha']);
  },
};
