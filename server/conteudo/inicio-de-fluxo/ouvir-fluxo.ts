import { job } from '#server/base/jobs/job.ts';

/** Something happened to a content that starts, moves, suspends or ends its flow. */
export const ouvirFluxo = job<{ eventoId: number }>('ouvirFluxo');
