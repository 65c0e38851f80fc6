import { serveItems } from '#server/ferramentas/apart/serve-items.ts';
import { coveringMarks } from '#server/ferramentas/signature/pdf/covering-marks.ts';
import type { LaterMark } from '#server/ferramentas/signature/pdf/later-mark.ts';
import type { MarksToDraw } from './draw-apart.ts';

serveItems(async function* ({
  bytes,
  marked,
}: MarksToDraw): AsyncGenerator<readonly (readonly LaterMark[])[]> {
  yield await coveringMarks(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), marked);
});
