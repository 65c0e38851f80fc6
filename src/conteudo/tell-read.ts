import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { call } from '#src/data/call.ts';
import { quietly } from '#src/data/quietly.ts';

/**
 * Keeps that the person opened a content and has read it, to them alone. Nobody asked for it, so that a refusal is not said: the
 * next reading shows it as it is.
 */
export const tellRead = (id: number, then: () => void): Promise<void> =>
  quietly(
    () => call(caixaCentralApi.marcar, { body: { ids: [id], lido: true } }, { quiet: true, ownDenial: true }),
    then,
  );
