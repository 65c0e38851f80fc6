import type { UseQueryResult } from '@tanstack/react-query';
import type { HttpFile } from '#src/data/http.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';

interface PdfPaperProps {
  readonly pdf: UseQueryResult<HttpFile, HttpProblem>;
  readonly title: string;
}

/** The pages of a document that is read before it is signed. */
export const PdfPaper = ({ pdf, title }: PdfPaperProps) => (
  <PdfViewer
    file={pdf.data?.blob}
    title={title}
    error={pdf.error ?? undefined}
    onRetry={() => void pdf.refetch()}
  />
);
