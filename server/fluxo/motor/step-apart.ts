import type { RegraDecisao } from '#schemas/fluxo/atividade.ts';
import { ApartEnded } from '#server/ferramentas/apart/limits.ts';
import { ApartLine } from '#server/ferramentas/apart/apart-line.ts';
import { ApartFailed } from '#server/ferramentas/apart/child.ts';
import type { FlowScope, Relogio } from './evaluate.ts';
import { CannotMove, StepFailed, type StepInput, type Stepped } from './step.ts';

/** The zone of a process apart is nobody's: a step that is taken there is told it, and what is now. */
type TimedInput = StepInput & { readonly relogio: Relogio };

export type Apart =
  | { readonly kind: 'step'; readonly input: TimedInput }
  | {
      readonly kind: 'decide';
      readonly regras: readonly RegraDecisao[];
      readonly scope: FlowScope;
      readonly elemento: string;
      readonly relogio: Relogio;
    };

/** A step as it comes from its process: what is kept of it is text already. */
export type SteppedApart = Omit<Stepped, 'estado'> & { readonly estado: string };

/** What a class said, to be made again on this side. */
export type FailedApart =
  | { readonly kind: 'step'; readonly tipo: StepFailed['tipo']; readonly elemento: string | undefined }
  | { readonly kind: 'move'; readonly problem: CannotMove['problem']; readonly elemento: string };

export type Decided = { readonly valor: string | undefined };

const lineOf = (): ApartLine<Apart, SteppedApart | Decided> =>
  new ApartLine(new URL('./step-worker.ts', import.meta.url), {
    megabytes: 512,
    // the step itself stops before: this is for what no script stops, and for the process to start in a busy machine
    pageLimit: 30_000,
  });

/**
 * Steps taken out of the process that answers requests: whatever a condition asks of time or memory, the server goes on. Each
 * use has its own line, so that what somebody only tries out is never before what runs.
 */
export class StepsApart {
  readonly #line = lineOf();

  async step(input: TimedInput): Promise<SteppedApart> {
    return (await this.#ask({ kind: 'step', input })) as SteppedApart;
  }

  /** The value of the first line that holds; nothing when none does. */
  async decide(
    regras: readonly RegraDecisao[],
    scope: FlowScope,
    elemento: string,
    relogio: Relogio,
  ): Promise<string | undefined> {
    return ((await this.#ask({ kind: 'decide', regras, scope, elemento, relogio })) as Decided).valor;
  }

  async #ask(asked: Apart): Promise<SteppedApart | Decided> {
    try {
      return await this.#line.ask(asked);
    } catch (error) {
      throw asThrown(error);
    }
  }
}

const asThrown = (error: unknown): unknown => {
  if (error instanceof ApartEnded)
    return new StepFailed('DEMOROU', error.message, undefined, { cause: error });
  if (!(error instanceof ApartFailed) || error.data === undefined) return error;
  const failed = error.data as FailedApart;
  return failed.kind === 'move'
    ? new CannotMove(failed.problem, failed.elemento)
    : new StepFailed(failed.tipo, error.message, failed.elemento, { cause: error });
};
