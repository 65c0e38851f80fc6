import { ChevronDown, ChevronUp, MoveHorizontal, PanelLeft, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import type { Zoom } from './use-zoom.ts';
import styles from './Pdf.module.css';

interface PdfToolbarProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly zoom: Zoom;
  readonly actions?: ReactNode;
  /** Whether the small pictures are shown; absent where they are not offered. */
  readonly thumbnails?: boolean;
  readonly onThumbnails?: () => void;
}

/** Page n of m, zoom, and the actions of the screen. */
export const PdfToolbar = (props: PdfToolbarProps) => {
  const { page, total, onPage, zoom, actions, thumbnails, onThumbnails } = props;
  const text = useText();
  return (
    <div className={styles.bar} role="group" aria-label={text('editor.leitor.controles')}>
      {thumbnails !== undefined && (
        <IconAction
          icon={PanelLeft}
          size="small"
          className={styles.thumbnailsButton}
          label={text('editor.leitor.miniaturas')}
          aria-pressed={thumbnails}
          onClick={onThumbnails}
        />
      )}
      <IconAction
        icon={ChevronUp}
        size="small"
        label={text('editor.leitor.anterior')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <IconAction
        icon={ChevronDown}
        size="small"
        label={text('editor.leitor.seguinte')}
        disabled={page >= total}
        onClick={() => onPage(page + 1)}
      />
      <PageNumber page={page} total={total} onPage={onPage} />
      <span className={styles.separator} />
      <IconAction
        icon={ZoomOut}
        size="small"
        label={text('editor.leitor.diminuir')}
        disabled={!zoom.canShrink}
        onClick={zoom.shrink}
      />
      <span className={styles.percent} aria-live="polite">
        {text('editor.leitor.zoom', { n: Math.round(zoom.scale * 100) })}
      </span>
      <IconAction
        icon={ZoomIn}
        size="small"
        label={text('editor.leitor.aumentar')}
        disabled={!zoom.canGrow}
        onClick={zoom.grow}
      />
      <IconAction
        icon={MoveHorizontal}
        size="small"
        label={text('editor.leitor.ajustar')}
        aria-pressed={zoom.fitted}
        onClick={zoom.fit}
      />
      {actions !== undefined && <span className={styles.actions}>{actions}</span>}
    </div>
  );
};

type PageNumberProps = Pick<PdfToolbarProps, 'page' | 'total' | 'onPage'>;

/** The number is typed; while it is being typed scrolling does not change it. */
const PageNumber = ({ page, total, onPage }: PageNumberProps) => {
  const text = useText();
  const [typed, setTyped] = useState<string>();
  useEffect(() => setTyped(undefined), [page]);
  const go = (): void => {
    const wanted = Number(typed);
    if (typed !== undefined && Number.isInteger(wanted) && wanted > 0) onPage(wanted);
    setTyped(undefined);
  };
  return (
    <span className={styles.number}>
      <input
        type="text"
        inputMode="numeric"
        aria-label={text('editor.leitor.irPara')}
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 5))}
        onFocus={(event) => event.target.select()}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
          if (event.key === 'Escape' && typed !== undefined) {
            event.stopPropagation();
            setTyped(undefined);
          }
        }}
      />
      <span className="num">{total > 0 && text('editor.leitor.de', { total })}</span>
    </span>
  );
};
