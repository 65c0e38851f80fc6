import { useRef, useState, type RefObject } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';
import { notifyProblem } from '#src/ui/notify.ts';
import { fieldOfServer, saidOf, type DossieEscrito } from './dossie-form.ts';

interface DossieForm {
  readonly value: DossieEscrito;
  readonly erros: Readonly<Partial<Record<string, string>>>;
  readonly busy: boolean;
  /** Something was written that was not there. */
  readonly changed: boolean;
  readonly subject: RefObject<HTMLInputElement | null>;
  readonly onChange: (value: DossieEscrito) => void;
  /** Saves what is written; what is refused stays beside its field, and nothing typed is lost. */
  readonly submit: () => Promise<void>;
}

/** What is written of a dossier, until it is saved. */
export const useDossieForm = (
  initial: DossieEscrito,
  save: (said: ReturnType<typeof saidOf>) => Promise<void>,
): DossieForm => {
  const [value, setValue] = useState(initial);
  const [erros, setErros] = useState<DossieForm['erros']>({});
  const [busy, setBusy] = useState(false);
  const subject = useRef<HTMLInputElement>(null);
  const refuse = (found: DossieForm['erros']): void => {
    setErros(found);
    if (found['assunto'] !== undefined) subject.current?.focus();
  };
  const submit = async (): Promise<void> => {
    if (busy) return;
    const missing = value.assunto.trim() === '';
    refuse(missing ? { assunto: text('dossieTela.campos.semAssunto') } : {});
    if (missing) return;
    setBusy(true);
    try {
      await save(saidOf(value));
    } catch (problem) {
      const wrong = problem instanceof HttpProblem ? problem.erros : [];
      if (wrong.length === 0) notifyProblem(problem);
      refuse(Object.fromEntries(wrong.map(({ campo, mensagem }) => [fieldOfServer(campo), mensagem])));
    } finally {
      setBusy(false);
    }
  };
  return {
    value,
    erros,
    busy,
    changed: JSON.stringify(value) !== JSON.stringify(initial),
    subject,
    onChange: setValue,
    submit,
  };
};
