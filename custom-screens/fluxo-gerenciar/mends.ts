import type { AchadoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { fitBands } from './band-layout.ts';
import { joinLane, laneOf } from './bands.ts';
import { boundsOf, elementOf, isFlow, isNode, type Drawing } from './drawing.ts';
import { addAfter, freePlace, leaveFrom, moveTo, remove, retarget, type Kind } from './edits.ts';
import { laneRoleOf, takeRoleOfLane, type PapelNomeado } from './lane-role.ts';
import { route } from './route.ts';
import { makeDefault } from './say.ts';

/** What mends a problem that has one evident way out. */
export interface Mend {
  /** By which it is said. */
  readonly kind: 'juncao' | 'paralelo' | 'decisao' | 'fim' | 'padrao' | 'repetida' | 'papel';
  /** What is chosen of, or for. */
  readonly nome?: string;
  /** Makes the change; what is chosen then. */
  readonly apply: (now: Drawing) => string | undefined;
}

/** How a problem is mended in one act: nothing, where only who draws knows. */
export const mendOf = (
  drawing: Drawing,
  { regra, elemento }: Pick<AchadoFluxo, 'regra' | 'elemento'>,
  papeis: readonly PapelNomeado[],
): Mend | undefined => {
  const element = elementOf(drawing, elemento);
  if (regra === 'lint.end-event-required') return endsFor(drawing, element);
  return element && regra !== undefined ? byRule[regra]?.(element, { drawing, papeis }) : undefined;
};

interface Around {
  readonly drawing: Drawing;
  readonly papeis: readonly PapelNomeado[];
}

type MendRule = (element: ModdleElement, around: Around) => Mend | undefined;

const joins: MendRule = ({ id, incoming = [] }) =>
  incoming.length > 1 ? { kind: 'juncao', apply: (now) => joinBefore(now, id) } : undefined;

const ends: MendRule = ({ id }) => ({ kind: 'fim', apply: (now) => addAfter(now, 'fim', id) });

const splits: MendRule = (element) => {
  if ((element.outgoing?.length ?? 0) < 2) return undefined;
  const kind = splitKindOf(element);
  return { kind, apply: (now) => splitAfter(now, element.id, kind) };
};

/** The way that says nothing of when it is taken is the one for when no other is. */
const defaults: MendRule = (gateway) => {
  const free = gateway.outgoing?.findLast((flow) => !flow.conditionExpression);
  return free && defaultMend(free);
};
const defaultOfIts: MendRule = (flow) => {
  const all = flow.sourceRef?.outgoing ?? [];
  const free = all.filter((one) => !one.conditionExpression);
  return free.length === 1 && free[0] === flow && !flow.sourceRef?.default ? defaultMend(flow) : undefined;
};
const defaultMend = (flow: ModdleElement): Mend => {
  const nome = flow.name?.trim() || flow.targetRef?.name?.trim();
  return {
    kind: 'padrao',
    ...(nome ? { nome } : {}),
    apply: (now) => {
      makeDefault(now, flow.id, true);
      return flow.id;
    },
  };
};

const repeats: MendRule = (flow) => {
  if (!isFlow(flow)) return undefined;
  const { id, sourceRef } = flow;
  return {
    kind: 'repetida',
    apply: (now) => {
      remove(now, id);
      return sourceRef?.id;
    },
  };
};

const roles: MendRule = (element, { drawing, papeis }) => {
  const papel = laneRoleOf(drawing, element, papeis);
  if (papel === '') return undefined;
  return {
    kind: 'papel',
    nome: papeis.find(({ codigo }) => codigo === papel)?.nome ?? papel,
    apply: (now) => {
      takeRoleOfLane(now, element.id, papeis);
      return element.id;
    },
  };
};

const byRule: Readonly<Record<string, MendRule | undefined>> = {
  'lint.no-gateway-join-fork': joins,
  'lint.no-implicit-end': ends,
  'lint.no-implicit-split': splits,
  'lint.no-duplicate-sequence-flows': repeats,
  semSaidaPadrao: defaults,
  condicaoFalta: defaultOfIts,
  semPapel: roles,
  papelDaRaia: roles,
  chegamJuntas: joins,
};

/** An end after each that nothing comes after, in the flow or in the sub-process that has none. */
const endsFor = (drawing: Drawing, sub: ModdleElement | undefined): Mend | undefined => {
  const container = isA(sub, 'bpmn:SubProcess') ? sub : drawing.process;
  const last = (container?.flowElements ?? [])
    .filter((one) => isNode(one) && !isA(one, 'bpmn:EndEvent') && (one.outgoing ?? []).length === 0)
    .map(({ id }) => id);
  if (last.length === 0) return undefined;
  return { kind: 'fim', apply: (now) => last.map((id) => addAfter(now, 'fim', id)).at(-1) };
};

const kindsOfGateway: readonly (readonly [type: string, kind: Kind])[] = [
  ['bpmn:ParallelGateway', 'paralelo'],
  ['bpmn:InclusiveGateway', 'inclusivo'],
];
const kindOfGateway = (gateway: ModdleElement | undefined): Kind =>
  kindsOfGateway.find(([type]) => isA(gateway, type))?.[1] ??
  (gateway && goesOnBeside(gateway) ? 'inclusivo' : 'decisao');

/** What goes on while a time that came begins something else beside it. */
const goesOnBeside = (element: ModdleElement): boolean =>
  (element.$parent?.flowElements ?? []).some(
    (one) => one.attachedToRef === element && one.cancelActivity === false,
  );

/** Every point that parts ways and that a link may come from, and how many steps away; not through the element that it leads to. */
const gatewaysBefore = (flow: ModdleElement, element: ModdleElement): Map<ModdleElement, number> => {
  const found = new Map<ModdleElement, number>();
  const seen = new Set([element]);
  let now = flow.sourceRef ? [flow.sourceRef] : [];
  for (let steps = 1; now.length > 0; steps += 1) {
    const fresh = now.filter((one) => !seen.has(one));
    for (const one of fresh) {
      seen.add(one);
      if ((isA(one, 'bpmn:Gateway') && (one.outgoing ?? []).length > 1) || goesOnBeside(one))
        found.set(one, steps);
    }
    now = fresh.flatMap((one) =>
      [...(one.incoming ?? []).map(({ sourceRef }) => sourceRef), one.attachedToRef].flatMap(
        (from) => from ?? [],
      ),
    );
  }
  return found;
};

/** What joins the ways is of the kind that parted them; ways that come one at a time, as back from later, of the simplest. */
const joinKindOf = (element: ModdleElement): Kind => {
  if (isA(element, 'bpmn:Gateway')) return kindOfGateway(element);
  const [first, ...others] = (element.incoming ?? []).map((flow) => gatewaysBefore(flow, element));
  let nearest: ModdleElement | undefined;
  let least = Infinity;
  for (const [gateway, steps] of first ?? []) {
    const all = others.map((one) => one.get(gateway) ?? Infinity).reduce((sum, one) => sum + one, steps);
    if (all >= least) continue;
    least = all;
    nearest = gateway;
  }
  return kindOfGateway(nearest);
};

/** All that leads to an element leads to one gateway, and that to the element. */
const joinBefore = (drawing: Drawing, id: string): string | undefined => {
  const element = elementOf(drawing, id);
  const place = element && boundsOf(drawing, element);
  if (!element || !place) return undefined;
  const kind = joinKindOf(element);
  const endOf = ({ sourceRef }: ModdleElement): number => {
    const from = sourceRef && boundsOf(drawing, sourceRef);
    return from && from.x + from.width <= place.x ? from.x + from.width : -Infinity;
  };
  // after the one that is nearest before it
  const all = [...(element.incoming ?? [])].sort((a, b) => endOf(b) - endOf(a));
  const [nearest, ...others] = all;
  if (!nearest) return undefined;
  const made = elementOf(drawing, addAfter(drawing, kind, nearest.id));
  const size = made && boundsOf(drawing, made);
  if (!made || !size) return undefined;
  for (const flow of others) retarget(flow, made);
  // in the row of what it leads to
  const row = boundsOf(drawing, element) ?? place;
  const lane = element.$parent === drawing.process ? laneOf(drawing, element) : undefined;
  const wanted = { ...size, y: row.y + row.height / 2 - size.height / 2 };
  const spot = freePlace(drawing, element.$parent ?? drawing.process, made, wanted, lane);
  moveTo(drawing, made.id, spot.x, spot.y);
  if (lane) joinLane(drawing, made, lane);
  fitBands(drawing);
  for (const flow of [...(made.incoming ?? []), ...(made.outgoing ?? [])]) route(drawing, flow);
  return made.id;
};

/** Ways that say when they are taken are chosen from; the others are all taken, as they were. */
const splitKindOf = (element: ModdleElement): 'decisao' | 'paralelo' =>
  element.default || element.outgoing?.some((flow) => flow.conditionExpression) ? 'decisao' : 'paralelo';

/** All that leaves an element leaves a gateway after it, each way with what it says. */
const splitAfter = (drawing: Drawing, id: string, kind: 'decisao' | 'paralelo'): string | undefined => {
  const element = elementOf(drawing, id);
  const [first, ...others] = element?.outgoing ?? [];
  if (!element || !first) return undefined;
  const standing = element.default;
  const made = elementOf(drawing, addAfter(drawing, kind, first.id));
  const [onward] = made?.outgoing ?? [];
  if (!made || !onward) return undefined;
  onward.name = first.name;
  onward.conditionExpression = first.conditionExpression;
  if (onward.conditionExpression) onward.conditionExpression.$parent = onward;
  first.name = undefined;
  first.conditionExpression = undefined;
  for (const flow of others) leaveFrom(flow, made);
  element.default = undefined;
  if (standing) made.default = standing === first ? onward : standing;
  for (const flow of made.outgoing ?? []) route(drawing, flow);
  return made.id;
};
