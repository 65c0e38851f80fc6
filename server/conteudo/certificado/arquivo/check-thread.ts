import type { ArquivoConferido } from '#schemas/generated.ts';
import { setLegalZone } from '#schemas/legal-zone.ts';
import { serveThread } from '#server/base/thread/serve-thread.ts';
import { checkFile, type FileToCheck } from './check-file.ts';

serveThread(async function* (file: FileToCheck): AsyncGenerator<ArquivoConferido> {
  setLegalZone(file.zone);
  yield await Promise.resolve(checkFile(file));
});
