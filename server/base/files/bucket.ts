import type { Database } from '#server/base/db/connect.ts';
import { decryptSecret } from '#server/base/secret.ts';

/** A bucket of a store of objects, and how it is asked. */
export interface Bucket {
  /** `https://s3.exemplo`, without the bucket. */
  readonly endereco: string;
  readonly regiao: string;
  readonly balde: string;
  /** What comes before every name; empty, or with a final slash. */
  readonly prefixo: string;
  readonly chaveAcesso: string;
  readonly chaveSecreta: string;
  /** The bucket is in the name of the host, and not in the path. */
  readonly porNome: boolean;
  readonly cifra: 'AES256' | 'aws:kms' | undefined;
  readonly chaveKms: string | undefined;
}

const scheme = 's3://';

/** Where a volume lies is one text, of a folder or of a bucket. */
export const isBucket = (pasta: string): boolean => pasta.startsWith(scheme);

/** By which a volume in a bucket is known wherever a folder would be named. It ends with a slash. */
export const bucketAddress = ({
  endereco,
  balde,
  prefixo,
}: Pick<Bucket, 'endereco' | 'balde' | 'prefixo'>): string =>
  `${scheme}${new URL(endereco).host}/${balde}/${prefixo}`;

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
