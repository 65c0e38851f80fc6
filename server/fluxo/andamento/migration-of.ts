import { holdersOf, readFonte, standingIn, starvedJoins, type Fonte, type Plano } from '../motor/index.ts';

/** Where what has no place in another version goes: an element of it for each that it lacks. */
export type Mapa = Readonly<Record<string, string>>;

export interface Migration {
  /** Elements where something waits that the other version lacks, and that nobody said where to take. */
  readonly faltam: readonly string[];
  /** Joins that would wait for ways that nobody would come by. */
  readonly juncoes: readonly string[];
  /** Taken to another element, each of the former version. */
  readonly leva: Mapa;
  /** Timers that the other version lacks, and events that are not the only ones waited for: left. */
  readonly tira: readonly string[];
  /** Waited for the first of several events with what is taken to another element: left with it. */
  readonly juntos: readonly string[];
  /** All that is under way and the other version lacks. */
  readonly sobram: readonly string[];
  /** Timers that the other version has on what waits already: they do not run for it. */
  readonly prazosNovos: readonly string[];
}

type Node = Fonte['activities'][number];

/** How what stands in one version would stand in another. */
export const migrationOf = (de: Plano, para: Plano, estado: object | null, mapa: Mapa): Migration => {
  const [former, now] = [readFonte(de.fonte), readFonte(para.fonte)];
  const standing = standingIn(estado);
  const under = former.activities.filter(({ id }) => standing.elementos.includes(id));
  const lacking = under.filter((one) => !sameIn(former, now, one));
  const timers = lacking.filter(({ behaviour }) => behaviour.attachedTo !== undefined);
  const roots = new Set(
    lacking.filter((one) => !timers.includes(one)).map(({ id }) => rootOf(former, now, id)),
  );
  const placeable = (id: string): boolean => {
    const target = now.activities.find((one) => one.id === mapa[id]);
    const root = former.activities.find((one) => one.id === id);
    return target !== undefined && root !== undefined && placeOf(now, target) === placeOf(former, root);
  };
  const groups = eventsWaited(former, standing.elementos);
  const groupOf = (id: string): readonly string[] => groups.find((group) => group.includes(id)) ?? [id];
  // of what waits together, one place is enough
  const moved = [...roots].filter(placeable).filter((id, at, all) => {
    const group = groupOf(id);
    return all.findIndex((one) => group.includes(one)) === at;
  });
  const juntos = moved.flatMap((id) => groupOf(id).filter((one) => one !== id));
  const spare = [...roots].filter(
    (id) =>
      !moved.includes(id) &&
      !juntos.includes(id) &&
      groupOf(id).indexOf(id) > 0 &&
      groupOf(id).filter((one) => !roots.has(one)).length > 1,
  );
  const gone = new Set([...[...roots].flatMap((id) => [id, ...insideOf(former, id)]), ...juntos]);
  const stay = under.map(({ id }) => id).filter((id) => !gone.has(id));
  const arrived = standing.ligacoes.map(({ id }) => id);
  const tokens = [...stay, ...moved.flatMap((id) => mapa[id] ?? [])];
  return {
    faltam: [...roots].filter((id) => !placeable(id) && !juntos.includes(id) && !spare.includes(id)),
    juncoes: [
      ...new Set([
        ...standing.ligacoes.filter((one) => !leadsTo(now, one)).map(({ para: join }) => join),
        ...starvedJoins(now, tokens, arrived),
      ]),
    ],
    // without its ways, the gateway is over as soon as it is read: what waits for it is taken from one of its events
    leva: Object.fromEntries(
      moved.map((id) => [groupOf(id)[0] === id ? (groupOf(id)[1] ?? id) : id, mapa[id] ?? '']),
    ),
    tira: [...timers.map(({ id }) => id).filter((id) => !gone.has(id)), ...spare],
    juntos,
    sobram: [...[...roots].flatMap((id) => [id, ...insideOf(former, id)]), ...timers.map(({ id }) => id)],
    prazosNovos: now.activities
      .filter(({ id, behaviour: { attachedTo } }) => {
        const had = former.activities.some((one) => one.id === id);
        return attachedTo !== undefined && stay.includes(attachedTo.id) && !had;
      })
      .map(({ id }) => id),
  };
};

/** Each gateway that waits for the first of several events, and after it the events that wait. */
const eventsWaited = ({ activities, sequenceFlows }: Fonte, standing: readonly string[]): string[][] =>
  activities
    .filter(({ id, type }) => type === 'bpmn:EventBasedGateway' && standing.includes(id))
    .map(({ id }) => [
      id,
      ...sequenceFlows
        .filter(({ sourceId, targetId }) => sourceId === id && standing.includes(targetId))
        .map(({ targetId }) => targetId),
    ]);

const leadsTo = ({ sequenceFlows }: Fonte, { id, para }: { id: string; para: string }): boolean =>
  sequenceFlows.some((one) => one.id === id && one.targetId === para);

/** Of the process, whatever it is called, or of the element that holds it. */
const placeOf = ({ processes }: Fonte, { parent }: Node): string =>
  processes.some(({ id }) => id === parent.id) ? '' : parent.id;

/** What it does to the token is the same in both: of one kind, in one place, for one person or for several. */
const sameIn = (former: Fonte, now: Fonte, one: Node): boolean => {
  const other = now.activities.find(({ id }) => id === one.id);
  return (
    other?.type === one.type &&
    placeOf(now, other) === placeOf(former, one) &&
    (other.behaviour.loopCharacteristics === undefined) ===
      (one.behaviour.loopCharacteristics === undefined) &&
    eventsOf(other) === eventsOf(one) &&
    other.behaviour.attachedTo?.id === one.behaviour.attachedTo?.id
  );
};

const eventsOf = ({ behaviour }: Node): string =>
  ((behaviour as { eventDefinitions?: { type: string }[] }).eventDefinitions ?? [])
    .map(({ type }) => type)
    .join();

/** The outermost that holds it and is not in the other version. */
const rootOf = (former: Fonte, now: Fonte, id: string): string =>
  holdersOf(former, id)
    .reverse()
    .find((one) => {
      const node = former.activities.find((other) => other.id === one);
      return node && !sameIn(former, now, node);
    }) ?? id;

const insideOf = (fonte: Fonte, id: string): string[] =>
  fonte.activities
    .filter(({ id: one }) => one !== id && holdersOf(fonte, one).includes(id))
    .map((one) => one.id);
