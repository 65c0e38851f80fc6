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
  InclusiveGateway,
} as never);
