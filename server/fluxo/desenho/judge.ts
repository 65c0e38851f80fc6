import {
  executableOf,
  flowElementsOf,
  foreignTo,
  isA,
  type ModdleElement,
} from '#schemas/fluxo/moddle-element.ts';
import { readBpmn } from '#schemas/fluxo/open-moddle.ts';
import { noteText } from '#schemas/fluxo/read-loss.ts';
import { subfluxoOf } from '#schemas/fluxo/atividade.ts';
import { mostElements } from '../motor/index.ts';
import { lintBpmn, type Rule } from './linter.ts';
import { ownFindings, type KnownNames, type OwnFinding } from './own-rules.ts';

/** What a drawing is, as far as it can be said without asking anybody: the conditions in it are still to be judged. */
export type Judged =
  | { readonly kind: 'semProcesso' }
  | { readonly kind: 'grande'; readonly elementos: number }
  | {
      readonly kind: 'julgado';
      /** What was found while it was read. */
      readonly lido: readonly { readonly elemento: string | undefined; readonly detalhe: string }[];
      readonly deFora: readonly { readonly elemento: string; readonly nome: string }[];
      readonly lint: readonly { readonly elemento: string | undefined; readonly regra: Rule }[];
      readonly proprios: readonly OwnFinding[];
      /** Names of what something was found of. */
      readonly nomes: ReadonlyMap<string, string>;
      /** Elements of what runs, and the flows that it calls. */
      readonly elementos: number;
      readonly chama: readonly string[];
    };

/** Judges a drawing; one with more elements than ever run is not even looked into. */
export const judge = async (xml: string, known: KnownNames): Promise<Judged> => {
  const { definitions, notes } = await readBpmn(xml);
  const process = executableOf(definitions);
  if (!process) return { kind: 'semProcesso' };
  const elements = flowElementsOf(process);
  if (elements.length > mostElements) return { kind: 'grande', elementos: elements.length };
  const deFora = foreignTo(definitions, process).map(({ process: theirs, participant }) => ({
    elemento: participant?.id ?? theirs.id,
    nome: participant?.name ?? theirs.name ?? theirs.id,
  }));
  const lint = Object.entries(await lintBpmn(process)).flatMap(([regra, found]) =>
    found.map(({ id }) => ({ elemento: id, regra: regra as Rule })),
  );
  const lido = notes.map((one) => ({ elemento: one.elemento, detalhe: noteText(one) }));
  const proprios = ownFindings(process, known);
  const found = new Set([...lint, ...proprios].map(({ elemento }) => elemento));
  return {
    kind: 'julgado',
    lido,
    deFora,
    lint,
    proprios,
    nomes: namesOf(elements, found),
    elementos: elements.length,
    chama: calledBy(process),
  };
};

const namesOf = (
  elements: readonly ModdleElement[],
  found: ReadonlySet<string | undefined>,
): ReadonlyMap<string, string> =>
  new Map(
    elements.flatMap(({ id, name }) => {
      const nome = name?.trim() ?? '';
      return nome !== '' && found.has(id) ? [[id, nome]] : [];
    }),
  );

/** Codes of the flows that a process calls. */
const calledBy = (process: ModdleElement): string[] => [
  ...new Set(
    flowElementsOf(process)
      .filter((one) => isA(one, 'bpmn:CallActivity'))
      .map(subfluxoOf),
  ),
];

/** Codes of the flows that what runs of a file calls. */
export const callsOf = async (xml: string): Promise<string[]> => {
  const process = executableOf((await readBpmn(xml)).definitions);
  return process ? calledBy(process) : [];
};
