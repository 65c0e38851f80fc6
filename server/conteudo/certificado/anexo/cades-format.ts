import { createHash } from 'node:crypto';
import { requireWhole } from '#server/base/files/read-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readCertificate } from '#server/ferramentas/signature/certificate.ts';
import { cmsSignaturesOf } from '#server/ferramentas/signature/cms-signatures.ts';
import { joinedSigners } from '#server/ferramentas/signature/signed-data.ts';
import { policyInAttributes } from '#server/ferramentas/signature/verify-cms.ts';
import { attributesBeside, signatureOf } from '../cms-beside.ts';
import type { AttachmentFormat } from './attachment-format.ts';
import type { SignableAttachment } from './find-attachment.ts';
import { keepSeparateSignature, separateSignature } from './kept-attachment.ts';

/**
 * Beside a file of any kind, in one CMS with a part for each who signs: the file stays as it is, so that several may sign it at
 * the same time.
 */
export const cadesFormat: AttachmentFormat = {
  prepare: async (ctx, base, accepted, { whole }) => {
    await requireBytes(ctx, base);
    const atributos = await attributesBeside(ctx, base, accepted, whole !== undefined);
    return { cauda: Buffer.alloc(0), intervalo: [0, base.tamanho], atributos };
  },
  sign: async (ctx, _base, pacote, assinatura) => {
    const one = await signatureOf(ctx, pacote, assinatura);
    return async ({ db }, base) => {
      const before = await separateSignature(db, base.id);
      const cms = Buffer.from(before ? joinedSigners(before, one) : one);
      await keepSeparateSignature(db, base.id, cms);
      return {
        campo: readCertificate(pacote.certificado).sha256,
        sha256: base.sha256,
        dados: {
          separada: createHash('sha256').update(cms).digest('hex'),
          ...(pacote.provedorCms === null ? { politica: policyInAttributes(pacote.atributos) } : {}),
        },
      };
    };
  },
  read: async (ctx, base) => {
    const cms = await separateSignature(ctx.db, base.id);
    if (!cms) return [];
    await requireBytes(ctx, base);
    // none but this digest is ever signed here
    return cmsSignaturesOf(cms, () => base.sha256);
  },
};

const requireBytes = ({ ports }: Ctx, { sha256, volume }: SignableAttachment): Promise<void> =>
  requireWhole(ports, { sha256, pasta: volume });
