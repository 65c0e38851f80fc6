import type { KeptCertificate } from '#server/base/db/content-tables.ts';

/** What a provider is asked for with the person's leave; its answer, as JSON. */
export type Ask = (path: string, body?: object) => Promise<unknown>;

/** What goes in the address where the person says yes. */
export type Consent = Readonly<Record<string, string>>;

/**
 * What keeps the key of a person and signs with it: the same three steps, whatever the protocol. Only digests go there, and what
 * comes back is judged like the value of any other key.
 */
export interface SigningDevice {
  readonly authorisePath: string;
  readonly tokenPath: string;
  /** What the person is asked for first: to be found, and, where one yes is enough, to sign. */
  readonly firstConsent: (documents: number, cpf: string | undefined) => Consent;
  /** A further yes to these very digests; absent where the first is enough. */
  readonly consentTo?: (certificate: KeptCertificate, digests: readonly Buffer[]) => Consent;
  readonly certificates: (ask: Ask) => Promise<readonly KeptCertificate[]>;
  /** The values, in the order of the digests. */
  readonly sign: (
    ask: Ask,
    certificate: KeptCertificate,
    digests: readonly Buffer[],
  ) => Promise<readonly Buffer[]>;
}
