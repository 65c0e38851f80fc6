import type { ViewerActs } from '#src/pdf/PdfToolbar.tsx';
import { MoreActions } from '#src/ui/MoreActions.tsx';

interface PdfViewerProps extends ViewerActs {
  readonly title: string;
  readonly startAt?: number;
}

/** In the place of the reader of PDFs, which paints only in a browser: what is read, from where, and what is done with it. */
export const PdfViewer = ({ title, startAt, actions, tools = [], more }: PdfViewerProps) => (
  <div>
    <p>
      leitor de {title}
      {startAt === undefined ? '' : `, página ${startAt}`}
    </p>
    {actions}
    {tools.map(({ id, label, perform }) => (
      <button key={id} type="button" aria-label={label} onClick={perform} />
    ))}
    {more && <MoreActions label={more.label} actions={more.actions} />}
  </div>
);
