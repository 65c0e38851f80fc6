import { createHash } from 'node:crypto';
import { fileKinds } from '#schemas/file-kinds.ts';
import type { Database } from '#server/base/db/connect.ts';
import { keepFile, type KeptFile } from '#server/base/files/keep-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { readAttachment, type SignableAttachment } from '../anexo/find-attachment.ts';
import {
  attachmentBytes,
  keepSeparateSignature,
  replaceAttachment,
  separateSignature,
} from '../anexo/kept-attachment.ts';
import { findBase, findBeside, readBase, type BaseFile } from '../base-file.ts';
import { besideType } from '../beside-name.ts';
import { cmsProofs } from './cms-proofs.ts';
import type { ProvableFile } from './grow-proof.ts';
import { pdfProofs } from './pdf-proofs.ts';
import type { DueProof } from './proof.repository.ts';
import { xmlProofs } from './xml-proofs.ts';

const limit = 400 * 1_048_576;

/** What has signatures to be proved: where they are, and where what grew goes. */
export interface ProofSubject {
  readonly file: ProvableFile;
  readonly bytes: Buffer;
  /** What was read is what is there, now that nobody else may change it. */
  readonly same: (db: Database) => Promise<boolean>;
  /** Answers the digest of what holds the signatures now. */
  readonly keep: (ctx: Ctx, bytes: Buffer) => Promise<Buffer>;
  /** What the event says of it besides. */
  readonly dados: Readonly<Record<string, string>>;
}

/** Nothing when the attachment was taken away meanwhile. */
export const proofSubject = (ctx: JobContext, due: DueProof): Promise<ProofSubject | undefined> =>
  due.anexoId === null ? ofDocument(ctx, due) : ofAttachment(ctx, due.conteudoId, due.anexoId);

/** What holds the signatures of a version: each file that is made stays behind the one before it. */
const ofDocument = async (
  { db, ports }: JobContext,
  { conteudoId: documentoId, versao }: DueProof,
): Promise<ProofSubject> => {
  const pdf = await findBase(db, documentoId, versao);
  const beside = await findBeside(db, documentoId, versao);
  const last = async (now: Database): Promise<BaseFile | undefined> =>
    beside ? findBeside(now, documentoId, versao) : findBase(now, documentoId, versao);
  const base = beside ?? pdf;
  const [tipo, especie] = beside
    ? ([besideType, 'SEPARADA'] as const)
    : ([fileKinds.pdf.type, 'ASSINADO'] as const);
  return {
    // none but this digest is ever signed beside it
    file: beside ? cmsProofs(() => pdf.sha256) : pdfProofs,
    bytes: await readBase(ports, base),
    same: async (now) => (await last(now))?.sha256.equals(base.sha256) ?? false,
    keep: async (ctx, bytes) => {
      const file = await kept(ctx, base.nome, tipo, bytes);
      await ctx.db
        .insertInto('documentoEmissao')
        .values({
          sha256: file.sha256,
          documentoId,
          versao,
          especie,
          arquivoId: file.id,
          estadoChave: `assinado-prova-${ctx.agora.getTime()}`,
          emitidoEm: ctx.agora,
        })
        .execute();
      return file.sha256;
    },
    dados: {},
  };
};

const ofAttachment = async (
  ctx: JobContext,
  conteudoId: number,
  anexoId: number,
): Promise<ProofSubject | undefined> => {
  const base = await readAttachment(ctx.db, conteudoId, anexoId);
  if (!base) return undefined;
  return base.formato === 'XADES' ? inside(ctx, base) : beside(ctx, base);
};

/** In an XML, which gives way to the one that grew of it. */
const inside = async ({ db, ports }: JobContext, base: SignableAttachment): Promise<ProofSubject> => {
  const signatures = await db
    .selectFrom('anexoAssinatura')
    .select('campo')
    .where('anexoId', '=', base.id)
    .execute();
  return {
    file: xmlProofs(new Set(signatures.map(({ campo }) => campo))),
    bytes: await attachmentBytes(ports, base),
    same: async (now) => {
      const current = await now
        .selectFrom('conteudoAnexo')
        .select('arquivoId')
        .where('id', '=', base.id)
        .executeTakeFirst();
      return current?.arquivoId === base.arquivoId;
    },
    keep: async (ctx, bytes) => {
      const file = await kept(ctx, base.nome, fileKinds.xml.type, bytes);
      await replaceAttachment(ctx.db, base, file);
      return file.sha256;
    },
    dados: { nome: base.nome, pasta: base.pasta },
  };
};

/** In the CMS beside a file, which itself does not change. */
const beside = async ({ db }: JobContext, base: SignableAttachment): Promise<ProofSubject> => {
  const cms = (await separateSignature(db, base.id)) ?? Buffer.alloc(0);
  return {
    // none but this digest is ever signed here
    file: cmsProofs(() => base.sha256),
    bytes: cms,
    same: async (now) => (await separateSignature(now, base.id))?.equals(cms) ?? false,
    keep: async (ctx, bytes) => {
      await keepSeparateSignature(ctx.db, base.id, bytes);
      return createHash('sha256').update(bytes).digest();
    },
    dados: { nome: base.nome, pasta: base.pasta },
  };
};

const kept = ({ db, ports }: Ctx, nome: string, tipo: string, bytes: Buffer): Promise<KeptFile> =>
  keepFile(db, ports, { nome, tipo, criadoPor: null, emUso: true, limite: limit }, bytes);
