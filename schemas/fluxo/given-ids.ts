import { freeIds } from './free-id.ts';
import { flowElementsOf, isA, processesOf, type ModdleElement } from './moddle-element.ts';

/**
 * What the steps, the lanes and the drawing name has an identifier, also where the file gives it none, as the schema allows: the
 * same file is given the same ones.
 */
export const giveIds = (definitions: ModdleElement, taken: Iterable<string>): void => {
  const free = freeIds(new Set(taken));
  for (const element of namedOf(definitions))
    if (!element.id) {
      const local = element.$type.slice(element.$type.indexOf(':') + 1);
      element.set('id', free(local.charAt(0).toLowerCase() + local.slice(1)));
    }
};

const namedOf = (definitions: ModdleElement): ModdleElement[] => {
  const roots = (definitions.rootElements ?? []).filter((one) => isA(one, 'bpmn:RootElement'));
  const containers = processesOf(definitions).flatMap((one) => [one, ...flowElementsOf(one)]);
  return [
    ...new Set([
      ...roots,
      ...containers,
      ...roots.flatMap((root) => [...(root.participants ?? []), ...(root.messageFlows ?? [])]),
      ...[...roots, ...containers].flatMap(({ artifacts = [] }) => artifacts),
      ...containers.flatMap(({ laneSets = [] }) => laneSets).flatMap(lanesOf),
    ]),
  ];
};

const lanesOf = ({ lanes = [] }: ModdleElement): ModdleElement[] =>
  lanes.flatMap((lane) => [lane, ...(lane.childLaneSet ? lanesOf(lane.childLaneSet) : [])]);
