import { feelProblems } from '#server/conteudo/campos/index.ts';
import { lintBpmn, type Rule } from './linter.ts';
import { executableOf, foreignTo, type Foreign, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { XmlRefused, readBpmn } from '#schemas/fluxo/open-moddle.ts';
import type { AchadoFluxo } from '#schemas/generated.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { ownFindings, type KnownNames, type OwnFinding } from './own-rules.ts';

/** What stands in the way of publishing a flow, and what is worth a look, each on its element with what to do. */
export const findingsOf = async (xml: string, known: KnownNames): Promise<AchadoFluxo[]> => {
  let definitions: ModdleElement;
  let warnings: readonly string[];
  try {
    ({ definitions, warnings } = await readBpmn(xml));
  } catch (error) {
    if (!(error instanceof XmlRefused)) throw error;
    return [finding(undefined, `fluxo.xml.${error.problem}`, { detalhe: error.detail })];
  }
  const process = executableOf(definitions);
  if (!process) return [finding(undefined, 'fluxo.achado.semProcesso')];
  const linted = await lint(process);
  const own = await judged(process, known);
  return [
    ...warnings.map((detalhe) => ({
      ...finding(undefined, 'fluxo.achado.lido', { detalhe }),
      impede: false,
    })),
    ...foreignTo(definitions, process).map((one) => ({ ...notRun(one), impede: false })),
    ...linted,
    ...own.map(({ elemento, regra, dados, aviso }) => ({
      ...finding(elemento, `fluxo.achado.${regra}`, dados),
      impede: aviso !== true,
    })),
  ];
};

const finding = (
  elemento: string | undefined,
  key: MessageKey,
  dados: Readonly<Record<string, string>> = {},
): AchadoFluxo => ({
  ...(elemento === undefined ? {} : { elemento }),
  mensagem: mensagem(key, dados),
  impede: true,
});

/** Conditions are judged apart and all at once: first it is seen which there are. */
const judged = async (process: ModdleElement, known: KnownNames): Promise<OwnFinding[]> => {
  const expressions = new Set<string>();
  const note = (expression: string): undefined => {
    expressions.add(expression);
  };
  const found = ownFindings(process, { ...known, feelProblem: note });
  if (expressions.size === 0) return found;
  const all = [...expressions];
  const problems = await feelProblems(all);
  const motivos = new Map(all.map((expression, index) => [expression, problems[index]?.motivo]));
  return ownFindings(process, { ...known, feelProblem: (expression) => motivos.get(expression) });
};

const notRun = ({ process, participant }: Foreign): AchadoFluxo =>
  finding(participant?.id ?? process.id, 'fluxo.achado.deFora', {
    nome: participant?.name ?? process.name ?? process.id,
  });

const lint = async (process: ModdleElement): Promise<AchadoFluxo[]> => {
  const reports = await lintBpmn(process);
  return Object.entries(reports).flatMap(([rule, found]) =>
    found.map(({ id }) => finding(id, `fluxo.achado.lint.${rule as Rule}`)),
  );
};
