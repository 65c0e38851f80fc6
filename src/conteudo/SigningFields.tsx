import Button from '@mui/material/Button';
import { useState, type RefObject } from 'react';
import { assinaturaApi } from '#schemas/api/assinatura.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CodeInput } from '#src/session/CodeInput.tsx';
import { PasswordElsewhere } from '#src/session/PasswordElsewhere.tsx';
import { TrialMail } from '#src/session/TrialMail.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import type { Signing } from './use-signing.ts';
import styles from './Signing.module.css';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';

interface SigningPasswordProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly error?: string;
  readonly disabled?: boolean;
  /** In a dialog it is where the person goes on; on a page the document is read first. */
  readonly autoFocus?: boolean;
}

/** The password asked again to sign; it stays out of what the browser remembers of forms. */
const SigningPassword = ({ inputRef, error, disabled, autoFocus }: SigningPasswordProps) => {
  const text = useText();
  return (
    <PasswordInput
      label={text('assinatura.dialogo.senha')}
      help={text('assinatura.dialogo.dica')}
      error={error}
      fullWidth
      autoFocus={autoFocus}
      inputRef={inputRef}
      readOnly={disabled}
    />
  );
};

interface SigningFieldsProps {
  readonly signing: Signing;
  /** The document whose signature takes the code; of several, any of them. */
  readonly id: number;
  readonly autoFocus?: boolean;
}

/** What is asked to sign: the password, and the code of the second factor where the installation asks for it too. */
export const SigningFields = ({ signing, id, autoFocus = false }: SigningFieldsProps) => {
  const text = useText();
  const { data, error, refetch } = useRead(assinaturaApi.licencaUsuario, {}, { quiet: true, ownError: true });
  const send = useAct(assinaturaApi.enviarOtp, { ownError: true });
  const [sentTo, setSentTo] = useState<string>();
  const sendCode = (): void => {
    send.act({ params: { id } }).then(
      ({ para }) => setSentTo(para),
      // shown below the field
      () => setSentTo(undefined),
    );
  };
  const asked = data?.codigo === true;
  const byApp = data?.meio === 'APLICATIVO';
  const help =
    sentTo === undefined
      ? text(byApp ? 'assinatura.dialogo.codigoAplicativo' : 'assinatura.dialogo.codigoEmail')
      : text('assinatura.dialogo.codigoEnviado', { para: sentTo });
  return (
    <>
      <PasswordElsewhere />
      <SigningPassword
        inputRef={signing.password}
        error={signing.fieldError}
        disabled={signing.busy}
        autoFocus={autoFocus}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {asked && (
        <div className={styles.code}>
          <CodeInput
            inputRef={signing.code}
            error={signing.codeError ?? send.error?.message}
            help={help}
            recovery
            readOnly={signing.busy}
          />
          {sentTo !== undefined && <TrialMail />}
          {data.porEmail === true && (
            <Button
              size="small"
              variant="text"
              loading={send.isPending}
              disabled={signing.busy}
              onClick={sendCode}
            >
              {text(
                sentTo === undefined ? 'assinatura.dialogo.enviarCodigo' : 'assinatura.dialogo.enviarOutro',
              )}
            </Button>
          )}
        </div>
      )}
    </>
  );
};
