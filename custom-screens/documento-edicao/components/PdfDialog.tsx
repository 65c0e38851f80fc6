import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { HttpFile } from '#src/data/http.ts';
import { type HttpProblem } from '#src/data/http-problem.ts';
import { saveFile } from '#src/data/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import { PageDialog } from '#src/ui/PageDialog.tsx';
import { readMinutaPdf } from '../queries.ts';

interface PdfDialogProps {
  readonly id: number;
  readonly title: string;
  readonly onClose: () => void;
}

/** The draft as it will be on paper, made now by the server. */
export const PdfDialog = ({ id, title, onClose }: PdfDialogProps) => {
  const text = useText();
  const { data, error, refetch, isFetching } = useQuery<HttpFile, HttpProblem>({
    queryKey: ['minuta-pdf', id],
    queryFn: () => readMinutaPdf(id),
    // made anew each time: the text may have changed
    gcTime: 0,
    staleTime: Infinity,
    meta: { ownError: true },
  });
  return (
    <PageDialog
      title={text('editor.pdf.titulo')}
      note={text('editor.pdf.nota')}
      closeLabel={text('editor.pdf.fechar')}
      onClose={onClose}
    >
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
    </PageDialog>
  );
};
