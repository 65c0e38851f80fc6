import * as Elements from 'bpmn-elements';
import { TypeResolver } from 'moddle-context-serializer';
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

interface Timer {
  _getTimers(message: Message): { timeout?: number };
}
interface Message {
  readonly fields: { readonly redelivered?: boolean };
}
interface TimerMaker {
  new (activity: object, definition: object): Timer;
  prototype: Timer;
}
const { TimerEventDefinition } = Elements as unknown as { TimerEventDefinition: TimerMaker };
const timed = TimerEventDefinition as unknown as (this: object, ...given: object[]) => void;

/**
 * A time that passed while the flow was kept fires nothing by itself: only the row of its deadline does, which a suspension moves,
 * and two never fire in one step.
 */
const TableTimer = function (this: object, activity: object, definition: object): void {
  timed.call(this, activity, definition);
} as unknown as TimerMaker;
TableTimer.prototype = Object.create(TimerEventDefinition.prototype, {
  constructor: { value: TableTimer },
}) as Timer;
TableTimer.prototype._getTimers = function (this: Timer, message: Message): { timeout?: number } {
  const said = TimerEventDefinition.prototype._getTimers.call(this, message);
  const late = message.fields.redelivered === true && said.timeout !== undefined && said.timeout <= 0;
  return late ? { ...said, timeout: 1 } : said;
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
