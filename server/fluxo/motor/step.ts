import * as Elements from 'bpmn-elements';
import { deserialize } from 'moddle-context-serializer';
import { legalZone } from '#schemas/legal-zone.ts';
import { dueOf, type UnreadTimer } from '#schemas/fluxo/timer.ts';
import { TimerUnreadable, typeResolver, type EngineClock } from './element-types.ts';
import { ConditionFailed, expressionsOver, type FlowScope, type Relogio } from './evaluate.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { fireInclusiveJoin, type RunningDefinition } from './inclusive-join.ts';
import { readFonte } from './graph.ts';
import { leave, moveToken, type MoveProblem, type Running } from './move.ts';
import { quorumsOf } from './quorum.ts';
import { TookTooLong, withinTime } from '#server/ferramentas/apart/within-time.ts';

export type Command =
  /** What a person, a job or an event of the content did at what waits. */
  | {
      readonly kind: 'signal';
      readonly execucao: string;
      /** What was answered is kept already: only the step is to be taken. */
      readonly feita?: true;
    }
  /** Time came: the timer of this element. */
  | { readonly kind: 'timer'; readonly elemento: string }
  /** Who answers for the flows takes what waits in elements to others, or away. */
  | {
      readonly kind: 'move';
      readonly tira?: readonly string[];
      readonly leva: Readonly<Record<string, string>>;
    };

export interface Waiting {
  readonly elemento: string;
  readonly execucao: string;
  /** The person whose one it is, of a task that each of several people does. */
  readonly executor: number | undefined;
}

export interface Stepped {
  readonly estado: object;
  readonly terminou: boolean;
  /** All that waits now, by execution; what is not here any more is over. */
  readonly espera: readonly Waiting[];
  readonly timers: readonly { readonly elemento: string; readonly execucao: string; readonly vence: Date }[];
  /** Elements that ended in this step, in order. */
  readonly passou: readonly string[];
}

/** What waits cannot be taken to where it was asked. */
export class CannotMove extends Error {
  constructor(
    readonly problem: MoveProblem,
    readonly elemento: string,
  ) {
    super(problem);
  }
}

