import * as Elements from 'bpmn-elements';
import { TypeResolver } from 'moddle-context-serializer';
import {
  isUnread,
  readTimer,
  type Timer as ReadTimer,
  type TimerBodies,
  type UnreadTimer,
} from '#schemas/fluxo/timer.ts';
import { InclusiveGateway } from './inclusive-join.ts';

interface Flow {
  discard(): void;
}
interface FlowMaker {
  new (definition: object, context: object): Flow;
  prototype: Flow;
}
const { SequenceFlow } = Elements as unknown as { SequenceFlow: FlowMaker };
const made = SequenceFlow as unknown as (this: object, ...given: object[]) => void;

/**
 * A flow that is not taken stays silent: this version of the engine sends a discard down it, and a join behind a merge then
 * counts as arrived a branch where somebody still works.
 */
const TokenFlow = function (this: object, definition: object, context: object): void {
  made.call(this, definition, context);
} as unknown as FlowMaker;
TokenFlow.prototype = Object.create(SequenceFlow.prototype, { constructor: { value: TokenFlow } }) as Flow;
TokenFlow.prototype.discard = () => undefined;

/** What the engine asks of its clock, besides what it has of it. */
export interface EngineClock {
  readonly now: () => number;
  readonly dueOf: (timer: ReadTimer) => Date;
}

/** A time that no reading makes anything of: the drawing was published before that was refused. */
export class TimerUnreadable extends Error {
  constructor(readonly timer: UnreadTimer) {
    super(timer.problem);
  }
}

interface Message {
  readonly fields: { readonly redelivered?: boolean };
  readonly content: { readonly expireAt?: string | Date };
}
interface Resolved {
  readonly timerType: string;
  readonly expireAt: Date;
  readonly timeout: number;
}
interface Timer {
  readonly environment: { readonly timers: EngineClock };
  readonly eventDefinition: { readonly behaviour?: TimerBodies };
  _getTimers(message: Message): Resolved;
}
interface TimerMaker {
  new (activity: object, definition: object): Timer;
  prototype: Timer;
}
const { TimerEventDefinition } = Elements as unknown as { TimerEventDefinition: TimerMaker };
const timed = TimerEventDefinition as unknown as (this: object, ...given: object[]) => void;

/**
 * When a timer comes is read as whoever judges the drawing reads it, by the clock that the step was given. One that ran already
 * keeps its time. A time that passed while the flow was kept fires nothing by itself: only the row of its deadline does, which a
 * suspension moves, and two never fire in one step.
 */
const TableTimer = function (this: object, activity: object, definition: object): void {
  timed.call(this, activity, definition);
} as unknown as TimerMaker;
TableTimer.prototype = Object.create(TimerEventDefinition.prototype, {
  constructor: { value: TableTimer },
}) as Timer;
TableTimer.prototype._getTimers = function (this: Timer, { fields, content }: Message): Resolved {
  const { timers } = this.environment;
  const expireAt = content.expireAt === undefined ? firstDue(this) : new Date(content.expireAt);
  const timeout = expireAt.getTime() - timers.now();
  const late = fields.redelivered === true && timeout <= 0;
  return { timerType: 'timeDate', expireAt, timeout: late ? 1 : timeout };
};

const firstDue = ({ environment, eventDefinition }: Timer): Date => {
  const timer = readTimer(eventDefinition.behaviour ?? {});
  if (isUnread(timer)) throw new TimerUnreadable(timer);
  return environment.timers.dueOf(timer);
};

/**
 * What the server does by itself waits too: its job does it, and tells the engine; nothing with an effect runs in a step. What is
 * done by hand, outside of any system, is told by nobody: the flow does not wait for it.
 */
export const typeResolver = TypeResolver({
  ...Elements,
  ServiceTask: Elements.SignalTask,
  SendTask: Elements.SignalTask,
  ManualTask: Elements.Task,
  SequenceFlow: TokenFlow,
  TimerEventDefinition: TableTimer,
  InclusiveGateway,
} as never);
