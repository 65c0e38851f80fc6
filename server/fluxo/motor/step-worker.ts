import { serveLine } from '#server/ferramentas/apart/serve-line.ts';
import { decideBy } from './decide-by.ts';
import { step, CannotMove, StepFailed } from './step.ts';
import type { Apart, Decided, FailedApart, SteppedApart } from './step-apart.ts';

serveLine(
  (asked: Apart): SteppedApart | Decided => {
    if (asked.kind === 'decide')
      return { valor: decideBy(asked.regras, asked.scope, asked.elemento, asked.relogio) };
    const stepped = step(asked.input);
    // what is kept is text: the server has only to write it
    return { ...stepped, estado: JSON.stringify(stepped.estado) };
  },
  (error): FailedApart | undefined => {
    if (error instanceof CannotMove)
      return { kind: 'move', problem: error.problem, elemento: error.elemento };
    if (!(error instanceof StepFailed)) return undefined;
    const { tipo, elemento } = error;
    return { kind: 'step', tipo, elemento };
  },
);