/** Why a step could not be done; nothing of it is kept. */
export class StepFailed extends Error {
  constructor(
    readonly tipo:
      'EXPRESSAO' | 'SEM_SAIDA' | 'PARADA' | 'DEMOROU' | 'SEM_EXECUTOR' | 'QUORUM_IMPOSSIVEL' | 'TEMPO',
    message: string,
    readonly elemento?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface StepInput {
  readonly fonte: string;
  readonly estado: object | null;
  readonly scope: FlowScope;
  readonly command?: Command;
  /** What is now, for the times that begin in it; not said, what the clock of this process shows. */
  readonly relogio?: Relogio;
}

interface Source {
  readonly made: object;
  /** How many answers a task of several people asks for. */
  readonly quorums: ReadonlyMap<string, number>;
}

const sources = new Map<string, Source>();
let letters = 0;

/** Flows are few and read at each step; drafts that are tried out are many, and soon forgotten. */
const sourceOf = (fonte: string): Source => {
  const known = sources.get(fonte);
  if (known) return known;
  letters += fonte.length;
  if (sources.size > 200 || letters > 8_000_000) {
    sources.clear();
    letters = fonte.length;
  }
  const parsed = readFonte(fonte);
  // read first: the engine makes its own of what it is given
  const quorums = quorumsOf(parsed);
  const source = { quorums, made: deserialize(parsed, typeResolver) as object };
  sources.set(fonte, source);
  return source;
};

/** From what is kept, through one command, to what is to be kept: no clock, no database, nothing left running. */
export const step = (input: StepInput): Stepped => {
  try {
    return withinTime(() => stepInside(input));
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error;
    throw new StepFailed('DEMOROU', error.message, undefined, { cause: error });
  }
};

interface Content {
  readonly id: string;
  readonly name?: string;
  readonly type: string;
  readonly executionId: string;
  readonly executor?: number;
  readonly isMultiInstance?: boolean;
  readonly expireAt?: string;
  readonly error?: { readonly message?: string };
  readonly loopOutput?: readonly unknown[];
  readonly output?: unknown;
  readonly parent?: Held & { readonly path?: readonly Held[] };
}
interface Held {
  readonly executionId?: string;
}

const never = (): number => 0;
/** Time is a row of the database: a job tells the engine when it came, and no clock runs in here. */
const timersAt = ({
  agora,
  fuso,
  semExpediente,
}: Relogio): EngineClock & Readonly<Record<string, unknown>> => ({
  register: () => ({ setTimeout: never, clearTimeout: never }),
  setTimeout: never,
  clearTimeout: never,
  now: () => agora.getTime(),
  dueOf: (timer) => dueOf(timer, agora, fuso, new Set(semExpediente)),
});

interface Definition extends RunningDefinition {
  readonly broker: {
    subscribeTmp(
      exchange: string,
      key: string,
      heard: (key: string, message: { content: Content }) => void,
      options: object,
    ): void;
    on(name: string, heard: () => void): void;
  };
  readonly isRunning: boolean;
  readonly activityStatus: string;
  readonly counters: { readonly completed: number };
  once(name: string, heard: (error: Error) => void): void;
  recover(state: object): void;
  resume(): void;
  run(): void;
  signal(message: object): void;
  cancelActivity(message: object): void;
  getState(): object;
  getPostponed(): Postponed[];
}

/** In the place of the people of a shared task that has none: without anybody the engine would take it for done by all. */
const nobody = 0;

const called = (scope: FlowScope): FlowScope => {
  const { executantes } = scope as { executantes?: Readonly<Record<string, readonly number[]>> };
  if (!executantes) return scope;
  const some = Object.entries(executantes).map(([id, people]) => [id, people.length > 0 ? people : [nobody]]);
  return { ...scope, executantes: Object.fromEntries(some) as object };
};

const open = (source: object, scope: FlowScope, relogio: Relogio): Definition => {
  const environment = new Elements.Environment({
    expressions: expressionsOver((message) => ({ ...scope, ...loopScope(message) }), relogio),
    settings: { enableDummyScript: false, enableDummyService: false, disableTrackState: true },
    timers: timersAt(relogio) as never,
  });
  const { Context, Definition: Made } = Elements as unknown as {
    Context: new (source: object, environment: object) => object;
    Definition: new (context: object) => Definition;
  };
  return new Made(new Context(source, environment));
};

/** How many of a task of several people are done. */
const loopScope = (message: unknown): FlowScope => {
  const content = (message as { content?: Content } | undefined)?.content;
  const done = content?.loopOutput ?? content?.output;
  return { feitas: Array.isArray(done) ? answersIn(done) : 0 };
};

const answersIn = (done: readonly unknown[]): number =>
  done.filter((one) => one !== null && one !== undefined).length;

const stepInside = ({ fonte, estado, scope, command, relogio }: StepInput): Stepped => {
  const { made: source, quorums } = sourceOf(fonte);
  const definition = open(source, called(scope), relogio ?? { agora: new Date(), fuso: legalZone() });
  const waiting = new Map<string, Waiting>();
  const timers = new Map<string, Stepped['timers'][number]>();
  const holders = new Map<string, readonly (string | undefined)[]>();
  const passou: string[] = [];
  let failure: Error | undefined;
  // what waited before says so again when the state is read: it opened with whom there was then
  let opening = estado === null;
  definition.broker.subscribeTmp(
    'event',
    '#',
    (key, { content }) => {
      const { id, executionId, parent } = content;
      if (key === 'activity.wait' || key === 'activity.timer')
        holders.set(
          executionId,
          [parent, ...(parent?.path ?? [])].map((one) => one?.executionId),
        );
      if (key === 'activity.wait') {
        if (content.executor === nobody) failure ??= new StepFailed('SEM_EXECUTOR', content.name ?? id, id);
        if (opening) failure ??= tooFewToOpen(content, quorums, scope);
        if (content.type !== 'bpmn:InclusiveGateway')
          waiting.set(executionId, { elemento: id, execucao: executionId, executor: content.executor });
      } else if (key === 'activity.timer')
        timers.set(executionId, {
          elemento: id,
          execucao: executionId,
          vence: new Date(content.expireAt ?? Number.NaN),
        });
      else if (key === 'activity.end' || key === 'activity.discard' || key === 'activity.leave') {
        forget([waiting, timers], holders, executionId);
        if (key === 'activity.end') {
          failure ??= endedBelow(content, quorums);
          passou.push(id);
        }
      } else if (key === 'flow.error' || key === 'activity.error') failure ??= failureOf(content);
    },
    { noAck: true },
  );
  definition.once('error', (error) => {
    failure ??= error;
  });
  definition.broker.on('return', () => undefined);
  try {
    if (estado) {
      definition.recover(estado);
      definition.resume();
      opening = true;
    } else definition.run();
    if (command?.kind === 'signal') signal(definition, waiting, command.execucao);
    if (command?.kind === 'timer') definition.cancelActivity({ id: command.elemento });
    if (command?.kind === 'move') move(definition, fonte, command);
    while (!failure && definition.isRunning && fireInclusiveJoin(definition, source));
  } catch (error) {
    failure ??= error as Error;
  }
  if (failure instanceof CannotMove) throw failure;
  if (failure) throw asStepFailed(failure);
  const terminou = definition.counters.completed > 0;
  if (!terminou && !['wait', 'timer', 'executing'].includes(definition.activityStatus))
    throw new StepFailed('PARADA', 'nada espera, e o fluxo não acabou');
  return {
    estado: definition.getState(),
    terminou,
    passou,
    espera: terminou ? [] : [...waiting.values()],
    timers: terminou ? [] : [...timers.values()],
  };
};

/** A step is told across processes by its words alone: the numbers go in them. */
const quorumText = (nome: string, quorum: number, pessoas: number): string =>
  mensagem('fluxo.quorum', { nome, quorum, pessoas });

/** Nobody answers twice: with fewer people than the answers that it asks for, a task could never have enough. */
const tooFewToOpen = (
  { id, name = id }: Content,
  quorums: Source['quorums'],
  scope: FlowScope,
): StepFailed | undefined => {
  const quorum = quorums.get(id);
  if (quorum === undefined) return undefined;
  const { executantes } = scope as { executantes?: Readonly<Record<string, readonly number[]>> };
  const people = new Set(executantes?.[id]).size;
  return people < quorum
    ? new StepFailed('QUORUM_IMPOSSIVEL', quorumText(name, quorum, people), id)
    : undefined;
};

/** The engine also ends it when each of those that were called has ended; that is not always enough of them. */
const endedBelow = (
  { id, name = id, output }: Content,
  quorums: Source['quorums'],
): StepFailed | undefined => {
  const quorum = quorums.get(id);
  if (quorum === undefined || !Array.isArray(output)) return undefined;
  const people = answersIn(output);
  return people < quorum
    ? new StepFailed('QUORUM_IMPOSSIVEL', quorumText(name, quorum, people), id)
    : undefined;
};

const move = (
  definition: Definition,
  fonte: string,
  { leva, tira = [] }: Extract<Command, { kind: 'move' }>,
): void => {
  const { activities } = readFonte(fonte);
  for (const [de, para] of Object.entries(leva)) {
    const dentroDe = activities.find(({ id }) => id === para)?.parent.id ?? '';
    const problem = moveToken(running(definition), { de, para, dentroDe });
    if (problem) throw new CannotMove(problem, de);
  }
  for (const id of tira) leave(running(definition), id);
};

const running = (definition: Definition): readonly Running[] =>
  definition.getRunningProcesses() as unknown as readonly Running[];

/** The engine takes a signal for whatever waits by that name too: only a known execution is signalled. */
const signal = (definition: Definition, waiting: Map<string, Waiting>, execucao: string): void => {
  if (!waiting.has(execucao)) throw new StepFailed('PARADA', `nada espera em ${execucao}`);
  // one of several people's ends without a word of its own
  waiting.delete(execucao);
  const event = eventWaits(definition.getPostponed(), execucao);
  if (event) event.signal({ feita: true });
  else definition.signal({ executionId: execucao, feita: true });
};

interface Postponed {
  readonly executionId: string;
  readonly type: string;
  signal(message: object): void;
  getPostponed?(): Postponed[];
}

/** What waits for an event listens to its own signal alone. */
const eventWaits = (
  all: readonly Postponed[],
  execucao: string,
  seen = new Set<string>(),
): Postponed | undefined => {
  for (const one of all) {
    if (seen.has(one.executionId)) continue;
    seen.add(one.executionId);
    if (one.executionId === execucao && one.type.endsWith('EventDefinition')) return one;
    const inner =
      one.type === 'bpmn:SubProcess' ? eventWaits(one.getPostponed?.() ?? [], execucao, seen) : undefined;
    if (inner) return inner;
  }
  return undefined;
};

/** What is over takes with it what is inside it, one of several people's among them. */
const forget = (
  all: readonly Map<string, unknown>[],
  holders: ReadonlyMap<string, readonly (string | undefined)[]>,
  executionId: string,
): void => {
  for (const kept of all)
    for (const key of kept.keys())
      if (
        key === executionId ||
        key.startsWith(`${executionId}_`) ||
        holders.get(key)?.includes(executionId) === true
      )
        kept.delete(key);
};

const failureOf = ({ id, error }: Content): Error =>
  Object.assign(error instanceof Error ? error : new Error(error?.message ?? id), { elemento: id });

const asStepFailed = (
  error: Error & { elemento?: string; inner?: unknown; source?: { content?: { id?: string } } },
): StepFailed => {
  if (error instanceof StepFailed) return error;
  const elemento = error.elemento ?? error.source?.content?.id;
  const condition = [error, error.cause, error.inner].find((one) => one instanceof ConditionFailed);
  if (condition) return new StepFailed('EXPRESSAO', condition.message, elemento, { cause: error });
  const unread = [error, error.cause, error.inner].find((one) => one instanceof TimerUnreadable);
  if (unread) return new StepFailed('TEMPO', timerText(unread.timer), elemento, { cause: error });
  const noWay = /no conditional flow taken/i.test(error.message);
  return new StepFailed(noWay ? 'SEM_SAIDA' : 'PARADA', error.message, elemento, { cause: error });
};

const timerText = ({ problem, said }: UnreadTimer): string =>
  mensagem(`fluxo.achado.tempo.${problem}`, { dito: said });
