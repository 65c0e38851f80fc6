import type { Database } from '#server/base/db/connect.ts';
import { decryptSecret } from '#server/base/secret.ts';
import type { Bucket } from './file-store.ts';
import { bucketScheme } from './volume-stores.ts';

/** By which a volume in a bucket is known wherever a folder would be named. It ends with a slash. */
export const bucketAddress = ({
  endereco,
  balde,
  prefixo,
}: Pick<Bucket, 'endereco' | 'balde' | 'prefixo'>): string =>
  `${bucketScheme}${new URL(endereco).host}/${balde}/${prefixo}`;

/** The bucket of an address, with the key that is kept sealed; undefined where no volume has it. */
export const findBucket = async (db: Database, key: Buffer, pasta: string): Promise<Bucket | undefined> => {
  const row = await db
    .selectFrom('registro.volume')
    .select([
      'endereco',
      'regiao',
      'balde',
      'prefixo',
      'chaveAcesso',
      'chaveSecreta',
      'estilo',
      'cifra',
      'chaveKms',
    ])
    .where('pasta', '=', pasta)
    .where('tipo', '=', 'BALDE')
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    endereco: row.endereco ?? '',
    regiao: row.regiao ?? 'us-east-1',
    balde: row.balde ?? '',
    prefixo: row.prefixo ?? '',
    chaveAcesso: row.chaveAcesso ?? '',
    chaveSecreta: row.chaveSecreta === null ? '' : decryptSecret(key, row.chaveSecreta),
    porNome: row.estilo === 'NOME',
    cifra: row.cifra === 'KMS' ? 'aws:kms' : row.cifra === 'AES256' ? 'AES256' : undefined,
    chaveKms: row.chaveKms ?? undefined,
  };
};
