import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { trabalhoOf } from '#schemas/fluxo/atividade.ts';
import { serves } from '#schemas/fluxo/regra/answers.ts';
import { flowElementsOf, isA } from '#schemas/fluxo/moddle-element.ts';

/** Of the content, what a simulation knows without being told. */
const knownFacts: ReadonlySet<string> = new Set(['numero', 'assunto', 'nivelAcesso', 'unidade', 'tipo']);

export interface Asked {
  /** Fields of the content that conditions speak of. */
  readonly campos: readonly string[];
  /** What each of them is compared with. */
  readonly valores: ReadonlyMap<string, readonly (string | number)[]>;
  /** Ids that each question is compared with, where it is of a person or a unit. */
  readonly registros: ReadonlyMap<string, readonly number[]>;
  /** Numbers and texts that they are compared with: what is drawn at random is drawn around them. */
  readonly numeros: readonly number[];
  readonly textos: readonly string[];
}

/** What the conditions and decisions of a flow ask of the content, and those that it takes from elsewhere. */
export const askedBy = (process: ModdleElement, more: readonly string[] = []): Asked => {
  const own = flowElementsOf(process).flatMap((element) => [
    ...(element.conditionExpression?.body === undefined ? [] : [element.conditionExpression.body]),
    ...(isA(element, 'bpmn:ServiceTask') || isA(element, 'bpmn:SendTask')
      ? trabalhoOf(element).regras.map(({ quando }) => quando)
      : []),
  ]);
  const all = [...own, ...more].join('\n').slice(0, 100_000);
  const texts = [...all.matchAll(/"([^"\n]{1,200})"/g)].flatMap(([, one]) => one ?? []);
  const bare = all.replaceAll(/"[^"\n]*"/g, '""');
  const names = [
    ...[...bare.matchAll(/\bconteudo\.([\p{L}_][\p{L}\p{N}_]*)/gu)].flatMap(([, one]) => one ?? []),
    ...[...all.matchAll(/\bget value\(\s*conteudo\s*,\s*"([^"\\\n]{1,200})"/gu)].flatMap(
      ([, one]) => one ?? [],
    ),
  ];
  const numbers = [...bare.matchAll(/(?<![\p{L}\p{N}_.])\d+(?:\.\d+)?/gu)].map(([one]) => Number(one));
  const valores = new Map<string, (string | number)[]>();
  for (const [, bareName, quoted = '', texto, numero] of all.matchAll(
    /\b(?:conteudo\.([\p{L}_][\p{L}\p{N}_]*)|get value\(\s*conteudo\s*,\s*"([^"\\\n]{1,200})"\s*\))\)?\s*(?:[<>!]?=|[<>])\s*(?:(?:date\(\s*)?"([^"\n]{1,200})"|(\d+(?:\.\d+)?))/gu,
  )) {
    const nome = bareName ?? quoted;
    valores.set(nome, [...(valores.get(nome) ?? []), texto ?? Number(numero)]);
  }
  return {
    valores,
    registros: comparedIds(bare),
    campos: [...new Set(names)].filter((one) => !knownFacts.has(one)).slice(0, 50),
    numeros: [...new Set(numbers)].slice(0, 50),
    textos: [...new Set(texts)].slice(0, 50),
  };
};

const comparedIds = (bare: string): Map<string, number[]> => {
  const found = new Map<string, number[]>();
  for (const [, chave = '', id] of bare.matchAll(/\bfluxo\.([\p{L}_][\p{L}\p{N}_]*)\s*!?=\s*(\d+)/gu))
    // what no id can be is compared in vain, and drawn it would be looked for
    if (serves({ tipo: 'PESSOA' }, Number(id))) found.set(chave, [...(found.get(chave) ?? []), Number(id)]);
  return found;
};
