import type { FieldError } from '#schemas/app-error.ts';
import { notify } from '#src/ui/notify.ts';

/** Tells that a record was saved and, beside it, what the server warns about it; warnings stay until they are closed. */
export function tellSaved(message: string, saved: object): void {
  const { avisos = [] } = saved as { avisos?: readonly FieldError[] };
  if (avisos.length === 0) notify(message);
  else
    notify(message, {
      kind: 'warning',
      sticky: true,
      paragraphs: avisos.map(({ mensagem }) => mensagem),
    });
}
