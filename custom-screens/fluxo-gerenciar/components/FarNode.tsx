import type { NodeProps } from 'reactflow';
import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { classes } from '#src/ui/classes.ts';
import styles from './Far.module.css';
import type { FlowNode } from './to-flow.ts';

/** An element of a large flow shown so small that nothing in it could be read: its shape, called by what it is. */
export const FarNode = ({ data: { element, label, wrong, closed }, selected }: NodeProps<FlowNode>) => (
  <div
    role="img"
    title={label}
    className={classes(
      styles.node,
      shapeOf(element, closed),
      wrong && styles.wrong,
      selected && styles.chosen,
    )}
  />
);

const shapeOf = (element: ModdleElement, closed: boolean): string | undefined => {
  if (isA(element, 'bpmn:Gateway')) return styles.gateway;
  if (isA(element, 'bpmn:Event')) return styles.event;
  return isA(element, 'bpmn:SubProcess') && !closed ? styles.around : undefined;
};
