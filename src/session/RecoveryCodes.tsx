import Button from '@mui/material/Button';
import { Copy, Download, Printer } from 'lucide-react';
import { saveFile } from '#src/data/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { copySecret } from './copy-secret.ts';
import styles from './Credencial.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, the only time that they are seen: to keep on paper or in a file. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const text = useText();
  const written = [text('entrada.recuperacao.cabecalho'), '', ...codes, ''].join('\n');
  const keep = (): void =>
    saveFile({
      blob: new Blob([written], { type: 'text/plain;charset=utf-8' }),
      name: text('entrada.recuperacao.arquivo'),
    });
  return (
    <div className={styles.fields}>
      <Note tone="ambar">{text('entrada.recuperacao.ajuda')}</Note>
      <ul className={styles.codes} aria-label={text('entrada.recuperacao.lista')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button startIcon={<Download aria-hidden="true" />} onClick={keep}>
          {text('entrada.recuperacao.baixar')}
        </Button>
        <Button startIcon={<Printer aria-hidden="true" />} onClick={() => print()}>
          {text('entrada.recuperacao.imprimir')}
        </Button>
        <Button
          startIcon={<Copy aria-hidden="true" />}
          onClick={() => void copySecret(written, text('entrada.recuperacao.copiados'))}
        >
          {text('entrada.recuperacao.copiar')}
        </Button>
      </div>
      <div className={styles.row}>
        <Button variant="contained" onClick={onKept}>
          {text('entrada.recuperacao.guardei')}
        </Button>
      </div>
    </div>
  );
};
