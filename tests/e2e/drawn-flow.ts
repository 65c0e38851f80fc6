import { writeDrawing } from '#screens/fluxo-gerenciar/drawing.ts';
import { openDrawing } from '#screens/fluxo-gerenciar/use-drawing.ts';

/** A flow with each element in its place, as whoever brings a file without a drawing keeps it. */
export const drawnFlow = async (xml: string): Promise<string> =>
  writeDrawing((await openDrawing(xml)).drawing);
