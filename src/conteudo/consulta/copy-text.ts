import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';

/** Copies and says so; plain http beyond this machine has no clipboard, and that is said too. */
export const copyText = async (value: string, name: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(value);
    notify(text('consulta.copiado', { oQue: name }));
  } catch {
    notify(text('consulta.naoCopiou'), { kind: 'warning' });
  }
};
