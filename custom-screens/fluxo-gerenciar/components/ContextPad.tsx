import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { MoveRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { NodeToolbar, Position } from 'reactflow';
import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { elementsOf, type Drawing } from '../drawing.ts';
import { mayConnect, type Kind } from '../edits.ts';
import { kindIcons } from '../kind-icons.ts';
import { elementName, kindName } from '../element-name.ts';
import styles from '../FluxoGerenciar.module.css';

const offered = ['atividade', 'decisao', 'tempo', 'fim'] as const;

interface ContextPadProps {
  readonly drawing: Drawing;
  readonly element: ModdleElement;
  readonly onAdd: (kind: Kind) => void;
  /** Everything that may come after it, from a place of the screen. */
  readonly onMore: (at: { readonly x: number; readonly y: number }) => void;
  readonly onConnect: (source: string, target: string) => void;
}

/** What is done most after the chosen element, beside it. */
export const ContextPad = ({ drawing, element, onAdd, onMore, onConnect }: ContextPadProps) => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (isA(element, 'bpmn:EndEvent')) return null;
  const nome = elementName(element, text);
  const targets = elementsOf(drawing).filter((one) => mayConnect(element, one));
  return (
    <NodeToolbar nodeId={element.id} isVisible position={Position.Right} align="start" offset={14}>
      <div
        className={`${styles.pad ?? ''} nodrag nopan`}
        role="group"
        aria-label={text('fluxoDesenho.depoisDe', { nome })}
      >
        {offered.map((kind) => (
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
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          disabled={targets.length === 0}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
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
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {targets.map((one) => (
          <MenuItem
            key={one.id}
            onClick={() => {
              setAnchor(null);
              onConnect(element.id, one.id);
            }}
          >
            {elementName(one, text)} ({kindName(one, text)})
          </MenuItem>
        ))}
      </Menu>
    </NodeToolbar>
  );
};
