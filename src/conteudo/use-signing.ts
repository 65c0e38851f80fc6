import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';

/** A refusal of one document, to be read where the password is asked. */
export class SigningRefused extends Error {}

interface Signing {
  readonly password: RefObject<HTMLInputElement | null>;
  readonly busy: boolean;
  /** What is wrong with the password. */
  readonly fieldError: string | undefined;
  /** Why it was not signed, whatever the password. */
  readonly refusal: string | undefined;
  readonly submit: (event: FormEvent) => void;
}

/**
 * The asking of the password, in a dialog or on a page.
 * @param sign throws HttpProblem when the server refuses, SigningRefused when the document does
 */
export const useSigning = (sign: (senha: string) => Promise<void>): Signing => {
  const password = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [fieldError, setFieldError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const attempt = async (): Promise<void> => {
    const senha = password.current?.value ?? '';
    setRefusal(undefined);
    setFieldError(senha === '' ? text('assinatura.dialogo.informe') : undefined);
    if (senha === '') {
      password.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await sign(senha);
    } catch (problem) {
      tell(problem);
    } finally {
      setBusy(false);
    }
  };
  const tell = (problem: unknown): void => {
    if (!(problem instanceof HttpProblem || problem instanceof SigningRefused)) throw problem;
    const ofField =
      problem instanceof HttpProblem ? problem.erros.find(({ campo }) => campo === 'senha') : undefined;
    if (ofField) {
      setFieldError(ofField.mensagem);
      password.current?.focus();
      password.current?.select();
    } else setRefusal(problem.message);
  };
  return {
    password,
    busy,
    fieldError,
    refusal,
    submit: (event) => {
      event.preventDefault();
      if (!busy) void attempt();
    },
  };
};
