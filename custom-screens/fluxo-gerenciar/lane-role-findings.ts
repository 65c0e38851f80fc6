import type { AchadoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import type { text as texts } from '#src/i18n/text.ts';
import { elementsOf, type Drawing } from './drawing.ts';
import { outOfRole, type PapelNomeado } from './lane-role.ts';

/** Activities that another role does than their lane says: it may be so, and it may be a lane that nobody noticed. */
export const laneRoleFindings = (
  drawing: Drawing,
  papeis: readonly PapelNomeado[],
  text: typeof texts,
): AchadoFluxo[] =>
  elementsOf(drawing).flatMap((element) => {
    const found = outOfRole(drawing, element, papeis);
    if (!found) return [];
    const { papel, daRaia } = found;
    const mensagem = text('fluxoDesenho.raia.papelDiverge', { papel, daRaia });
    return [{ elemento: element.id, mensagem, impede: false, regra: 'papelDaRaia' }];
  });
