import { createCipheriv, randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#schemas/app-error.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';
import { scan } from './antivirus.ts';
import type { FilePorts } from './file-ports.ts';
import type { StagedFile } from './file-store.ts';

/** Writes down, and tells who sent a file and who administers, that it was set aside. */
export const avisarQuarentena = job<{ readonly id: string }>('avisarQuarentena');

interface Received {
  readonly nome: string;
  readonly criadoPor: number | null;
}

/**
 * Has the antivirus look at a file that somebody sent, before anything may refer to it. Where one is set and does not answer,
 * nothing is taken: what it did not see is not known to be clean.
 */
export const examine = async (ports: FilePorts, file: Received, staged: StagedFile): Promise<void> => {
  const { antivirus } = ports.config ?? {};
  if (!antivirus) return;
  const ameaca = await scan(antivirus, staged.read());
  if (ameaca === undefined) return;
  await setAside(ports, file, staged, ameaca);
  throw new AppError('arquivoInfectado', { nome: file.nome, ameaca });
};

/** Keeps it encrypted, where nothing serves it from, with who sent it, when, and what was found: although the act is undone. */
const setAside = async (
  { db, clock, config }: FilePorts,
  { nome, criadoPor }: Received,
  staged: StagedFile,
  ameaca: string,
): Promise<void> => {
  if (!config) return;
  const id = randomUUID();
  const folder = join(config.dataDir, 'quarentena');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, id);
  const iv = randomBytes(16);
  const to = createWriteStream(path, { mode: 0o400, flags: 'wx' });
  to.write(iv);
  await pipeline(staged.read(), createCipheriv('aes-256-ctr', config.key, iv), to);
  const agora = clock();
  const { sha256, tamanho } = staged;
  try {
    await inTransaction(db, async (trx) => {
      await trx
        .insertInto('arquivoQuarentena')
        .values({ id, sha256, nome, tamanho, ameaca, criadoPor, criadoEm: agora })
        .execute();
      await enqueue(trx, avisarQuarentena, { id });
    });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
};
