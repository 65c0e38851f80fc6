import {
  ChevronDown,
  ChevronUp,
  MoveHorizontal,
  PanelLeft,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { BarAction } from '#src/ui/bar-action.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { MoreActions } from '#src/ui/MoreActions.tsx';
import { useCrowded } from '#src/ui/use-crowded.ts';
import type { Zoom } from './use-zoom.ts';
import styles from './Pdf.module.css';

/** What is done with the file that is read. */
type ViewerTool = Pick<BarAction, 'id' | 'label' | 'perform'> & { readonly icon: LucideIcon };

export interface ViewerActs {
  /** Always in the bar: which version, which piece. */
  readonly actions?: ReactNode;
  /** An icon each at the right of the bar: download, print; in a menu where there is no room. */
  readonly tools?: readonly ViewerTool[];
  /** Always in a menu. */
  readonly more?: { readonly label: string; readonly actions: readonly BarAction[] };
}

interface PdfToolbarProps extends ViewerActs {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly zoom: Zoom;
  /** Whether the small pictures are shown; absent where they are not offered. */
  readonly thumbnails?: boolean;
  readonly onThumbnails?: () => void;
}

/** Page n of m, zoom, and the actions of the screen, in one row: what does not fit is in a menu. */
export const PdfToolbar = (props: PdfToolbarProps) => {
  const { page, total, onPage, zoom, actions, tools = [], more, thumbnails, onThumbnails } = props;
  const text = useText();
  const [bar, step] = useCrowded();
  const crowded = step > 0;
  const turns = turnsOf(props, text);
  const sizes = sizesOf(zoom, text);
  const offered = [...turns, ...sizes].flatMap(({ possible, ...one }) => (possible ? [one] : []));
  const menu = crowded ? [...offered, ...tools, ...(more?.actions ?? [])] : (more?.actions ?? []);
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={text('editor.leitor.controles')}>
      {thumbnails !== undefined && !crowded && (
        <IconAction
          icon={PanelLeft}
          size="small"
          className={styles.thumbnailsButton}
          label={text('editor.leitor.miniaturas')}
          aria-pressed={thumbnails}
          onClick={onThumbnails}
        />
      )}
      {!crowded && turns.map((turn) => <Control key={turn.id} control={turn} />)}
      <PageNumber page={page} total={total} onPage={onPage} />
      {!crowded && (
        <>
          <span className={styles.separator} />
          <Control control={sizes[0]} />
          <span className={styles.percent} aria-live="polite">
            {text('editor.leitor.zoom', { n: Math.round(zoom.scale * 100) })}
          </span>
          <Control control={sizes[1]} />
          <Control control={{ ...sizes[2], possible: true }} pressed={zoom.fitted} />
        </>
      )}
      <span className={styles.actions}>
        {actions}
        {!crowded && tools.map((tool) => <Control key={tool.id} control={{ ...tool, possible: true }} />)}
        {menu.length > 0 && (
          <MoreActions size="small" actions={menu} label={more && !crowded ? more.label : undefined} />
        )}
      </span>
    </div>
  );
};

interface Control {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Whether it would do anything now. */
  readonly possible: boolean;
  readonly perform: () => void;
}

type Text = ReturnType<typeof useText>;

const turnsOf = ({ page, total, onPage }: PdfToolbarProps, text: Text): readonly Control[] => [
  {
    id: 'anterior',
    label: text('editor.leitor.anterior'),
    icon: ChevronUp,
    possible: page > 1,
    perform: () => onPage(page - 1),
  },
  {
    id: 'seguinte',
    label: text('editor.leitor.seguinte'),
    icon: ChevronDown,
    possible: page < total,
    perform: () => onPage(page + 1),
  },
];

const sizesOf = (zoom: Zoom, text: Text): readonly [Control, Control, Control] => [
  {
    id: 'diminuir',
    label: text('editor.leitor.diminuir'),
    icon: ZoomOut,
    possible: zoom.canShrink,
    perform: zoom.shrink,
  },
  {
    id: 'aumentar',
    label: text('editor.leitor.aumentar'),
    icon: ZoomIn,
    possible: zoom.canGrow,
    perform: zoom.grow,
  },
  {
    id: 'ajustar',
    label: text('editor.leitor.ajustar'),
    icon: MoveHorizontal,
    possible: !zoom.fitted,
    perform: zoom.fit,
  },
];

interface ControlProps {
  readonly control: Control;
  readonly pressed?: boolean;
}

const Control = ({ control: { label, icon, possible, perform }, pressed }: ControlProps) => (
  <IconAction
    icon={icon}
    size="small"
    label={label}
    disabled={!possible}
    aria-pressed={pressed}
    onClick={perform}
  />
);

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
