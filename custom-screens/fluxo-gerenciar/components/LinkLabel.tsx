import { useStore } from 'reactflow';
import type { Bounds } from '#schemas/fluxo/moddle-element.ts';
import type { Point } from '../drawing.ts';
import { besideGrips, gripsOf } from '../label-room.ts';
import type { DrawingActs } from '../use-drawing.ts';
import { fingersAt, zoomOf } from './handled.ts';
import { Label } from './Label.tsx';

interface LinkLabelProps {
  readonly id: string;
  readonly label: string;
  readonly box: Bounds;
  readonly points: readonly Point[];
  /** What is written and drawn of others near it. */
  readonly others: readonly Bounds[];
  readonly longest: number;
  readonly edit: DrawingActs['edit'];
}

/** What is written on a chosen link: while it is chosen, beside what bends it. */
export const LinkLabel = ({ id, label, box, points, others, longest, edit }: LinkLabelProps) => {
  const zoom = useStore(zoomOf);
  // its padding and its line go around what its box holds
  const size = {
    width: Math.max(Math.min(box.width, longest) + 8, fingersAt(zoom, 1)),
    height: Math.max(box.height, fingersAt(zoom, 1)),
  };
  return (
    <Label
      id={id}
      label={label}
      box={box}
      shown={besideGrips(box, size, gripsOf(points, zoom), zoom, others)}
      longest={longest}
      fingers={1}
      edit={edit}
    />
  );
};
