import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { anexoApi } from '#schemas/api/anexo.ts';
import type { Anexo } from '#schemas/generated.ts';
import { saveFile } from '#src/data/download.ts';
import { useFile } from '#src/data/use-file.ts';
import { formatBytes } from '#src/engine/format-bytes.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageDialog } from '#src/ui/PageDialog.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from './Anexos.module.css';

interface PreviaDialogProps {
  readonly conteudoId: number;
  readonly anexo: Anexo;
  readonly onClose: () => void;
}

/** An attachment inside the page: a PDF, a picture or a text. */
export const PreviaDialog = ({ conteudoId, anexo, onClose }: PreviaDialogProps) => {
  const text = useText();
  const { nome, tipo, tamanho } = anexo;
  const { data, error, refetch } = useFile(anexoApi.baixar, {
    params: { id: conteudoId, anexoId: anexo.id },
  });
  const retry = (): void => void refetch();
  return (
    <PageDialog
      title={nome}
      note={<span className="num">{formatBytes(tamanho)}</span>}
      actions={
        <Button
          size="small"
          startIcon={<Download aria-hidden="true" />}
          disabled={!data}
          onClick={() => data && saveFile(data, nome)}
        >
          {text('anexos.previa.baixar')}
        </Button>
      }
      closeLabel={text('anexos.previa.fechar')}
      onClose={onClose}
    >
      {tipo === 'application/pdf' ? (
        <PdfViewer file={data?.blob} title={nome} error={error} onRetry={retry} />
      ) : (
        <div className={styles.previaCorpo}>
          {error && <ErrorState error={error} onRetry={retry} />}
          {!data && !error && <ListSkeleton rows={4} />}
          {data &&
            (tipo.startsWith('image/') ? (
              <Imagem blob={data.blob} nome={nome} />
            ) : (
              <Texto blob={data.blob} />
            ))}
        </div>
      )}
    </PageDialog>
  );
};

const Imagem = ({ blob, nome }: { readonly blob: Blob; readonly nome: string }) => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address === undefined ? null : <img src={address} alt={nome} className={styles.imagem} />;
};

/** Of a long text, what a person reads on the screen; the whole of it is downloaded. */
const mostLetters = 200_000;

const Texto = ({ blob }: { readonly blob: Blob }) => {
  const text = useText();
  const [words, setWords] = useState<string>();
  useEffect(() => {
    let gone = false;
    void blob
      .slice(0, mostLetters)
      .text()
      .then((read) => !gone && setWords(read));
    return () => {
      gone = true;
    };
  }, [blob]);
  return words === undefined ? (
    <p className="sub">{text('anexos.previa.lendo')}</p>
  ) : (
    <pre className={styles.palavras} tabIndex={0}>
      {words}
    </pre>
  );
};
