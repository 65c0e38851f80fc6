import { useContext } from 'react';
import { Handle, Position, type NodeProps } from 'reactflow';
import { isA } from '#schemas/fluxo/moddle-element.ts';
import { classes } from '#src/ui/classes.ts';
import styles from '../FluxoGerenciar.module.css';
import { belowWidth } from '../label-edits.ts';
import { ContextPad } from './ContextPad.tsx';
import { Label } from './Label.tsx';
import linkingStyles from './Linking.module.css';
import { NameOnShape } from './NameOnShape.tsx';
import { useOffered, Waiting } from './offered.ts';
import { Shape } from './Shape.tsx';
import type { FlowNode } from './to-flow.ts';

/** An element of the flow on the paper, with what is offered at it while it is chosen. */
export const BpmnNode = ({
  data: { element, label, kind, wrong, closed, colour, bounds, box, edit, onToggle },
  selected,
  width = 0,
  height = 0,
}: NodeProps<FlowNode>) => {
  const offer = useOffered(element.id, selected);
  const { targets, at } = useContext(Waiting);
  const naming = offer?.naming === element.id;
  const written = naming ? (
    ''
  ) : box && selected ? (
    <Label
      id={element.id}
      label={label}
      box={box}
      origin={bounds}
      longest={belowWidth}
      edit={edit}
      fingers={1}
      fromTop
    />
  ) : undefined;
  return (
    <>
      {!isA(element, 'bpmn:StartEvent') && (
        <Handle type="target" position={Position.Left} className={styles.handle} />
      )}
      <Shape
        element={element}
        label={label}
        kind={kind}
        width={width}
        height={height}
        selected={selected}
        wrong={wrong}
        closed={closed}
        colour={colour}
        beside={box ? { bounds, box } : undefined}
        written={written}
        onToggle={isA(element, 'bpmn:SubProcess') ? () => onToggle(element.id) : undefined}
      />
      {!isA(element, 'bpmn:EndEvent') && (
        <Handle type="source" position={Position.Right} className={styles.handle} />
      )}
      {targets.has(element.id) && (
        <span className={classes(linkingStyles.target, at === element.id && linkingStyles.at)} />
      )}
      {naming && offer && (
        <NameOnShape
          name={element.name ?? ''}
          place={box === undefined ? 'dentro' : 'abaixo'}
          typed={offer.typed}
          onDone={(name, by) => offer.onNamed(element.id, name, by)}
        />
      )}
      {offer?.alone && !naming && (
        <ContextPad
          drawing={offer.drawing}
          element={element}
          bounds={bounds}
          box={box}
          onAdd={offer.onAdd}
          onMore={(at) => offer.onOffer({ at })}
          onLink={offer.onLink}
        />
      )}
    </>
  );
};
