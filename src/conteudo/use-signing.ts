import { defined } from '#schemas/defined.ts';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';

/** A refusal of one document, to be read where the password is asked. */
export class SigningRefused extends Error {}

/** What proves who signs; the code only where it is asked. */
export interface SigningProof {
  readonly senha: string;
  readonly codigo?: string;
}

export interface Signing {
  readonly password: RefObject<HTMLInputElement | null>;
  readonly code: RefObject<HTMLInputElement | null>;
  readonly busy: boolean;
  /** What is wrong with the password. */
  readonly fieldError: string | undefined;
  /** What is wrong with the code. */
  readonly codeError: string | undefined;
  /** Why it was not signed, whatever the password. */
  readonly refusal: string | undefined;
  readonly submit: (event: FormEvent) => void;
}

/**
 * The asking of the password, and of the code, in a dialog or on a page.
 * @param sign throws HttpProblem when the server refuses, SigningRefused when the document does
 */
export const useSigning = (sign: (proof: SigningProof) => Promise<void>): Signing => {
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [fieldError, setFieldError] = useState<string>();
  const [codeError, setCodeError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const attempt = async (): Promise<void> => {
    const senha = password.current?.value ?? '';
    const codigo = code.current?.value.trim();
    setRefusal(undefined);
    setCodeError(codigo === '' ? text('entrada.codigo.informe') : undefined);
    setFieldError(senha === '' ? text('assinatura.dialogo.informe') : undefined);
    if (senha === '') {
      password.current?.focus();
      return;
    }
    if (codigo === '') {
      code.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await sign({ senha, ...defined({ codigo }) });
    } catch (problem) {
      tell(problem);
    } finally {
      setBusy(false);
    }
  };
  const tell = (problem: unknown): void => {
    if (!(problem instanceof HttpProblem || problem instanceof SigningRefused)) throw problem;
    const wrong = problem instanceof HttpProblem ? problem.erros : [];
    const ofCode = wrong.find(({ campo }) => campo === 'codigo');
    const ofPassword = wrong.find(({ campo }) => campo === 'senha');
    setCodeError(ofCode?.mensagem);
    setFieldError(ofPassword?.mensagem);
    // where the code is not asked, what is wrong with it has no field to stand by
    const placed = ofPassword ?? (code.current ? ofCode : undefined);
    if (!placed) setRefusal(ofCode?.mensagem ?? problem.message);
    const field = ofPassword ? password.current : ofCode && code.current;
    field?.focus();
    field?.select();
  };
  return {
    password,
    code,
    busy,
    fieldError,
    codeError,
    refusal,
    submit: (event) => {
      event.preventDefault();
      if (!busy) void attempt();
    },
  };
};
