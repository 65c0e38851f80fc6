import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { decodeText } from '#schemas/decode-text.ts';
import { previewOf } from '#schemas/file-kinds.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { useBlobUrl } from './use-blob-url.ts';
import { useFileContent, useStoredFile } from './use-stored-file.ts';
import styles from './File.module.css';

interface Props {
  id: string;
  onSave: () => void;
  onClose: () => void;
}

/** What a browser can show of a file, inside the page. */
export function FilePreview({ id, onSave, onClose }: Props) {
  const text = useText();
  const titleId = useId();
  const { label } = useStoredFile(id);
  const nome = label?.nome ?? '';
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="lg"
      // what is done here is not done to the row of a list from where it was opened
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <DialogTitle id={titleId} className={styles.title}>
        {nome}
      </DialogTitle>
      <DialogContent className={styles.preview}>
        <Content id={id} nome={nome} tipo={label?.tipo ?? ''} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {text('cadastro.campo.fecharArquivo')}
        </Button>
        <Button onClick={onSave}>{text('cadastro.campo.baixar')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Content({ id, nome, tipo }: { id: string; nome: string; tipo: string }) {
  const text = useText();
  const { data, error, refetch } = useFileContent(id);
  const retry = (): void => void refetch();
  if (previewOf(tipo) === 'pdf')
    return <PdfViewer file={data?.blob} title={nome} error={error} onRetry={retry} />;
  if (error) return <ErrorState error={error} title={text('cadastro.campo.falhaLeitura')} onRetry={retry} />;
  if (!data) return <LinearProgress aria-label={nome} />;
  return previewOf(tipo) === 'imagem' ? <Picture blob={data.blob} nome={nome} /> : <Words blob={data.blob} />;
}

function Picture({ blob, nome }: { blob: Blob; nome: string }) {
  const url = useBlobUrl(blob);
  return url === undefined ? null : <img className={styles.picture} src={url} alt={nome} />;
}

/** A text longer than this is for a program of its own. */
const mostShown = 500_000;

function Words({ blob }: { blob: Blob }) {
  const text = useText();
  const [words, setWords] = useState<string>();
  useEffect(() => {
    let here = true;
    void blob
      .slice(0, mostShown)
      .arrayBuffer()
      .then((read) => {
        if (here) setWords(decodeText(read));
      });
    return () => {
      here = false;
    };
  }, [blob]);
  return (
    <>
      <pre className={styles.words} tabIndex={0}>
        {words}
      </pre>
      {blob.size > mostShown && <p className="sub">{text('cadastro.campo.soOComeco')}</p>}
    </>
  );
}
