import { textsOf } from '#schemas/messages/format.ts';
import { fluxoLeitura } from '#schemas/messages/pt-BR/fluxo-leitura.ts';
import { bpmnKindName } from './bpmn-kind.ts';
import type { ModdleElement } from './moddle-element.ts';
import type { Renumbered } from './mend-xml.ts';

const said = textsOf({ fluxoLeitura });

/** What was found while a file was read, in words, and of which element. */
export interface ReadNote {
  /** Whether something of the file is not in what was read. */
  readonly lost: boolean;
  readonly line: number | undefined;
  readonly elemento: string | undefined;
  readonly text: string;
}

/** What an element of a file is called by people: what it is, and its name or else its identifier. */
const calledAs = (type: string, name: string | undefined, id: string | undefined): string => {
  const kind = bpmnKindName(type);
  const nome = name?.trim() ? name.trim() : (id ?? '');
  return nome === '' ? kind : said('fluxoLeitura.chamado', { especie: kind, nome });
};

export const renumberedNote = ({ kind, line, tag, name, from, to }: Renumbered): ReadNote => ({
  lost: false,
  line,
  elemento: to,
  text: said(`fluxoLeitura.${kind}`, { elemento: calledAs(tag, name, undefined), de: from, para: to }),
});

/** A reference to what the file does not have: it goes on saying so. */
export const unresolvedNote = (
  element: ModdleElement,
  property: string,
  value: string,
  line: number | undefined,
): ReadNote => {
  const about = element.id ? element : (element.$parent ?? element);
  const called = calledAs(about.$type, about.name, about.id);
  const known = { sourceRef: 'origem', targetRef: 'destino', bpmnElement: 'desenho' } as const;
  const key = known[property as keyof typeof known] ?? 'referencia';
  return {
    lost: false,
    line,
    elemento: about.id,
    text: said(`fluxoLeitura.${key}`, { elemento: called, valor: value, propriedade: property }),
  };
};

/** Something that no reading keeps. */
export const lostNote = (what: 'texto' | 'conteudo', dito: string, line: number | undefined): ReadNote => ({
  lost: true,
  line,
  elemento: undefined,
  text: said(`fluxoLeitura.perdido.${what}`, { dito: dito.slice(0, 80) }),
});

/** The same with its line, to be read alone. */
export const noteText = ({ line, text }: ReadNote): string =>
  line === undefined ? text : said('fluxoLeitura.linha', { linha: line, texto: text });
