import type { ArquivoConferido } from '#schemas/shapes/conferencia.ts';
import { setLegalZone } from '#schemas/legal-zone.ts';
import { serveItems } from '#server/ferramentas/apart/serve-items.ts';
import { checkFile, readAndDrawn, type FileToCheck } from './check-file.ts';

serveItems(async function* (file: FileToCheck): AsyncGenerator<ArquivoConferido> {
  setLegalZone(file.zone);
  yield checkFile(file, await readAndDrawn(file));
});
