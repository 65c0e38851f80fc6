import { useRef, useState, type RefObject } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { notifyProblem } from '#src/ui/notify.ts';

/** What is wrong, by the field that it is beside. */
export type Erros = Readonly<Partial<Record<string, string>>>;

export interface WrittenForm<T> {
  readonly value: T;
  readonly erros: Erros;
  readonly busy: boolean;
  /** Something was written that was not there. */
  readonly changed: boolean;
  readonly subject: RefObject<HTMLInputElement | null>;
  readonly onChange: (value: T) => void;
  /** Saves what is written; what is refused stays beside its field, and nothing typed is lost. */
  readonly submit: () => Promise<void>;
}

interface Written<T> {
  readonly initial: T;
  /** Said where there is no subject. */
  readonly semAssunto: string;
  readonly save: (value: T) => Promise<void>;
  /** The field of the form of which a field of the server speaks. */
  readonly fieldOf?: (campo: string) => string;
}

const same = (campo: string): string => campo;

/** What is written of a content that has no draft, until it is saved. */
export const useWritten = <T extends { readonly assunto: string }>({
  initial,
  semAssunto,
  save,
  fieldOf = same,
}: Written<T>): WrittenForm<T> => {
  const [value, setValue] = useState(initial);
  const [erros, setErros] = useState<Erros>({});
  const [busy, setBusy] = useState(false);
  const subject = useRef<HTMLInputElement>(null);
  const refuse = (found: Erros): void => {
    setErros(found);
    if (found['assunto'] !== undefined) subject.current?.focus();
  };
  const submit = async (): Promise<void> => {
    if (busy) return;
    const missing = value.assunto.trim() === '';
    refuse(missing ? { assunto: semAssunto } : {});
    if (missing) return;
    setBusy(true);
    try {
      await save(value);
    } catch (problem) {
      const wrong = problem instanceof HttpProblem ? problem.erros : [];
      if (wrong.length === 0) notifyProblem(problem);
      refuse(Object.fromEntries(wrong.map(({ campo, mensagem }) => [fieldOf(campo), mensagem])));
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
