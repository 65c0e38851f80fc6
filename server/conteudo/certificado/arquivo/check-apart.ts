import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '#schemas/app-error.ts';
import type { ArquivoConferido, ConferenciaPedida } from '#schemas/generated.ts';
import { legalZone } from '#schemas/legal-zone.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { ApartEnded } from '#server/base/apart/apart.ts';
import { KeptApart } from '#server/base/apart/kept-apart.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { readTrustRows } from '../confianca/index.ts';
import { readWhole } from '../read-whole.ts';
import type { FileToCheck } from './check-file.ts';

/** What somebody sends may ask for any time and memory: none of it is the server's. */
const readers = new KeptApart<FileToCheck, ArquivoConferido>(
  new URL('./check-worker-start.mjs', import.meta.url),
  // also for the process to start in a busy machine
  { megabytes: 768, pageLimit: 30_000 },
);

/** How many files are looked at at the same time; who comes while they are is asked to come back. */
const together = 2;
let busy = 0;

interface Sent {
  readonly body: ConferenciaPedida;
  readonly file: MultipartFile | undefined;
}

/**
 * Judges the signatures of a file that was sent, which is kept nowhere.
 * @param megabytes what it may have at the most
 */
export const checkSent = async (
  { db, agora }: PublicCtx,
  { body, file }: Sent,
  megabytes: number,
): Promise<ArquivoConferido> => {
  if (!file) throw new AppError('requisicaoInvalida');
  const bytes = await readWhole(file, megabytes);
  if (busy >= together) throw new AppError('indisponivel');
  busy += 1;
  try {
    const request: FileToCheck = {
      nome: file.filename.slice(0, 200),
      bytes,
      separada: body.separada === undefined ? undefined : Buffer.from(body.separada, 'base64'),
      trust: await readTrustRows(db),
      agora,
      zone: legalZone(),
    };
    for await (const one of readers.items(request)) return one;
    throw new Error('the process answered nothing');
  } catch (error) {
    if (error instanceof ApartEnded) throw refuseField('arquivo', 'certificado.arquivo.demorou');
    throw error;
  } finally {
    busy -= 1;
  }
};
