import { fluxoApi } from '#schemas/api/fluxo.ts';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { call } from '#src/data/call.ts';
import { pdfOf } from '#src/data/pdf-of.ts';
import { pngOf, svgText } from '#src/data/png-of.ts';
import { formatDay } from '#src/i18n/dates.ts';
import type { text as texts } from '#src/i18n/text.ts';
import type { Export } from './components/ToolBar.tsx';
import type { Drawing } from './drawing.ts';
import { pictureOf } from './picture.ts';
import { camposOf, type ContentNames } from './regras/campos.ts';
import { conditionWords } from './regras/rule-words.ts';
import { openDrawing } from './use-drawing.ts';

interface PictureOf {
  readonly drawing: Drawing;
  /** The same, as a file. */
  readonly xml: string;
  readonly desenho: DesenhoFluxo & ContentNames;
}

/** Paper outlives the screen: it says which version it is of, or that it is a draft, and of when. */
const titleOf = async (
  { xml, desenho: { fluxo, versoes } }: PictureOf,
  text: typeof texts,
): Promise<string> => {
  const [last] = versoes;
  const published = last && (await call(fluxoApi.versao, { params: { id: fluxo.id, numero: last.numero } }));
  const same = published !== undefined && (await openDrawing(published.xml)).xml === xml;
  const state =
    last && same
      ? text('fluxoDesenho.papel.versao', { numero: last.numero, dia: formatDay(last.publicadaEm) })
      : text('fluxoDesenho.papel.rascunho', { dia: formatDay(new Date()) });
  return `${fluxo.nome} — ${state}`;
};

interface PictureFile {
  readonly file: Blob;
  /** Letters that the file could not have. */
  readonly lacked: readonly string[];
}

/** The whole drawing as a file to look at or to print. */
export const pictureFile = async (
  as: Exclude<Export, 'bpmn'>,
  of: PictureOf,
  text: typeof texts,
): Promise<PictureFile> => {
  const title = await titleOf(of, text);
  const said = conditionWords(camposOf(of.drawing, of.desenho, text), text);
  const { svg, width, height, shortened } = pictureOf(of.drawing, title, text, said);
  if (as === 'svg') return { file: new Blob([svgText(svg)], { type: 'image/svg+xml' }), lacked: [] };
  if (as === 'png') return { file: await pngOf(svg, width, height), lacked: [] };
  const whole = { heading: text('fluxoDesenho.porInteiro'), texts: shortened };
  return pdfOf(svg, { width, height, title, whole });
};
