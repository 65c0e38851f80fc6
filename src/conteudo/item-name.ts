import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { text } from '#src/i18n/text.ts';

/** How a content is called in a sentence: its number, or "Minuta de Despacho" while it has none. */
export const itemName = ({
  numero,
  tipoDocumento,
  tipoProcesso,
}: Pick<ItemCaixa, 'numero' | 'tipoDocumento' | 'tipoProcesso'>): string =>
  numero ??
  (tipoProcesso !== undefined
    ? text('caixa.lista.processoSemNumero', { tipo: tipoProcesso })
    : tipoDocumento === undefined
      ? text('caixa.lista.minuta')
      : text('caixa.lista.minutaDe', { tipo: tipoDocumento }));
