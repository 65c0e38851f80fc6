import type { Database } from '#server/base/db/connect.ts';
import { readCertificate, type Certificate } from '#server/ferramentas/signature/certificate.ts';
import { readPem } from '#server/ferramentas/signature/pem.ts';
import { readRevocationList } from '#server/ferramentas/signature/revocation-list.ts';
import type { TrustMaterial } from '#server/ferramentas/signature/trusted-path.ts';
import { readLists } from './kept-lists.ts';

/** What the installation trusts, and the authorities that complete the way to it. */
export interface InstalledTrust extends TrustMaterial {
  readonly intermediates: readonly Certificate[];
}

/** An authority as it is kept. */
export interface TrustRow {
  readonly nome: string;
  readonly certificado: string;
  readonly confianca: string | null;
  /** The list of what it revoked, in DER. */
  readonly lista: Uint8Array | null;
}

/** The authorities that are active. */
export const readTrustRows = async (db: Database): Promise<TrustRow[]> => {
  const authorities = await db
    .selectFrom('registro.autoridadeCertificadora')
    .select(['id', 'nome', 'certificado', 'confianca'])
    .where('ativo', '=', true)
    .orderBy('id')
    .execute();
  const lists = await readLists(db);
  return authorities.map(({ id, ...row }) => ({ ...row, lista: lists.get(id) ?? null }));
};

export const readTrust = async (db: Database): Promise<InstalledTrust> => trustOf(await readTrustRows(db));

/** They were found readable when they were kept. */
export const trustOf = (rows: readonly TrustRow[]): InstalledTrust => {
  const read = rows.map((row) => ({
    ...row,
    certificate: readCertificate(readPem(row.certificado, 'CERTIFICATE')),
  }));
  return {
    anchors: read
      .filter(({ confianca }) => confianca !== 'INTERMEDIARIA')
      .map(({ nome, certificate, confianca }) => ({
        nome,
        certificate,
        icpBrasil: confianca === 'RAIZ_ICP',
      })),
    intermediates: read
      .filter(({ confianca }) => confianca === 'INTERMEDIARIA')
      .map(({ certificate }) => certificate),
    lists: rows.flatMap(({ lista }) => (lista ? [readRevocationList(lista)] : [])),
  };
};
