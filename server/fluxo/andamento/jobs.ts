import { job } from '#server/base/jobs/job.ts';

/** The way that who answers for the flows chose, of an element that decides. */
export interface Saida {
  readonly elemento: string;
  readonly ligacao: string;
}

/** The time of a timer came. */
export const vencerPrazoFluxo = job<{ instanciaId: number; execucao: string }>('vencerPrazoFluxo');
/** What the server does by itself at a step. */
export const fazerTrabalhoFluxo = job<{ atividadeId: number; saida?: Saida }>('fazerTrabalhoFluxo');
/** What waits for an event that is true already goes on. */
export const seguirEsperaFluxo = job<{ atividadeId: number }>('seguirEsperaFluxo');
/** What runs by a version of a flow passes to another, one by one. */
export const migrarFluxo = job<{ migracaoId: number }>('migrarFluxo');
