import { atividadeOf, comOpcoes, trabalhoOf, type CampoFluxo } from '#schemas/fluxo/atividade.ts';
import { flowElementsOf, isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { readRule, tipoDeRegra } from '#schemas/fluxo/regra/fits.ts';

interface QuestionFinding {
  readonly regra: 'campoSemOpcoes' | 'campoCondicao';
  readonly rotulo: string;
}

/** Questions that let choose among nothing, and conditions that are not of the questions before them. */
export const questionFindings = (campos: readonly CampoFluxo[]): QuestionFinding[] =>
  campos.flatMap(({ rotulo, tipo, opcoes = [], quando }, at) => [
    ...(comOpcoes(tipo) && !areChoices(opcoes) ? [{ regra: 'campoSemOpcoes', rotulo } as const] : []),
    ...(quando !== undefined && !isOver(quando, campos.slice(0, at))
      ? [{ regra: 'campoCondicao', rotulo } as const]
      : []),
  ]);

const areChoices = (opcoes: readonly string[]): boolean =>
  opcoes.length > 0 &&
  opcoes.every((one) => one.trim() !== '') &&
  new Set(opcoes.map((one) => one.trim())).size === opcoes.length;

const isOver = (quando: string, before: readonly CampoFluxo[]): boolean =>
  readRule(
    quando,
    before.map(({ chave, tipo }) => ({ campo: `fluxo.${chave}`, tipo: tipoDeRegra(tipo), semUteis: true })),
  ) !== undefined;

interface Unasked {
  readonly element: ModdleElement;
  readonly nomes: readonly string[];
}

/** Conditions that ask what nothing in the drawing answers: a question that was renamed or removed. What another flow answers is not known here. */
export const unaskedNames = (process: ModdleElement): Unasked[] => {
  const all = flowElementsOf(process);
  if (all.some((one) => isA(one, 'bpmn:CallActivity'))) return [];
  const answered = new Set(all.flatMap(answeredBy));
  return all.flatMap((element) => {
    const nomes = [...new Set(conditionsOf(element).flatMap(namesIn))].filter((one) => !answered.has(one));
    return nomes.length === 0 ? [] : [{ element, nomes }];
  });
};

const isJob = (element: ModdleElement): boolean =>
  isA(element, 'bpmn:ServiceTask') || isA(element, 'bpmn:SendTask');

const answeredBy = (element: ModdleElement): string[] => {
  if (isJob(element)) return [trabalhoOf(element).resultado];
  if (!isA(element, 'bpmn:UserTask')) return [];
  const { especie, campos } = atividadeOf(element);
  return [
    ...campos.map(({ chave }) => chave),
    ...(especie === 'APROVACAO' ? ['decisao', `decisao_${element.id}`] : []),
  ];
};

const conditionsOf = (element: ModdleElement): string[] =>
  isJob(element)
    ? trabalhoOf(element).regras.map(({ quando }) => quando)
    : [element.conditionExpression?.body ?? ''];

const namesIn = (feel: string): string[] =>
  [...feel.replaceAll(/"(?:[^"\\]|\\.)*"/gu, '""').matchAll(/\bfluxo\.([\p{L}_][\p{L}\p{N}_]*)/gu)].flatMap(
    ([, nome]) => nome ?? [],
  );
