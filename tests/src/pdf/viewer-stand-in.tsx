import type { ViewerActs } from '#src/pdf/PdfToolbar.tsx';
import { MoreActions } from '#src/ui/MoreActions.tsx';

/** In the place of the reader of PDFs, which paints only in a browser: what is read, and what is done with it. */
export const PdfViewer = ({ title, actions, tools = [], more }: ViewerActs & { readonly title: string }) => (
  <div>
    <p>leitor de {title}</p>
    {actions}
    {tools.map(({ id, label, perform }) => (
      <button key={id} type="button" aria-label={label} onClick={perform} />
    ))}
    {more && <MoreActions label={more.label} actions={more.actions} />}
  </div>
);
