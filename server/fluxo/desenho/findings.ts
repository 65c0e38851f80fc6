import { XmlRefused } from '#schemas/fluxo/open-moddle.ts';
import type { AchadoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { ApartEnded } from '#server/ferramentas/apart/limits.ts';
import { feelProblems } from '#server/conteudo/campos/index.ts';
import { mostElements } from '../motor/index.ts';
import { judgeApart } from './drawing-apart.ts';
import type { Judged } from './judge.ts';
import type { KnownNames, OwnFinding } from './own-rules.ts';

/** What was found of a drawing, and what else is known of it for having been read. */
export interface Checked {
  readonly achados: readonly AchadoFluxo[];
  /** Names of the elements that something was found of. */
  readonly nomes: ReadonlyMap<string, string>;
  /** Elements of what runs, and the flows that it calls. */
  readonly elementos: number;
  readonly chama: readonly string[];
  /** Why it is not even a drawing. */
  readonly recusado?: string;
}

const nothing = { nomes: new Map<string, string>(), elementos: 0, chama: [] };

/** What stands in the way of publishing a flow, and what is worth a look, each on its element with what to do. */
export const check = async (xml: string, known: KnownNames): Promise<Checked> => {
  let judged: Judged;
  try {
    judged = await judgeApart(xml, known);
  } catch (error) {
    const recusado = refusalOf(error);
    return { ...nothing, recusado, achados: [{ mensagem: recusado, impede: true }] };
  }
  switch (judged.kind) {
    case 'semProcesso':
      return { ...nothing, achados: [finding(undefined, 'fluxo.achado.semProcesso')] };
    case 'grande': {
      const said = { elementos: String(judged.elementos), limite: String(mostElements) };
      return { ...nothing, achados: [finding(undefined, 'fluxo.achado.grande', said)] };
    }
    case 'julgado': {
      const { nomes, elementos, chama } = judged;
      return { nomes, elementos, chama, achados: await findingsOf(judged) };
    }
  }
};

const refusalOf = (error: unknown): string => {
  if (error instanceof ApartEnded) return mensagem('fluxo.xml.demorou');
  if (!(error instanceof XmlRefused)) throw error;
  return mensagem(`fluxo.xml.${error.problem}`, { detalhe: error.detail });
};

const findingsOf = async (judged: Extract<Judged, { kind: 'julgado' }>): Promise<AchadoFluxo[]> => [
  ...judged.lido.map(({ elemento, detalhe }) => ({
    ...finding(elemento, 'fluxo.achado.lido', { detalhe }),
    impede: false,
  })),
  ...judged.deFora.map(({ elemento, nome }) => ({
    ...finding(elemento, 'fluxo.achado.deFora', { nome }),
    impede: false,
  })),
  ...judged.lint.map(({ elemento, regra }) => finding(elemento, `fluxo.achado.lint.${regra}`)),
  ...(await withConditions(judged.proprios)).map(({ elemento, regra, dados, aviso }) => ({
    ...finding(elemento, `fluxo.achado.${regra}`, dados),
    impede: aviso !== true,
  })),
];

const rules = 'fluxo.achado.';

const finding = (
  elemento: string | undefined,
  key: MessageKey & `${typeof rules}${string}`,
  dados: Readonly<Record<string, string>> = {},
): AchadoFluxo => ({
  elemento,
  mensagem: mensagem(key, dados),
  impede: true,
  regra: key.slice(rules.length),
});

/** Conditions are judged by who judges them everywhere, all at once: one that serves is no finding. */
const withConditions = async (found: readonly OwnFinding[]): Promise<OwnFinding[]> => {
  const all = [...new Set(found.flatMap(({ expressao }) => expressao ?? []))];
  const problems = await feelProblems(all);
  const motivos = new Map(all.map((expression, index) => [expression, problems[index]?.motivo]));
  return found.flatMap((one) => {
    if (one.expressao === undefined) return [one];
    const problema = motivos.get(one.expressao);
    return problema === undefined ? [] : [{ ...one, dados: { ...one.dados, problema } }];
  });
};
