import { useRef, useState, type RefObject } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';
import { notifyProblem } from '#src/ui/notify.ts';
import type { LoteErros, LoteEscrito } from './LoteFields.tsx';

interface LoteForm {
  readonly value: LoteEscrito;
  readonly erros: LoteErros;
  readonly busy: boolean;
  /** Something was written that was not there. */
  readonly changed: boolean;
  readonly subject: RefObject<HTMLInputElement | null>;
  readonly onChange: (value: LoteEscrito) => void;
  /** Saves what is written; what is refused stays beside its field, and nothing typed is lost. */
  readonly submit: () => Promise<void>;
}

/** What is written of a lot, until it is saved. */
export const useLoteForm = (
  initial: LoteEscrito,
  save: (written: { readonly assunto: string; readonly observacoes?: string }) => Promise<void>,
): LoteForm => {
  const [value, setValue] = useState(initial);
  const [erros, setErros] = useState<LoteErros>({});
  const [busy, setBusy] = useState(false);
  const subject = useRef<HTMLInputElement>(null);
  const refuse = (found: LoteErros): void => {
    setErros(found);
    if (found['assunto'] !== undefined) subject.current?.focus();
  };
  const submit = async (): Promise<void> => {
    if (busy) return;
    const assunto = value.assunto.trim();
    const observacoes = value.observacoes.trim();
    refuse(assunto === '' ? { assunto: text('loteTela.campos.semAssunto') } : {});
    if (assunto === '') return;
    setBusy(true);
    try {
      await save(observacoes === '' ? { assunto } : { assunto, observacoes });
    } catch (problem) {
      const wrong = problem instanceof HttpProblem ? problem.erros : [];
      if (wrong.length === 0) notifyProblem(problem);
      refuse(Object.fromEntries(wrong.map(({ campo, mensagem }) => [campo, mensagem])));
    } finally {
      setBusy(false);
    }
  };
  const changed = value.assunto !== initial.assunto || value.observacoes !== initial.observacoes;
  return { value, erros, busy, changed, subject, onChange: setValue, submit };
};
