import { text } from '#src/i18n/text.ts';
import { useWritten, type WrittenForm } from '../edicao/use-written.ts';
import type { LoteEscrito } from './LoteFields.tsx';

/** What is written of a lot, until it is saved. */
export const useLoteForm = (
  initial: LoteEscrito,
  save: (written: { readonly assunto: string; readonly observacoes?: string }) => Promise<void>,
): WrittenForm<LoteEscrito> =>
  useWritten({
    initial,
    semAssunto: text('loteTela.campos.semAssunto'),
    save: (written) => {
      const assunto = written.assunto.trim();
      const observacoes = written.observacoes.trim();
      return save(observacoes === '' ? { assunto } : { assunto, observacoes });
    },
  });
