import { hash } from '@node-rs/argon2';
import type { RegisterHook } from '#server/engine/hook.ts';

/** Somebody from outside: the password kept as argon2id. */
export const usuarioExterno: RegisterHook = {
  async beforeSave(_ctx, { values }) {
    if (typeof values['senha'] === 'string') values['senha'] = await hash(values['senha']);
  },
};
