import { useRef, useState, type PointerEvent } from 'react';
import { useReactFlow, useStoreApi } from 'reactflow';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { useRovingFocus } from '#src/ui/use-roving-focus.ts';
import { bandKinds, type BandKind } from '../band-edits.ts';
import { kinds, type Kind } from '../edits.ts';
import { kindIcons } from '../kind-icons.ts';
import type { Offer } from './AddMenu.tsx';
import styles from './Palette.module.css';

interface PaletteProps {
  /** Something is chosen, that what is new comes after. */
  readonly after: boolean;
  readonly onAdd: (kind: Kind | BandKind, dropped?: Offer['dropped']) => void;
}

/** As far as a press is still a click. */
const still = 5;

interface Dragged {
  readonly kind: Kind | BandKind;
  readonly x: number;
  readonly y: number;
}

/** What may be drawn, by its sign: clicked, after what is chosen or in the middle of what is seen; dragged, where it is let go. */
export const Palette = ({ after, onAdd }: PaletteProps) => {
  const text = useText();
  const bar = useRef<HTMLDivElement>(null);
  const from = useRef<Dragged>(undefined);
  const wasDragged = useRef(false);
  const [dragged, setDragged] = useState<Dragged>();
  const { screenToFlowPosition } = useReactFlow();
  const store = useStoreApi();
  useRovingFocus(bar, 'both');

  const paperAt = ({ x, y }: Pick<Dragged, 'x' | 'y'>): boolean => {
    const paper = store.getState().domNode?.getBoundingClientRect();
    return paper !== undefined && x > paper.left && x < paper.right && y > paper.top && y < paper.bottom;
  };
  const middle = (): Offer['dropped'] => {
    const paper = store.getState().domNode?.getBoundingClientRect();
    if (!paper) return undefined;
    const [x, y] = [paper.left + paper.width / 2, paper.top + paper.height / 2];
    return { on: screenToFlowPosition({ x, y }, { snapToGrid: true }) };
  };
  const onMove = (event: PointerEvent): void => {
    const start = from.current;
    if (!start) return;
    const { clientX: x, clientY: y } = event;
    if (dragged || Math.hypot(x - start.x, y - start.y) > still) setDragged({ kind: start.kind, x, y });
  };
  const end = (): void => {
    from.current = undefined;
    setDragged(undefined);
  };
  const onUp = (event: PointerEvent): void => {
    // the click that comes after a drag is none
    wasDragged.current = dragged !== undefined;
    const at = { x: event.clientX, y: event.clientY };
    if (dragged && paperAt(at)) onAdd(dragged.kind, { on: screenToFlowPosition(at, { snapToGrid: true }) });
    end();
  };
  const Ghost = dragged && kindIcons[dragged.kind];
  return (
    <div
      ref={bar}
      id="painel-paleta"
      className={styles.palette}
      role="toolbar"
      aria-label={text('fluxoDesenho.paleta.rotulo')}
      data-regiao="paleta"
    >
      {[...kinds, ...bandKinds].map((kind) => (
        <IconAction
          key={kind}
          size="small"
          icon={kindIcons[kind]}
          label={text(`fluxoDesenho.tipo.${kind}`)}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            from.current = { kind, x: event.clientX, y: event.clientY };
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={onMove}
          onPointerUp={onUp}
          onPointerCancel={end}
          onClick={() => {
            if (wasDragged.current) wasDragged.current = false;
            else onAdd(kind, after || bandKinds.some((one) => one === kind) ? undefined : middle());
          }}
        />
      ))}
      {dragged && Ghost && (
        <span className={styles.ghost} style={{ left: dragged.x, top: dragged.y }} aria-hidden="true">
          <Ghost size={20} strokeWidth={1.75} />
          {text(`fluxoDesenho.tipo.${dragged.kind}`)}
        </span>
      )}
    </div>
  );
};
