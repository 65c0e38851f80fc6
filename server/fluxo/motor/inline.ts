import { subfluxoOf } from '#schemas/fluxo/atividade.ts';
import { executableOf, flowElementsOf, isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { openModdle, readBpmn } from '#schemas/fluxo/open-moddle.ts';

/** The drawing of a flow that another calls, by its code. */
export type ReadSubflow = (codigo: string) => Promise<string | undefined>;

/** Elements of a flow with all that it calls, at the most: each step reads and writes the state of them all. */
export const mostElements = 3_000;

/** What is called makes the flow larger than what is run. */
export class FlowTooLarge extends Error {
  constructor(
    /** What calls the one with which it became too large, in the drawing that is published. */
    readonly elemento: string,
    readonly codigo: string,
  ) {
    super(`fluxo grande demais com ${codigo}`);
  }
}

/** Between the element that calls and the one that is called. */
export const within = '__';

/**
 * Puts each called flow in the place of what calls it, as a sub-process: what runs is what was published when the caller was,
 * whatever is published later. Its elements are named by who calls them.
 */
export const inlineSubflows = async (
  definitions: ModdleElement,
  container: ModdleElement,
  read: ReadSubflow,
  path: readonly string[] = [],
): Promise<void> => {
  for (const call of flowElementsOf(container).filter((one) => isA(one, 'bpmn:CallActivity'))) {
    const codigo = subfluxoOf(call);
    const xml = path.includes(codigo) ? undefined : await read(codigo);
    if (xml === undefined) throw new Error(`subfluxo ${codigo}`);
    const sub = await subProcessOf(definitions, call, xml);
    replace(definitions, call, sub);
    const root = processOf(sub);
    // counted as it grows: a few flows that call each other many times would be larger than any memory
    if (flowElementsOf(root).length > mostElements)
      throw new FlowTooLarge(call.id.split(within)[0] ?? call.id, codigo);
    await inlineSubflows(definitions, sub, read, [...path, codigo]);
  }
};

const processOf = (element: ModdleElement): ModdleElement => {
  let around = element;
  while (around.$parent && around.$type !== 'bpmn:Process') around = around.$parent;
  return around;
};

const subProcessOf = async (
  definitions: ModdleElement,
  call: ModdleElement,
  xml: string,
): Promise<ModdleElement> => {
  const called = (await readBpmn(xml)).definitions;
  const process = executableOf(called);
  const inner = process?.flowElements ?? [];
  const roots = (called.rootElements ?? []).filter(({ $type }) =>
    ['bpmn:Message', 'bpmn:Signal'].includes($type),
  );
  for (const one of [...(process ? flowElementsOf(process) : []), ...roots])
    one.id = `${call.id}${within}${one.id}`;
  for (const one of roots) one.$parent = definitions;
  definitions.rootElements = [...(definitions.rootElements ?? []), ...roots];
  const sub = openModdle().create('bpmn:SubProcess', { id: call.id, flowElements: inner });
  if (call.name !== undefined) sub.name = call.name;
  for (const one of inner) one.$parent = sub;
  return sub;
};

const replace = (definitions: ModdleElement, call: ModdleElement, sub: ModdleElement): void => {
  const parent = call.$parent ?? definitions;
  sub.$parent = parent;
  sub.incoming = call.incoming ?? [];
  sub.outgoing = call.outgoing ?? [];
  parent.flowElements = (parent.flowElements ?? []).map((one) => (one === call ? sub : one));
  for (const one of parent.flowElements) {
    if (one.sourceRef === call) one.sourceRef = sub;
    if (one.targetRef === call) one.targetRef = sub;
    if (one.attachedToRef === call) one.attachedToRef = sub;
  }
};
