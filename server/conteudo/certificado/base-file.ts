import { sql } from 'kysely';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { Database } from '#server/base/db/connect.ts';
import { readFile } from '#server/base/files/read-file.ts';
import type { Ports } from '#server/base/http/context.ts';

/** What the next signature of a version covers. */
export interface BaseFile {
  readonly sha256: Buffer;
  readonly pasta: string | null;
  readonly nome: string;
}

/** The file that the last certificate signed, or the one that was frozen while none did. */
export const findBase = async (db: Database, documentoId: number, versao: number): Promise<BaseFile> =>
  (await findIssued(db, documentoId, versao)) ?? (await findCaptured(db, documentoId));

const findIssued = (db: Database, documentoId: number, versao: number): Promise<BaseFile | undefined> =>
  lastIssued(db, documentoId, versao, ['CONGELADO', 'ASSINADO']);

/** The PDF of a version with the signatures in it; nothing while it has none. */
export const findSigned = (
  db: Database,
  documentoId: number,
  versao: number,
): Promise<BaseFile | undefined> => lastIssued(db, documentoId, versao, ['ASSINADO']);

/** The CMS beside the PDF of a version, with the signatures of all who signed it so; nothing while nobody did. */
export const findBeside = (
  db: Database,
  documentoId: number,
  versao: number,
): Promise<BaseFile | undefined> => lastIssued(db, documentoId, versao, ['SEPARADA']);

/** How the signatures of a version are kept; a protocol has them in its PDF. */
export const standardOf = async (
  db: Database,
  documentoId: number,
  versao: number,
): Promise<'PADES' | 'CADES'> =>
  (
    await db
      .selectFrom('documentoVersao')
      .select('padraoAssinatura')
      .where('documentoId', '=', documentoId)
      .where('numero', '=', versao)
      .executeTakeFirst()
  )?.padraoAssinatura ?? 'PADES';

const lastIssued = (
  db: Database,
  documentoId: number,
  versao: number,
  especies: readonly Tables['documentoEmissao']['especie'][],
): Promise<BaseFile | undefined> =>
  db
    .selectFrom('documentoEmissao as e')
    .innerJoin('arquivo as a', 'a.id', 'e.arquivoId')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['e.sha256', 'v.pasta', 'a.nome'])
    .where('e.documentoId', '=', documentoId)
    .where('e.versao', '=', versao)
    .where('e.especie', 'in', [...especies])
    .orderBy('e.especie')
    .orderBy('e.emitidoEm', 'desc')
    .orderBy(sql`length(e.estado_chave)`, 'desc')
    .orderBy('e.estadoChave', 'desc')
    .executeTakeFirst();

/** Of a protocol that nobody signed yet, its present PDF, as it was made of what came. */
const findCaptured = (db: Database, protocoloId: number): Promise<BaseFile> =>
  db
    .selectFrom('protocolo as p')
    .innerJoin('protocoloArquivo as x', (join) =>
      join.onRef('x.protocoloId', '=', 'p.id').onRef('x.numero', '=', 'p.arquivoAtual'),
    )
    .innerJoin('arquivo as a', 'a.id', 'x.arquivoId')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['a.sha256', 'v.pasta', 'a.nome'])
    .where('p.id', '=', protocoloId)
    .executeTakeFirstOrThrow();

/** Its bytes, once they were found to be those that were kept. */
export const readBase = async (ports: Ports, file: BaseFile): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of await readFile(ports, file)) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
