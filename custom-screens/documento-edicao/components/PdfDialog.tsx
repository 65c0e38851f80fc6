import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useQuery } from '@tanstack/react-query';
import { Download, X } from 'lucide-react';
import { useId } from 'react';
import type { HttpFile } from '#src/data/http.ts';
import { type HttpProblem } from '#src/data/http-problem.ts';
import { saveFile } from '#src/data/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { readMinutaPdf } from '../queries.ts';
import styles from './Edicao.module.css';

interface PdfDialogProps {
  readonly id: number;
  readonly title: string;
  readonly onClose: () => void;
}

/** The draft as it will be on paper, made now by the server. */
export const PdfDialog = ({ id, title, onClose }: PdfDialogProps) => {
  const text = useText();
  const titleId = useId();
  const { data, error, refetch, isFetching } = useQuery<HttpFile, HttpProblem>({
    queryKey: ['minuta-pdf', id],
    queryFn: () => readMinutaPdf(id),
    // made anew each time: the text may have changed
    gcTime: 0,
    staleTime: Infinity,
    meta: { ownError: true },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} slotProps={{ paper: { className: styles.pdf } }}>
      <header className={styles.pdfHead}>
        <div className="grow">
          <h2 id={titleId}>{text('editor.pdf.titulo')}</h2>
          <p className="sm sub">{text('editor.pdf.nota')}</p>
        </div>
        <IconAction icon={X} label={text('editor.pdf.fechar')} onClick={onClose} />
      </header>
      <PdfViewer
        file={isFetching ? undefined : data?.blob}
        title={title}
        error={isFetching ? undefined : error}
        onRetry={() => void refetch()}
        actions={
          data && (
            <Button size="small" startIcon={<Download aria-hidden="true" />} onClick={() => saveFile(data)}>
              {text('editor.pdf.baixar')}
            </Button>
          )
        }
      />
    </Dialog>
  );
};
