import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { previewOf } from '#schemas/file-kinds.ts';
import { Previa } from '#src/conteudo/anexos/Previa.tsx';
import { iconOfFile } from '#src/conteudo/anexos/kind-of-file.ts';
import { mostLetters } from '#src/conteudo/anexos/most-letters.ts';
import { saveFile } from '#src/data/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from './Assinatura.module.css';
import type { AttachmentPaperProps } from './XmlPaper.tsx';

/** A file of any kind: what the page can show is shown, the rest is taken out to be read. */
export const FilePaper = ({ file, title, error, onRetry }: AttachmentPaperProps) => {
  const text = useText();
  const tipo = file?.blob.type.split(';')[0]?.trim() ?? '';
  // the beginning of a text is not what is signed
  const whole =
    previewOf(tipo) !== undefined && !(previewOf(tipo) === 'texto' && (file?.blob.size ?? 0) > mostLetters);
  const Icon = iconOfFile(tipo);
  return (
    <div className={styles.xml} tabIndex={0} role="region" aria-label={title}>
      {error && <ErrorState error={error} onRetry={onRetry} />}
      {!file && !error && <ListSkeleton rows={6} />}
      {file &&
        (whole ? (
          <Previa blob={file.blob} tipo={tipo} nome={title} />
        ) : (
          <div className={styles.taken}>
            <Icon size={48} aria-hidden="true" />
            <p>{text('assinarCertificado.anexo.naoSeMostra')}</p>
            <Button
              variant="outlined"
              startIcon={<Download aria-hidden="true" />}
              onClick={() => saveFile(file, title)}
            >
              {text('assinarCertificado.anexo.baixar')}
            </Button>
          </div>
        ))}
    </div>
  );
};
