import type { Bytes } from '#schemas/der/write.ts';
import type { OpenCertificate } from './open-p12.ts';

/** What is signed: a document, or an attachment of a content. */
export interface SignedThing {
  readonly id: number;
  readonly anexo?: number;
}

/** The same, as people call it. */
export interface NamedThing extends SignedThing {
  readonly nome: string;
}

/** A key that signs what it was begun for, until it is ended. */
export interface SigningKey {
  /** The value over these bytes; of a curve, its two numbers side by side. */
  readonly sign: (bytes: Bytes, thing: SignedThing) => Promise<Bytes>;
  readonly end: () => void;
}

/** A certificate that the person has, wherever its key is. */
export interface CertificateAtHand {
  readonly certificate: Bytes;
  /** The authorities that came with it. */
  readonly chain: readonly Bytes[];
  /** Its PIN is typed at the agent, when it begins to sign. */
  readonly asksPin: boolean;
  /** Begins to sign these; where the key asks for a PIN, it asks once for all of them. */
  readonly begin: (things: readonly NamedThing[]) => SigningKey;
}

/** One that was opened in this window: its key asks for nothing more. */
export const inThisWindow = ({ certificate, chain, sign }: OpenCertificate): CertificateAtHand => ({
  certificate,
  chain,
  asksPin: false,
  begin: () => ({ sign, end: () => undefined }),
});
