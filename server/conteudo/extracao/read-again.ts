import type { Database } from '#server/base/db/connect.ts';
import { askForText } from './ask-for-text.ts';

/** Puts a file that could not be read in the queue again, from the page where it stopped. @returns whether it had failed */
export const readAgain = async (db: Database, sha256: Buffer): Promise<boolean> => {
  const failed = await db
    .updateTable('arquivoTexto')
    .set({ situacao: 'ESPERA', motivo: null, tentativas: 0, terminadoEm: null })
    .where('sha256', '=', sha256)
    .where('situacao', '=', 'FALHOU')
    .returning('sha256')
    .executeTakeFirst();
  if (!failed) return false;
  await askForText(db, sha256);
  return true;
};
