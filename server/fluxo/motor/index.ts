export { compile } from './compile.ts';
export { FlowTooLarge, mostElements, within } from './inline.ts';
export type { FlowScope, Relogio } from './evaluate.ts';
export { motor, type Plano } from './plano.ts';
export { CannotMove, StepFailed, type Command, type Stepped, type Waiting } from './step.ts';
export { holdersOf, isStop, readFonte, starvedJoins, type Fonte } from './graph.ts';
export { renamed, startingAt, withStranded, withWay } from './relocate.ts';
export { StepsApart, type SteppedApart } from './step-apart.ts';
export { executorOf, standingIn } from './standing.ts';
