import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';

/** Copies what is shown once, and says so; without a clipboard (plain http) that is said too. */
export const copySecret = async (value: string, done: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(value);
    notify(done);
  } catch {
    notify(text('entrada.naoCopiou'), { kind: 'warning' });
  }
};
