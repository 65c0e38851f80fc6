import useMediaQuery from '@mui/material/useMediaQuery';
import { CalendarClock, MoveRight, Plus } from 'lucide-react';
import { useContext } from 'react';
import { NodeToolbar, Position, useStore, type ReactFlowState } from 'reactflow';
import { isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { contextPad, contextPadPlace, contextPadTouched } from '../context-pad-place.ts';
import { elementsOf, type Drawing } from '../drawing.ts';
import { mayConnect, type Kind } from '../edits.ts';
import { elementName } from '../element-name.ts';
import { kindIcons } from '../kind-icons.ts';
import { Deadlines } from '../use-deadline.ts';
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

type Place = ReturnType<typeof contextPadPlace>;

/** By as much the library moves it with its element. */
const isThere = (one: Place, other: Place): boolean =>
  one.below === other.below &&
  one.offset === other.offset &&
  one.by.x === other.by.x &&
  one.by.y === other.by.y;

/** As large as what is offered is, by how it is pressed. */
export const useContextPadSize = (): typeof contextPad | typeof contextPadTouched =>
  useMediaQuery('(pointer: coarse)', { noSsr: true }) ? contextPadTouched : contextPad;

/** What is done most after the chosen element, above it, where no link leaves it; below, where there is no room above, or its name is there. */
export const ContextPad = ({ drawing, element, bounds, box, onAdd, onMore, onLink }: ContextPadProps) => {
  const text = useText();
  const onDeadline = useContext(Deadlines);
  const pad = useContextPadSize();
  const { below, offset, by } = useStore(
    (now: ReactFlowState) => contextPadPlace({ bounds, box }, now, pad),
    isThere,
  );
  if (isA(element, 'bpmn:EndEvent')) return null;
  const nome = elementName(element, text);
  return (
    <NodeToolbar
      nodeId={element.id}
      isVisible
      position={below ? Position.Bottom : Position.Top}
      align="start"
      offset={offset}
    >
      <div
        className={`${styles.pad ?? ''} nodrag nopan`}
        style={{ transform: `translate(${by.x}px, ${by.y}px)` }}
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
        {onDeadline && isA(element, 'bpmn:Activity') && (
          <IconAction
            size="small"
            icon={CalendarClock}
            label={text('fluxoDesenho.campo.porPrazo')}
            onClick={() => onDeadline(element.id)}
          />
        )}
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
