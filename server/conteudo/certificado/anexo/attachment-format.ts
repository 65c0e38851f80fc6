import type { Ctx } from '#server/base/http/context.ts';
import type { FoundSignature } from '../integrity-lines.ts';
import type { Accepted } from '../judge-certificate.ts';
import type { PreparedPackage } from '../package.repository.ts';
import type { SignableAttachment } from './find-attachment.ts';

/** What a signature is kept as. */
interface KeptSignature {
  /** How it is called among those of the attachment. */
  readonly campo: string;
  /** SHA-256 of the file as it is signed now. */
  readonly sha256: Buffer;
  /** What the event says of it besides. */
  readonly dados: Readonly<Record<string, string | undefined>>;
}

/** Keeps a signature that was made, in the transaction that takes its package. */
export type KeepSignature = (ctx: Ctx, base: SignableAttachment) => Promise<KeptSignature>;

interface AskedPackage {
  readonly id: string;
  /** Who gives the whole signature (CMS) of it, where a provider does. */
  readonly whole: { readonly nome: string } | undefined;
}

/** A form in which an attachment is signed. */
export interface AttachmentFormat {
  /** What a key is to sign of the file as it is, for the package of this name. */
  readonly prepare: (
    ctx: Ctx,
    base: SignableAttachment,
    accepted: Accepted,
    asked: AskedPackage,
  ) => Promise<Pick<PreparedPackage, 'cauda' | 'atributos' | 'intervalo'>>;
  /** Makes the signature of the value that a key gave; nothing of one that is not of the certificate over these very bytes. */
  readonly sign: (
    ctx: Ctx,
    base: SignableAttachment,
    pacote: PreparedPackage,
    assinatura: string,
  ) => Promise<KeepSignature>;
  /** The signatures that the attachment has. */
  readonly read: (ctx: Ctx, base: SignableAttachment) => Promise<readonly FoundSignature[]>;
}
