import { text } from '#src/i18n/text.ts';
import { useWritten, type WrittenForm } from '../edicao/use-written.ts';
import { fieldOfServer, saidOf, type DossieEscrito } from './dossie-form.ts';

/** What is written of a dossier, until it is saved. */
export const useDossieForm = (
  initial: DossieEscrito,
  save: (said: ReturnType<typeof saidOf>) => Promise<void>,
): WrittenForm<DossieEscrito> =>
  useWritten({
    initial,
    semAssunto: text('dossieTela.campos.semAssunto'),
    save: (written) => save(saidOf(written)),
    fieldOf: fieldOfServer,
  });
