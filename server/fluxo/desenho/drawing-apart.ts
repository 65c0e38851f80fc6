import { XmlRefused } from '#schemas/fluxo/open-moddle.ts';
import { xmlProblem, type XmlProblem } from '#schemas/fluxo/xml-problem.ts';
import { ApartLine } from '#server/ferramentas/apart/apart-line.ts';
import { ApartFailed } from '#server/ferramentas/apart/child.ts';
import { FlowTooLarge, type Plano } from '../motor/index.ts';
import type { Judged } from './judge.ts';
import type { KnownNames } from './own-rules.ts';

export type AskedApart =
  | { readonly kind: 'julgar'; readonly xml: string; readonly known: KnownNames }
  | { readonly kind: 'chamadas'; readonly xml: string }
  | { readonly kind: 'montar'; readonly xml: string; readonly subfluxos: ReadonlyMap<string, string> };

export type SaidApart =
  | { readonly kind: 'julgado'; readonly julgado: Judged }
  | { readonly kind: 'chamadas'; readonly chama: readonly string[] }
  | { readonly kind: 'montado'; readonly plano: Plano };

/** What a class said, to be made again on this side. */
export type FailedApart =
  | { readonly kind: 'recusado'; readonly problem: XmlProblem; readonly detail: string }
  | { readonly kind: 'grande'; readonly elemento: string; readonly codigo: string };

/** Drawings are read out of the process that answers requests: a large one takes seconds, and nobody else waits for it. */
const line = new ApartLine<AskedApart, SaidApart>(new URL('./drawing-worker.ts', import.meta.url), {
  megabytes: 768,
  pageLimit: 60_000,
});

/**
 * @throws XmlRefused of a file that is not taken
 * @throws ApartEnded when it took too long or too much memory
 */
export const judgeApart = async (xml: string, known: KnownNames): Promise<Judged> => {
  // what is refused at first sight asks nobody
  const problem = xmlProblem(xml);
  if (problem) throw new XmlRefused(problem);
  const said = await ask({ kind: 'julgar', xml, known });
  return said.julgado;
};

/** The flows that a published file calls. */
export const callsApart = async (xml: string): Promise<readonly string[]> =>
  (await ask({ kind: 'chamadas', xml })).chama;

/**
 * What runs of a drawing, with all that it calls in it.
 * @throws FlowTooLarge where that is more than what ever runs
 */
export const compileApart = async (xml: string, subfluxos: ReadonlyMap<string, string>): Promise<Plano> =>
  (await ask({ kind: 'montar', xml, subfluxos })).plano;

interface Answers {
  readonly julgar: Extract<SaidApart, { kind: 'julgado' }>;
  readonly chamadas: Extract<SaidApart, { kind: 'chamadas' }>;
  readonly montar: Extract<SaidApart, { kind: 'montado' }>;
}

const ask = async <A extends AskedApart>(asked: A): Promise<Answers[A['kind']]> => {
  try {
    return (await line.ask(asked)) as Answers[A['kind']];
  } catch (error) {
    throw asThrown(error);
  }
};

const asThrown = (error: unknown): unknown => {
  if (!(error instanceof ApartFailed) || error.data === undefined) return error;
  const failed = error.data as FailedApart;
  return failed.kind === 'recusado'
    ? new XmlRefused(failed.problem, failed.detail)
    : new FlowTooLarge(failed.elemento, failed.codigo);
};
