import { Rows2, Rows3, Rows4, type LucideIcon } from 'lucide-react';
import { createContext, useContext } from 'react';
import { NodeToolbar, Position } from 'reactflow';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import styles from '../FluxoGerenciar.module.css';

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
}

/** Beside a lane or a pool that is chosen: the lanes that it may be divided in. */
export const DividePad = ({ id, nome }: DividePadProps) => {
  const text = useText();
  const divide = useContext(Dividing);
  if (!divide) return null;
  return (
    <NodeToolbar nodeId={id} isVisible position={Position.Top} align="start" offset={8} style={overPaper}>
      <div
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
