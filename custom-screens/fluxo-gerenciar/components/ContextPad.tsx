import { MoveRight, Plus } from 'lucide-react';
import { NodeToolbar, Position, useStore } from 'reactflow';
import { isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { elementsOf, type Drawing } from '../drawing.ts';
import { mayConnect, type Kind } from '../edits.ts';
import { elementName } from '../element-name.ts';
import { kindIcons } from '../kind-icons.ts';
import styles from '../FluxoGerenciar.module.css';

/** What comes after most elements, of everything that may. */
export const nextKinds = ['atividade', 'decisao', 'tempo', 'fim'] as const;

interface ContextPadProps {
  readonly drawing: Drawing;
  readonly element: ModdleElement;
  readonly bounds: Bounds;
  /** Where what is written beside it is, which the pad leaves to be read and taken. */
  readonly box: Bounds | undefined;
  readonly onAdd: (kind: Kind) => void;
  /** Everything that may come after it, from a place of the screen. */
  readonly onMore: (at: { readonly x: number; readonly y: number }) => void;
  /** A link of it waits for where it leads. */
  readonly onLink: (source: string) => void;
}

/** As high as the pad is, with what is between it and the element and the buttons in the corners of the paper. */
const height = 104;

/** What is done most after the chosen element, above it, where no link leaves it; below, where there is no room above, or its name is there. */
export const ContextPad = ({ drawing, element, bounds, box, onAdd, onMore, onLink }: ContextPadProps) => {
  const text = useText();
  const high = useStore(({ transform: [, y, zoom] }) => bounds.y * zoom + y < height);
  if (isA(element, 'bpmn:EndEvent')) return null;
  const isAbove = box !== undefined && box.y + box.height <= bounds.y;
  const below = high || isAbove;
  const nome = elementName(element, text);
  return (
    <NodeToolbar
      nodeId={element.id}
      isVisible
      position={below ? Position.Bottom : Position.Top}
      align="start"
      offset={below && box && !isAbove ? 44 : 12}
    >
      <div
        className={`${styles.pad ?? ''} nodrag nopan`}
        role="group"
        aria-label={text('fluxoDesenho.depoisDe', { nome })}
      >
        {nextKinds.map((kind) => (
          <IconAction
            key={kind}
            size="small"
            icon={kindIcons[kind]}
            label={text(`fluxoDesenho.depois.${kind}`)}
            onClick={() => onAdd(kind)}
          />
        ))}
        <IconAction
          size="small"
          icon={MoveRight}
          label={text('fluxoDesenho.depois.ligar')}
          disabled={!elementsOf(drawing).some((one) => mayConnect(element, one))}
          onClick={() => onLink(element.id)}
        />
        <IconAction
          size="small"
          icon={Plus}
          label={text('fluxoDesenho.depois.mais')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => {
            const { right, top } = currentTarget.getBoundingClientRect();
            onMore({ x: right, y: top });
          }}
        />
      </div>
    </NodeToolbar>
  );
};
