import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { FileDrop } from '#src/ui/FileDrop.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import styles from './Assinatura.module.css';

export interface CertificateFileProps {
  readonly busy: boolean;
  /** Answers what is wrong with the password, and nothing when it opened. */
  readonly onOpen: (file: File, password: string) => Promise<string | undefined>;
}

const accept = { 'application/x-pkcs12': ['.p12', '.pfx'] };

/** The file of the certificate and its password: both stay in this window, and the password is forgotten at once. */
export const CertificateFile = ({ busy, onOpen }: CertificateFileProps) => {
  const text = useText();
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const password = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const typed = password.current?.value ?? '';
    setMissing(file ? undefined : text('assinarCertificado.informeArquivo'));
    setWrong(typed === '' ? text('assinarCertificado.informeSenha') : undefined);
    if (!file || typed === '') return;
    const problem = await onOpen(file, typed);
    setWrong(problem);
    if (problem !== undefined) password.current?.select();
  };
  return (
    <form className={styles.certificate} noValidate onSubmit={(event) => void submit(event)}>
      <FileDrop
        label={text('assinarCertificado.arquivo')}
        kinds={
          file ? text('assinarCertificado.escolhido', { nome: file.name }) : text('assinarCertificado.tipos')
        }
        accept={accept}
        multiple={false}
        disabled={busy}
        problem={missing}
        onChoose={([chosen]) => {
          setFile(chosen);
          setMissing(undefined);
          setWrong(undefined);
        }}
      />
      <PasswordInput
        newSecret
        fullWidth
        label={text('assinarCertificado.senha')}
        help={text('assinarCertificado.senhaAjuda')}
        error={wrong}
        inputRef={password}
        readOnly={busy}
      />
      <div>
        <Button type="submit" variant="contained" color="primary" loading={busy}>
          {text('assinarCertificado.abrir')}
        </Button>
      </div>
    </form>
  );
};
