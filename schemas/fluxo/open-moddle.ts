import { BpmnModdle } from 'bpmn-moddle';
import { maloteModdle } from './malote-moddle.ts';
import { flowElementsOf, processesOf, type ModdleElement } from './moddle-element.ts';
import { xmlProblem, type XmlProblem } from './xml-problem.ts';

export const openModdle = (): BpmnModdle => new BpmnModdle({ malote: maloteModdle });

/** A file that is not taken, and why. */
export class XmlRefused extends Error {
  constructor(
    readonly problem: XmlProblem,
    readonly detail = '',
  ) {
    super(problem);
  }
}

export interface ReadBpmn {
  readonly definitions: ModdleElement;
  readonly warnings: readonly string[];
}

/** Reads a BPMN file, what is hostile refused before anything reads it as XML. */
export const readBpmn = async (xml: string): Promise<ReadBpmn> => {
  const problem = xmlProblem(xml);
  if (problem) throw new XmlRefused(problem);
  try {
    const { rootElement, warnings } = await openModdle().fromXML(xml);
    if (rootElement.$type !== 'bpmn:Definitions') throw new XmlRefused('naoEBpmn');
    linkEnds(rootElement);
    return { definitions: rootElement, warnings: warnings.map(({ message }) => message) };
  } catch (error) {
    if (error instanceof XmlRefused) throw error;
    throw new XmlRefused('naoEBpmn', error instanceof Error ? error.message.split('\n')[0] : '');
  }
};

/** What goes in and out of an element may be left out of a file: the flows say it. */
const linkEnds = (definitions: ModdleElement): void => {
  for (const flow of processesOf(definitions).flatMap(flowElementsOf)) {
    const { sourceRef, targetRef } = flow;
    if (flow.$type !== 'bpmn:SequenceFlow') continue;
    if (sourceRef && !sourceRef.outgoing?.includes(flow))
      sourceRef.set('outgoing', [...(sourceRef.outgoing ?? []), flow]);
    if (targetRef && !targetRef.incoming?.includes(flow))
      targetRef.set('incoming', [...(targetRef.incoming ?? []), flow]);
  }
};

export const writeBpmn = async (definitions: ModdleElement): Promise<string> =>
  (await openModdle().toXML(definitions, { format: true })).xml;
