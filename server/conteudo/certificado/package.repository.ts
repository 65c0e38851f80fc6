import type { Selectable } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { AppError } from '#schemas/app-error.ts';
import { packageExpired, packageUsed } from './refusals.ts';

/** What was prepared for a person to sign. */
export interface PreparedPackage {
  readonly id: string;
  readonly documentoId: number;
  readonly versao: number;
  /** Who signs a document, or the attachment that is signed. */
  readonly assinanteId: number | null;
  readonly anexoId: number | null;
  readonly baseSha256: Buffer;
  readonly certificado: Buffer;
  readonly cadeia: readonly Buffer[];
  readonly cauda: Buffer;
  /** What is signed: the attributes, or, where a provider gives the whole signature, the digest of the content. */
  readonly atributos: Buffer;
  readonly intervalo: readonly number[];
  /** The provider that gives the whole signature (CMS). */
  readonly provedorCms: number | null;
  readonly meio: Selectable<Tables['assinaturaPacote']>['meio'];
  readonly venceEm: Date;
  readonly usadoEm: Date | null;
}

/** A person's package; another's is as one that does not exist. */
export const findPackage = async ({ db, sessao }: Ctx, id: string): Promise<PreparedPackage> => {
  const row = await db
    .selectFrom('assinaturaPacote')
    .selectAll()
    .where('id', '=', id)
    .where('usuarioId', '=', sessao.usuarioId)
    .executeTakeFirst();
  if (!row) throw new AppError('naoEncontrado');
  return { ...row, intervalo: row.intervalo.map(Number) };
};

/** One that may still be signed: it serves once, and until its end. */
export const requireOpen = ({ usadoEm, venceEm }: PreparedPackage, agora: Date): void => {
  if (usadoEm !== null) throw packageUsed();
  if (venceEm <= agora) throw packageExpired();
};

/** Their values came from a provider in the cloud. */
export const markCloud = async (db: Database, ids: readonly string[]): Promise<void> => {
  await db
    .updateTable('assinaturaPacote')
    .set({ meio: 'CLOUD' })
    .where('id', 'in', [...ids])
    .execute();
};

/** Takes it, whatever comes at the same time: only one call does. */
export const takePackage = async (db: Database, id: string, agora: Date): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('assinaturaPacote')
    .set({ usadoEm: agora })
    .where('id', '=', id)
    .where('usadoEm', 'is', null)
    .where('venceEm', '>', agora)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw packageUsed();
};
