import useMediaQuery from '@mui/material/useMediaQuery';
import { Rows2, Rows3, Rows4, type LucideIcon } from 'lucide-react';
import { createContext, useContext } from 'react';
import { NodeToolbar, Position, useStore } from 'reactflow';
import type { Bounds } from '#schemas/fluxo/moddle-element.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { strip } from '../band-layout.ts';
import styles from '../FluxoGerenciar.module.css';
import { padPlace } from '../pad-place.ts';
import { zoomOf } from './handled.ts';

/** Divides the chosen lane or pool in so many lanes. */
type Divide = (id: string, count: number) => void;

export const Dividing = createContext<Divide | undefined>(undefined);

export const divisions = [2, 3, 4] as const;
export const divisionIcons: Readonly<Record<(typeof divisions)[number], LucideIcon>> = {
  2: Rows2,
  3: Rows3,
  4: Rows4,
};

/** A band lies under everything; what is offered at it is pressed, and lies over. */
export const overPaper = { zIndex: 10 };

interface DividePadProps {
  readonly id: string;
  /** How it is called. */
  readonly nome: string;
  readonly standing: boolean;
  readonly bounds: Bounds;
  /** Where the names of all lanes and pools are, which it leaves to be read. */
  readonly names: readonly Bounds[];
}

/** As large as it is on the screen, its line included; and where a finger presses it. */
const padSize = { width: 112, height: 40 };
const fingerSize = { width: 156, height: 52 };

/** In a lane or a pool that is chosen, beside its name: the lanes that it may be divided in. */
export const DividePad = ({ id, nome, standing, bounds, names }: DividePadProps) => {
  const text = useText();
  const divide = useContext(Dividing);
  const zoom = useStore(zoomOf);
  const pad = useMediaQuery('(pointer: coarse)', { noSsr: true }) ? fingerSize : padSize;
  if (!divide) return null;
  const { x, y } = padPlace(bounds, names, { pad, strip, zoom, standing });
  return (
    <NodeToolbar
      nodeId={id}
      isVisible
      position={Position.Bottom}
      align="start"
      offset={y - bounds.height * zoom}
      style={overPaper}
    >
      <div
        style={{ marginInlineStart: x }}
        className={`${styles.pad ?? ''} nodrag nopan`}
        role="group"
        aria-label={text('fluxoDesenho.raia.dividir', { nome })}
      >
        {divisions.map((count) => (
          <IconAction
            key={count}
            size="small"
            icon={divisionIcons[count]}
            label={text(`fluxoDesenho.editarMenu.dividir${count}`)}
            onClick={() => divide(id, count)}
          />
        ))}
      </div>
    </NodeToolbar>
  );
};
