import type { Database } from '#server/base/db/connect.ts';
import type { FileStore } from './file-store.ts';

export interface FileProblem {
  readonly id: string;
  readonly nome: string;
  readonly sha256: string;
  readonly problema: 'faltando' | 'alterado';
}

/** Recomputes the digest of every kept file, in pages, and names those that are missing or changed. */
export const verifyFiles = async (
  db: Database,
  files: FileStore,
): Promise<{ conferidos: number; problemas: FileProblem[] }> => {
  const problemas: FileProblem[] = [];
  let conferidos = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = await db
      .selectFrom('arquivo')
      .innerJoin('registro.volume as volume', 'volume.id', 'arquivo.volumeId')
      .select(['arquivo.id', 'arquivo.nome', 'arquivo.sha256', 'volume.pasta'])
      .where('arquivo.id', '>', last)
      .orderBy('arquivo.id')
      .limit(500)
      .execute();
    for (const row of page) {
      const digest = await files.digest(row, row.sha256);
      if (!digest?.equals(row.sha256))
        problemas.push({
          id: row.id,
          nome: row.nome,
          sha256: row.sha256.toString('hex'),
          problema: digest ? 'alterado' : 'faltando',
        });
    }
    conferidos += page.length;
    const end = page.at(-1);
    if (!end) return { conferidos, problemas };
    last = end.id;
  }
};
