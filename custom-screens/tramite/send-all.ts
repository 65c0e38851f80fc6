import { tramiteApi } from '#schemas/api/tramite.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import type { TramiteEnviar } from '#schemas/shapes/tramite.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';

/** What became of one content. */
export interface Sending {
  readonly id: number;
  readonly tramiteId?: number;
  /** Of a lot, what could not go with it. */
  readonly ficaram?: readonly ResultadoItem[] | undefined;
  readonly problem?: HttpProblem;
}

interface SendOptions {
  readonly bodyOf: (id: number) => TramiteEnviar;
  /** Key of the act on each content: asked again after silence, it is the same act. */
  readonly keyOf: (id: number) => string;
  readonly onProgress: (done: number) => void;
}

/**
 * Sends the contents one after the other; each is an act of its own, and one that is refused spoils no other.
 * What is refused on a field before anything was sent stops: the field is the same for all.
 */
export const sendAll = async (ids: readonly number[], options: SendOptions): Promise<Sending[]> => {
  const results: Sending[] = [];
  for (const id of ids) {
    const result = await sendOne(id, options);
    results.push(result);
    options.onProgress(results.length);
    const first = results.length === 1 && result.problem !== undefined;
    if (first && (result.problem?.erros.length ?? 0) > 0) break;
  }
  return results;
};

const sendOne = async (id: number, { bodyOf, keyOf }: SendOptions): Promise<Sending> => {
  try {
    const sent = await call(tramiteApi.enviar, { body: bodyOf(id) }, { actKey: keyOf(id), ownDenial: true });
    return { id, tramiteId: sent.tramiteId, ficaram: sent.ficaram };
  } catch (problem) {
    if (!(problem instanceof HttpProblem) || problem.status === 401) throw problem;
    return { id, problem };
  }
};
