import type { Vigencia } from '#schemas/shapes/conteudo.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';

/** "de 01/01/2027 a 31/12/2027"; nothing of what has no validity. */
export const vigenciaText = ({ inicio, fim }: Vigencia): string | undefined => {
  if (inicio !== undefined && fim !== undefined)
    return text('documento.vigencia.deAte', { inicio: formatDay(inicio), fim: formatDay(fim) });
  if (inicio !== undefined) return text('documento.vigencia.desde', { inicio: formatDay(inicio) });
  return fim === undefined ? undefined : text('documento.vigencia.ate', { fim: formatDay(fim) });
};
