import { checkInApi } from '#schemas/api/check-in.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { getSession } from '#src/session/session-store.ts';
import { kindCalls } from './atos/kind-calls.ts';

/** Whether the address is of a screen on which the person still works on the same content. */
export const stillWorking = (path: string, id: number): boolean =>
  new RegExp(
    `/(documento|formulario|processo|protocolo|lote|lote-solicitacoes|dossie|peca)/(consulta|edicao|tramite|assinatura)/${id}(/|$)`,
  ).test(path);

/** Releases what is checked out to me as its screen goes away; without a session there is nobody to do it. */
export const releaseOnLeave = async (id: number): Promise<void> => {
  if (getSession() === undefined) return;
  try {
    await call(checkInApi.liberar, { params: { id } }, { keepalive: true, quiet: true, ownDenial: true });
  } catch (error) {
    // nobody waits here for an answer: what was not released stays mine, and the inbox shows it
    if (!(error instanceof HttpProblem)) throw error;
  }
};

/** Takes again what was released for nothing; false where somebody else was faster. */
export const takeAgain = async (id: number, tipo: number): Promise<boolean> => {
  try {
    await call(kindCalls(tipo).assumir, { body: { id } }, { quiet: true, ownDenial: true });
    return true;
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    return false;
  }
};
