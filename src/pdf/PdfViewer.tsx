import type { ReactNode } from 'react';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { later } from '#src/ui/later.tsx';
import { PdfSkeleton } from './PdfSkeleton.tsx';
import type { ViewerActs } from './PdfToolbar.tsx';
import styles from './Pdf.module.css';

const waiting = (
  <div className={styles.viewer}>
    <div className={styles.scroll}>
      <PdfSkeleton />
    </div>
  </div>
);

// the reader of PDFs weighs more than most screens: it comes with the first PDF
const PdfPages = later(() => import('./PdfPages.tsx').then((module) => module.PdfPages), waiting);

interface PdfViewerProps extends ViewerActs {
  /** The bytes; undefined while they come. */
  readonly file: Blob | undefined;
  /** What it is, for who listens: "Ofício 12/2026". */
  readonly title: string;
  /** Why there are no bytes. */
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** Offers small pictures of the pages at the left, where the screen is wide. */
  readonly thumbnails?: boolean;
  /** The page that is shown first. */
  readonly startAt?: number;
  /** What is laid over each page. */
  readonly overlay?: (page: number) => ReactNode;
}

/** Shows a PDF inside the page; it fills the height that its place gives. */
export const PdfViewer = ({ file, title, error, onRetry, ...rest }: PdfViewerProps) => {
  const text = useText();
  if (error !== undefined && error !== null && !file)
    return <ErrorState error={error} title={text('editor.leitor.falhou')} onRetry={onRetry} />;
  if (!file) return waiting;
  return <PdfPages file={file} title={title} {...rest} />;
};
