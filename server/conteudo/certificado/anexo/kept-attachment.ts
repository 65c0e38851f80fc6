import type { Database } from '#server/base/db/connect.ts';
import type { KeptFile } from '#server/base/files/keep-file.ts';
import type { Ports } from '#server/base/http/context.ts';
import { askForText } from '#server/conteudo/extracao/index.ts';
import { readBase } from '../base-file.ts';
import type { SignableAttachment } from './find-attachment.ts';

/** The CMS that stands beside an attachment; nothing while nobody signed it. */
export const separateSignature = async (db: Database, anexoId: number): Promise<Buffer | undefined> =>
  (
    await db
      .selectFrom('anexoAssinaturaSeparada')
      .select('cms')
      .where('anexoId', '=', anexoId)
      .executeTakeFirst()
  )?.cms;

export const keepSeparateSignature = async (db: Database, anexoId: number, cms: Buffer): Promise<void> => {
  await db
    .insertInto('anexoAssinaturaSeparada')
    .values({ anexoId, cms })
    .onConflict((conflict) => conflict.column('anexoId').doUpdateSet({ cms }))
    .execute();
};

export const attachmentBytes = (ports: Ports, base: SignableAttachment): Promise<Buffer> =>
  readBase(ports, { ...base, pasta: base.volume });

/** The file that was there goes with the next sweep: it is inside the new one, byte by byte. */
export const replaceAttachment = async (
  db: Database,
  base: Pick<SignableAttachment, 'id' | 'arquivoId'>,
  file: KeptFile,
): Promise<void> => {
  await db.updateTable('conteudoAnexo').set({ arquivoId: file.id }).where('id', '=', base.id).execute();
  await db.updateTable('arquivo').set({ emUso: true }).where('id', '=', file.id).execute();
  await db.updateTable('arquivo').set({ emUso: false }).where('id', '=', base.arquivoId).execute();
  await askForText(db, file.sha256);
};
