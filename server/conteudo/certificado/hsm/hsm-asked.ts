import type { TokenTrouble } from '#server/ferramentas/pkcs11/token-problem.ts';

/** Where the keys are: a module, and one of the partitions that it shows. */
export interface Partition {
  readonly module: string;
  readonly particao: string;
  /** Of the partition; without one only what it shows to anybody is found. */
  readonly pin: string | undefined;
}

/** A certificate of the partition, in DER. */
export interface HsmCertificate {
  readonly der: Uint8Array;
  readonly cadeia: readonly Uint8Array[];
}

/** What is asked of the process in which the module of the HSM runs. */
export type HsmAsked =
  | { readonly kind: 'inicio' }
  | { readonly kind: 'certificados'; readonly where: Partition; readonly alias: string }
  | { readonly kind: 'testar'; readonly where: Partition }
  | {
      readonly kind: 'assinar';
      readonly where: Partition;
      readonly alias: string;
      readonly der: Uint8Array;
      readonly contents: readonly Uint8Array[];
    };

export type HsmAnswered =
  | undefined
  | { readonly kind: 'certificados'; readonly certificados: readonly HsmCertificate[] }
  | { readonly kind: 'testado'; readonly certificados: number }
  | { readonly kind: 'valores'; readonly valores: readonly Uint8Array[] };

/** Why the HSM did not do it. */
export type HsmTrouble = TokenTrouble | 'semParticao' | 'semCertificado';

/** What of a failure goes back to the server: a class does not survive the way. */
export interface HsmFailed {
  readonly why: HsmTrouble;
  readonly code: number | undefined;
}
