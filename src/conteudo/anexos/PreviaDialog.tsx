import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { anexoApi } from '#schemas/api/anexo.ts';
import type { Anexo } from '#schemas/shapes/anexo.ts';
import { saveFile } from '#src/data/download.ts';
import { useFile } from '#src/data/use-file.ts';
import { formatBytes } from '#src/engine/format-bytes.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageDialog } from '#src/ui/PageDialog.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Previa } from './Previa.tsx';
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
          {data && <Previa blob={data.blob} tipo={tipo} nome={nome} />}
        </div>
      )}
    </PageDialog>
  );
};
