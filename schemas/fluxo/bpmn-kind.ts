import { textsOf } from '#schemas/messages/format.ts';
import { fluxoLeitura } from '#schemas/messages/pt-BR/fluxo-leitura.ts';

const said = textsOf({ fluxoLeitura });
type BpmnKind = keyof typeof fluxoLeitura.especie;

/** The kind of an element of a BPMN file, by its type (`bpmn:UserTask`) or by its tag (`userTask`). */
export const bpmnKind = (type: string): BpmnKind => {
  const local = type.slice(type.indexOf(':') + 1);
  const name = local.charAt(0).toLowerCase() + local.slice(1);
  return isKnown(name) ? name : 'outro';
};

const isKnown = (name: string): name is BpmnKind => Object.hasOwn(fluxoLeitura.especie, name);

/** The same as people call it. */
export const bpmnKindName = (type: string): string => said(`fluxoLeitura.especie.${bpmnKind(type)}`);
