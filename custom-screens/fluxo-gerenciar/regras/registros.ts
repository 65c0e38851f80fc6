import { atividadeOf, deRegistro, trabalhoOf, type TipoRegistro } from '#schemas/fluxo/atividade.ts';
import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { readFeel } from '#schemas/fluxo/regra/read-feel.ts';
import { elementsOf, type Drawing } from '../drawing.ts';

type Named = Readonly<Record<TipoRegistro, readonly number[]>>;

/** Ids of the people and the units that the conditions of a drawing name. */
export const registrosIn = (drawing: Drawing): Named => {
  const elements = elementsOf(drawing);
  const tipos = new Map<string, TipoRegistro>(
    elements
      .filter((one) => isA(one, 'bpmn:UserTask'))
      .flatMap((one) => atividadeOf(one).campos)
      .flatMap(({ chave, tipo }) => (deRegistro(tipo) ? [[`fluxo.${chave}`, tipo] as const] : [])),
  );
  const ids: Record<TipoRegistro, Set<number>> = { PESSOA: new Set(), UNIDADE: new Set() };
  if (tipos.size > 0)
    for (const { campo, valor } of elements
      .flatMap(conditionsOf)
      .flatMap((feel) => readFeel(feel)?.linhas ?? [])) {
      const tipo = tipos.get(campo);
      if (tipo && valor?.tipo === 'numero') ids[tipo].add(Number(valor.numero));
    }
  const sorted = (tipo: TipoRegistro): number[] => [...ids[tipo]].toSorted((a, b) => a - b).slice(0, 200);
  return { PESSOA: sorted('PESSOA'), UNIDADE: sorted('UNIDADE') };
};

const conditionsOf = (element: ModdleElement): string[] => [
  ...(element.conditionExpression?.body === undefined
    ? []
    : [element.conditionExpression.body.replace(/^=/, '')]),
  ...(isA(element, 'bpmn:ServiceTask') || isA(element, 'bpmn:SendTask')
    ? trabalhoOf(element).regras.map(({ quando }) => quando.replace(/^=/, ''))
    : []),
];
