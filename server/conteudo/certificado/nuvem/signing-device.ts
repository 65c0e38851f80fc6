import type { AskedFactor, KeptCertificate } from '#server/base/db/stored-values.ts';

/** What a provider is asked for with the person's leave, and what it answers. */
export interface Ask {
  readonly json: (path: string, body?: object) => Promise<unknown>;
  /** Where it answers with a file. */
  readonly bytes: (path: string, body?: object) => Promise<Buffer>;
}

/** What goes in the address where the person says yes. */
export type Consent = Readonly<Record<string, string>>;

/** Something that only the person has, as they typed it: it goes to the provider, and stays nowhere. */
export interface TypedFactor {
  readonly id: string;
  readonly valor: string;
}

/** For what a person is asked first. */
interface FirstAsked {
  readonly documents: number;
  /** As many digests as go in one call. */
  readonly porVez: number;
  readonly cpf: string | undefined;
}

/**
 * What keeps the key of a person and signs with it: the same three steps, whatever the protocol. Only digests go there, and what
 * comes back is judged like what any other key gives.
 */
export interface SigningDevice {
  readonly authorisePath: string;
  readonly tokenPath: string;
  /** With which words it refuses a code of a client that it knows. */
  readonly refusedCode: readonly string[];
  /** It gives whole signatures (CMS), with attributes of its own: what goes there is the digest of the content. */
  readonly whole?: true;
  /** What the person is asked for first: to be found, and, where one yes is enough, to sign. */
  readonly firstConsent: (asked: FirstAsked) => Consent;
  /** A further yes to these very digests, on the page of the provider; nothing where what went before is enough. */
  readonly consentTo: (certificate: KeptCertificate, digests: readonly Buffer[]) => Consent | undefined;
  readonly certificates: (ask: Ask) => Promise<readonly KeptCertificate[]>;
  /** Has the provider send the person a code, or gives what it wants an answer to; absent where none does. */
  readonly sendCode?: (
    ask: Ask,
    certificate: KeptCertificate,
    factor: AskedFactor,
  ) => Promise<string | undefined>;
  /** What the key gives, in the order of the digests; as many as go in one call. */
  readonly sign: (
    ask: Ask,
    certificate: KeptCertificate,
    digests: readonly Buffer[],
    factors: readonly TypedFactor[],
  ) => Promise<readonly Buffer[]>;
}
