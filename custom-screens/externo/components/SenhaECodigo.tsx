import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { CodigoEnviado } from '#schemas/shapes/credencial.ts';
import type { SolicitacaoAssinar } from '#schemas/shapes/solicitacao.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { quietly } from '#src/data/quietly.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CodeInput } from '#src/session/CodeInput.tsx';
import { TrialMail } from '#src/session/TrialMail.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';

interface Running {
  readonly isPending: boolean;
  readonly error: HttpProblem | null;
}

interface SenhaECodigoProps {
  readonly ask: Running;
  readonly sign: Running;
  /** The words of the two buttons. */
  readonly words: { readonly ask: string; readonly sign: string };
  /** What is signed has not come yet. */
  readonly waiting?: boolean;
  readonly onAsk: () => Promise<CodigoEnviado>;
  readonly onSign: (proof: SolicitacaoAssinar) => Promise<unknown>;
}

/** Signs with the password and a code that goes to the e-mail: first the code is asked for, then both are given. */
export const SenhaECodigo = ({ ask, sign, words, waiting = false, onAsk, onSign }: SenhaECodigoProps) => {
  const text = useText();
  const code = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [para, setPara] = useState<string>();
  const refused = Object.fromEntries(
    (sign.error?.erros ?? []).map(({ campo, mensagem }) => [campo, mensagem]),
  );
  const problem = ask.error ?? (sign.error?.erros.length === 0 ? sign.error : null);
  const send = (): Promise<void> => quietly(async () => setPara((await onAsk()).para));
  const confirm = (): Promise<void> =>
    quietly(async () => {
      const body = { senha: password.current?.value ?? '', codigo: code.current?.value.trim() ?? '' };
      if (body.senha === '') password.current?.focus();
      else if (body.codigo === '') code.current?.focus();
      else await onSign(body);
    });
  return (
    <>
      {problem && (
        <Note tone="rubro" alert>
          {problem.message}
        </Note>
      )}
      {para === undefined ? (
        <Button
          variant="contained"
          size="large"
          disabled={waiting}
          loading={ask.isPending}
          onClick={() => void send()}
        >
          {words.ask}
        </Button>
      ) : (
        <>
          <Note tone="verde">{text('externo.entrar.codigo', { para })}</Note>
          <TrialMail />
          <PasswordInput
            id="senha-assinar"
            label={text('externo.campo.senha')}
            inputRef={password}
            error={refused['senha']}
          />
          <CodeInput inputRef={code} error={refused['codigo']} />
          <Button
            variant="contained"
            size="large"
            disabled={waiting}
            loading={sign.isPending}
            onClick={() => void confirm()}
          >
            {words.sign}
          </Button>
          <Button disabled={ask.isPending} onClick={() => void send()}>
            {text('entrada.codigo.reenviar')}
          </Button>
        </>
      )}
    </>
  );
};
