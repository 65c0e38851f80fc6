import { text } from '#src/i18n/text.ts';
import { examplesOf } from './changed-form.ts';
import type { NumerosTrazidos } from './place-items.ts';

/** What is told of numbers that are not as they were written, each in a paragraph of its own. */
export const tellNumeros = ({ comoTexto, formas }: NumerosTrazidos): string[] => [
  ...(comoTexto > 0 ? [text('editor.docx.comoTexto', { count: comoTexto })] : []),
  ...(formas.length > 0
    ? [
        text('editor.docx.formas', {
          count: formas.length,
          exemplos: examplesOf(formas)
            .map((forma) => text('editor.docx.forma', { ...forma }))
            .join(', '),
        }),
      ]
    : []),
];
