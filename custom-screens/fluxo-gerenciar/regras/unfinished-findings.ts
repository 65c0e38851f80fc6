import { atividadeOf, trabalhoOf } from '#schemas/fluxo/atividade.ts';
import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import type { AchadoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import type { text as texts } from '#src/i18n/text.ts';
import { elementOf, type Drawing } from '../drawing.ts';
import type { RascunhosDeRegra } from './rascunho-de-regra.ts';

/** Elements with a condition whose lines are not whole: until they are, the one of before holds. */
export const unfinishedFindings = (
  drawing: Drawing,
  regras: RascunhosDeRegra['regras'],
  text: typeof texts,
): AchadoFluxo[] => {
  const found = Object.entries(regras).flatMap(([key, { de }]) => {
    const [id = '', ...lugar] = key.split(' ');
    const element = elementOf(drawing, id);
    return element && conditionAt(element, lugar.join(' ')) === de ? [id] : [];
  });
  return [...new Set(found)].map((elemento) => ({
    elemento,
    mensagem: text('fluxoRegras.porCompletar'),
    impede: false,
    regra: 'linhaPorCompletar',
  }));
};

/** Of the way out that is taken when no other is, and of the only one, none is asked. */
const conditionOf = (flow: ModdleElement): string | undefined => {
  const { sourceRef, conditionExpression } = flow;
  if (sourceRef?.default === flow || (sourceRef?.outgoing?.length ?? 0) < 2) return undefined;
  return conditionExpression?.body?.replace(/^=/, '') ?? '';
};

/** What a place of an element has as its condition; nothing of a place that is no more. */
const conditionAt = (element: ModdleElement, lugar: string): string | undefined => {
  const [kind, ...rest] = lugar.split(':');
  const which = rest.join(':');
  if (kind === 'regra') return trabalhoOf(element).regras[Number(which)]?.quando;
  if (kind === 'saida') return conditionOf(element);
  const asked = atividadeOf(element).campos.find(({ chave }) => chave === which);
  return asked && (asked.quando ?? '');
};
