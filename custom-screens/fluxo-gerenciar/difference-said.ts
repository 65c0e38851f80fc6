import { especies, esperas, tiposDeTrabalho } from '#schemas/fluxo/atividade.ts';
import { bpmnKind } from '#schemas/fluxo/bpmn-kind.ts';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import type { text as texts } from '#src/i18n/text.ts';
import { comparedElement, uteis, type Difference } from './compare.ts';
import type { Drawing } from './drawing.ts';
import { elementName } from './element-name.ts';
import { timerWords } from '#src/conteudo/fluxo/timer-words.ts';

interface Around {
  readonly desenho: Pick<DesenhoFluxo, 'papeis' | 'modelos' | 'subfluxos'>;
  readonly drawings: { readonly before: Drawing; readonly after: Drawing };
  readonly text: typeof texts;
}

/** What an element said or says, in words: codes by the names that they have, times as people write them. */
export const differenceSaid = (
  difference: Difference,
  which: 'before' | 'after',
  { desenho, drawings, text }: Around,
): string => {
  const value = difference[which];
  if (value === '') return text('fluxoDesenho.comparar.nada');
  switch (difference.aspect) {
    case 'papel':
    case 'avisado':
      return nameIn(desenho.papeis, value);
    case 'modelo':
      return nameIn(desenho.modelos, value);
    case 'subfluxo':
      return nameIn(desenho.subfluxos, value);
    case 'especie': {
      const known = especies.find((one) => one === value);
      return known ? text(`fluxoDesenho.campo.${known}`) : value;
    }
    case 'trabalho': {
      const known = tiposDeTrabalho.find((one) => one === value);
      return known ? text(`fluxoDesenho.trabalho.${known}`) : value;
    }
    case 'espera': {
      const known = esperas.find((one) => one === value);
      return known ? text(`fluxoDesenho.espera.${known}`) : value;
    }
    case 'prazo': {
      const count = Number.parseInt(value, 10);
      return text(`atividades.tempo.${value.endsWith(uteis) ? 'uteis' : 'dias'}`, { count });
    }
    case 'tempo':
      return timerWords(value);
    case 'de':
    case 'para':
    case 'preso':
    case 'lugar':
    case 'raia': {
      const element = comparedElement(drawings[which], value);
      return element ? elementName(element, text) : value;
    }
    case 'tipo':
      return text(`fluxoLeitura.especie.${bpmnKind(value)}`);
    default:
      return value;
  }
};

const nameIn = (all: Around['desenho']['papeis'], codigo: string): string =>
  all.find((one) => one.codigo === codigo)?.nome ?? codigo;
