import type { RegisterHook } from '#server/engine/hook.ts';
import { requeueWaiting } from '#server/mail/requeue-waiting.ts';

/** The settings: each is read where it is used; a mail server that is set or changed sends at once what waited for one. */
export const configuracao: RegisterHook = {
  async afterSave(ctx, { before, after }) {
    if (after['smtpServidor'] !== undefined && before?.['smtpServidor'] !== after['smtpServidor'])
      await requeueWaiting(ctx.db);
  },
};
