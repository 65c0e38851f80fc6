import { serveThread } from '#server/base/thread/serve-thread.ts';
import { decideBy } from './decide-by.ts';
import { step, CannotMove, StepFailed } from './step.ts';
import type { Apart, FailedApart, SteppedApart } from './step-apart.ts';

serveThread(
  async function* (asked: Apart): AsyncGenerator<SteppedApart | { valor: string | undefined }> {
    if (asked.kind === 'decide')
      yield await Promise.resolve({ valor: decideBy(asked.regras, asked.scope, asked.elemento) });
    else {
      const stepped = step(asked.input);
      // what is kept is text: the server has only to write it
      yield { ...stepped, estado: JSON.stringify(stepped.estado) };
    }
  },
  (error): FailedApart | undefined => {
    if (error instanceof CannotMove)
      return { kind: 'move', problem: error.problem, elemento: error.elemento };
    if (!(error instanceof StepFailed)) return undefined;
    const { tipo, elemento } = error;
    return { kind: 'step', tipo, elemento };
  },
);
