import type { PrazoCampo } from '#schemas/shapes/campos.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';

/** The term of a field in words: until when, or from what it will be counted. */
export const prazoText = ({ dias, referencia, rotuloReferencia = '', ate, vencido }: PrazoCampo): string =>
  ate === undefined
    ? text('campos.prazoAContar', {
        count: dias,
        referencia: text(`campos.referencia.${referencia}`, { rotulo: rotuloReferencia }),
      })
    : text(vencido ? 'campos.prazoVencido' : 'campos.prazo', { data: formatDay(ate) });
