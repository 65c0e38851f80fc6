import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PdfPage } from './PdfPage.tsx';
import { PdfSkeleton } from './PdfSkeleton.tsx';
import { PdfThumbnails } from './PdfThumbnails.tsx';
import { PdfToolbar, type ViewerActs } from './PdfToolbar.tsx';
import { useThumbnailsChoice } from './use-thumbnails-choice.ts';
import { useCurrentPage } from './use-current-page.ts';
import { usePdf } from './use-pdf.ts';
import { useZoom } from './use-zoom.ts';
import styles from './Pdf.module.css';

export interface PdfPagesProps extends ViewerActs {
  readonly file: Blob;
  /** What it is, for who listens: "Ofício 12/2026". */
  readonly title: string;
  /** Offers small pictures of the pages at the left, where the screen is wide. */
  readonly thumbnails?: boolean;
  /** The page that is shown first. */
  readonly startAt?: number | undefined;
  /** What is laid over each page. */
  readonly overlay?: ((page: number) => ReactNode) | undefined;
}

/** The pages of a PDF one under the other, with zoom and page number. */
export const PdfPages = ({
  file,
  title,
  thumbnails = false,
  startAt = 1,
  overlay,
  ...acts
}: PdfPagesProps) => {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const { pdf, error } = usePdf(file);
  const sizes = pdf?.sizes ?? [];
  const zoom = useZoom(box, sizes);
  const [page, goTo] = useCurrentPage(box, sizes.length);
  const total = sizes.length;
  useEffect(() => {
    if (startAt > 1 && total > 0) goTo(startAt);
  }, [startAt, total, goTo]);
  const [pictures, togglePictures] = useThumbnailsChoice();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { '+': zoom.grow, '=': zoom.grow, '-': zoom.shrink, '0': zoom.fit }[event.key];
    const to = { PageDown: page + 1, PageUp: page - 1, Home: 1, End: sizes.length }[event.key];
    if (act) act();
    else if (to !== undefined) goTo(to);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.viewer}>
      <PdfToolbar
        page={page}
        total={sizes.length}
        onPage={goTo}
        zoom={zoom}
        {...acts}
        thumbnails={thumbnails ? pictures : undefined}
        onThumbnails={thumbnails ? togglePictures : undefined}
      />
      <div className={styles.below}>
        {thumbnails && pictures && pdf && (
          <PdfThumbnails document={pdf.document} sizes={sizes} page={page} onPage={goTo} />
        )}
        <div
          ref={box}
          className={styles.scroll}
          role="region"
          aria-label={text('editor.leitor.regiao', { titulo: title })}
          // the pages scroll: they must be reachable by who has no wheel
          tabIndex={0}
          onKeyDown={onKeyDown}
        >
          {error !== undefined && <ErrorState error={error} title={text('editor.leitor.falhou')} />}
          {!pdf && error === undefined && <PdfSkeleton />}
          {pdf?.sizes.map((size, index) => (
            <PdfPage
              key={index}
              document={pdf.document}
              number={index + 1}
              total={sizes.length}
              size={size}
              scale={zoom.scale}
            >
              {overlay?.(index + 1)}
            </PdfPage>
          ))}
        </div>
      </div>
    </div>
  );
};
