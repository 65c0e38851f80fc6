import { pdfOf } from '#src/data/pdf-of.ts';
import { pngOf, svgText } from '#src/data/png-of.ts';
import type { text as texts } from '#src/i18n/text.ts';
import type { Export } from './components/ToolBar.tsx';
import type { Drawing } from './drawing.ts';
import { pictureOf } from './picture.ts';

/** The whole drawing as a file to look at or to print. */
export const pictureFile = async (
  as: Exclude<Export, 'bpmn'>,
  drawing: Drawing,
  title: string,
  text: typeof texts,
): Promise<Blob> => {
  const { svg, width, height, shortened } = pictureOf(drawing, title, text);
  if (as === 'svg') return new Blob([svgText(svg)], { type: 'image/svg+xml' });
  if (as === 'png') return pngOf(svg, width, height);
  const whole = { heading: text('fluxoDesenho.porInteiro'), texts: shortened };
  return pdfOf(svg, { width, height, title, whole });
};
