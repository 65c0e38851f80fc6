import { useMemo } from 'react';
import { useStore, ViewportPortal, type ReactFlowState } from 'reactflow';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { zoomOf } from '../components/handled.ts';
import { elementOf, type Point } from '../drawing.ts';
import { elementName } from '../element-name.ts';
import styles from './Comentarios.module.css';
import { balloonsOf, cornerOf } from './conversas.ts';
import type { Comentarios } from './use-comentarios.ts';

interface BaloesProps {
  readonly of: Comentarios;
  /** The tree is changed in place: its turn says that it changed. */
  readonly turn: number;
}

/** How many conversations are open of each element, at its corner on the paper; each opens the last of them. */
export const Baloes = ({ of, turn }: BaloesProps) => {
  const { drawing, conversas = [] } = of;
  const balloons = useMemo(
    () => balloonsOf(drawing, conversas),
    // oxlint-disable-next-line react/exhaustive-deps -- the tree is changed in place: its turn says that it changed
    [drawing, turn, of.conversas],
  );
  return (
    <ViewportPortal>
      {balloons.map(({ id, at, conversas: ids }) => (
        <Balao key={id} id={id} at={at} count={ids.length} last={ids.at(-1)} of={of} />
      ))}
    </ViewportPortal>
  );
};

interface BalaoProps extends Pick<BaloesProps, 'of'> {
  readonly id: string;
  readonly at: Point;
  readonly count: number;
  readonly last: number | undefined;
}

const Balao = ({ id, at, count, last, of }: BalaoProps) => {
  const text = useText();
  const zoom = useStore(zoomOf);
  // a shape that is dragged takes it along before the tree knows
  const node = useStore(
    boxOf(id),
    (one, other) => one?.x === other?.x && one?.y === other?.y && one?.width === other?.width,
  );
  const element = elementOf(of.drawing, id);
  if (!element) return null;
  const corner = node ? cornerOf(element, node) : at;
  return (
    <button
      type="button"
      className={classes(styles.balao, 'nodrag nopan')}
      // as large as a finger needs, however small the drawing is shown
      style={{
        transform: `translate(${corner.x}px, ${corner.y}px) scale(${1 / Math.min(1, zoom)}) translate(-50%, -50%)`,
      }}
      aria-label={text('fluxoComentarios.abertos', { count, nome: elementName(element, text) })}
      onClick={() => {
        of.choose(id);
        of.see(last);
      }}
    >
      <span aria-hidden="true">{count}</span>
    </button>
  );
};

const boxOf =
  (id: string) =>
  ({ nodeLookup }: ReactFlowState): (Point & { readonly width: number }) | undefined => {
    const node = nodeLookup.get(id);
    return node && { ...node.internals.positionAbsolute, width: node.measured.width ?? 0 };
  };
