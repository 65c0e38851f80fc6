import { defined } from '#schemas/defined.ts';
import serializer from 'moddle-context-serializer';
import { atividadeOf, esperaOf, feitaPorAto, isTimer, trabalhoOf } from '#schemas/fluxo/atividade.ts';
import { executableOf, flowElementsOf, isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { openModdle, readBpmn } from '#schemas/fluxo/open-moddle.ts';
import { inlineSubflows, type ReadSubflow } from './inline.ts';
import type { Elemento, Plano } from './plano.ts';
import { quorumCondition } from './quorum.ts';
import { typeResolver } from './element-types.ts';

/** Makes what the engine runs of a flow: the process that is executable, alone; the file stays as it is. */
export const compile = async (
  xml: string,
  subfluxo: ReadSubflow = () => Promise.resolve(undefined),
): Promise<Plano> => {
  const { definitions } = await readBpmn(xml);
  const process = executableOf(definitions);
  if (!process) throw new Error('nenhum processo executável');
  process.isExecutable = true;
  await inlineSubflows(definitions, process, subfluxo);
  const elementos = Object.fromEntries(flowElementsOf(process).flatMap(elementOf));
  definitions.rootElements = (definitions.rootElements ?? []).filter(
    (one) => one === process || ['bpmn:Message', 'bpmn:Signal'].includes(one.$type),
  );
  definitions.diagrams = [];
  // whose lane it is changes nothing of how it runs
  process.laneSets = [];
  for (const one of flowElementsOf(process)) loop(one, elementos[one.id]);
  const moddle = openModdle();
  const { xml: pruned } = await moddle.toXML(definitions);
  const context = await moddle.fromXML(pruned);
  const fonte = serializer(context, typeResolver, extend as never).serialize();
  return { fonte, elementos };
};

const elementOf = (element: ModdleElement): [string, Elemento][] => {
  const nome = element.name?.trim() ?? '';
  if (isA(element, 'bpmn:UserTask')) {
    const atividade = atividadeOf(element);
    const espera = feitaPorAto[atividade.especie];
    return [[element.id, { nome, atividade, espera }]];
  }
  if (isA(element, 'bpmn:ServiceTask') || isA(element, 'bpmn:SendTask'))
    return [[element.id, { nome, trabalho: trabalhoOf(element) }]];
  if (isA(element, 'bpmn:IntermediateCatchEvent') && !isTimer(element)) {
    const espera = esperaOf(element);
    return [[element.id, { nome, espera }]];
  }
  return isA(element, 'bpmn:FlowNode') ? [[element.id, { nome }]] : [];
};

/** One for each person of the role: in BPMN, a multi-instance task over the people, with what is enough of them. */
const loop = (element: ModdleElement, known: Elemento | undefined): void => {
  if (!known?.atividade?.todos) return;
  const { quorum } = known.atividade;
  const moddle = openModdle();
  const loopCharacteristics = moddle.create('bpmn:MultiInstanceLoopCharacteristics', {
    isSequential: false,
    ...defined({
      completionCondition:
        quorum === undefined
          ? undefined
          : moddle.create('bpmn:FormalExpression', {
              body: quorumCondition(quorum),
            }),
    }),
  });
  loopCharacteristics.$parent = element;
  element.loopCharacteristics = loopCharacteristics;
};

/** The engine reads the collection of a multi-instance task from its own keys. */
const extend = (behaviour: {
  id?: string;
  loopCharacteristics?: { behaviour?: Record<string, unknown> };
}): object => {
  const characteristics = behaviour.loopCharacteristics?.behaviour;
  if (characteristics && characteristics['loopCardinality'] === undefined) {
    characteristics['collection'] = `=executantes.${behaviour.id ?? ''}`;
    characteristics['elementVariable'] = 'executor';
  }
  return behaviour;
};
