import { drawMissing } from '#screens/fluxo-gerenciar/arrange.ts';
import {
  boundsOf,
  elementsOf,
  emptyXml,
  isNode,
  readDrawing,
  writeDrawing,
  type Drawing,
} from '#screens/fluxo-gerenciar/drawing.ts';

/** A flow as who begins one finds it. */
export const begun = async (): Promise<Drawing> => {
  const drawing = await readDrawing(emptyXml);
  drawMissing(drawing);
  return drawing;
};

/** The same, written and read again. */
export const saved = async (drawing: Drawing): Promise<Drawing> => readDrawing(await writeDrawing(drawing));

/** Where each element is. */
export const places = (drawing: Drawing): string[] =>
  elementsOf(drawing)
    .filter(isNode)
    .map((one) => `${one.id} ${JSON.stringify(boundsOf(drawing, one))}`);
