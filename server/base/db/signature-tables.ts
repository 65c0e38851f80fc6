import type { ColumnType, Generated } from 'kysely';
import type { Instant, MaybeInstant } from './instant.ts';

/** A key that the person has, or that the institution keeps for them; or one of a provider in the cloud. */
export type CertificateWay = 'DIGITAL' | 'CLOUD';

export interface AssinaturaPacoteTable {
  id: string;
  /** The content, whatever its kind. */
  documentoId: number;
  versao: number;
  /** Who signs a document, or the attachment that is signed. */
  assinanteId: number | null;
  anexoId: ColumnType<number | null, number | undefined, never>;
  usuarioId: number;
  baseSha256: Buffer;
  certificado: Buffer;
  cadeia: Buffer[];
  /** The revision that the signature takes, with its hole. */
  cauda: Buffer;
  atributos: Buffer;
  intervalo: ColumnType<readonly (number | string)[], readonly number[], never>;
  /** The provider that gives the whole signature (CMS), where one does. */
  provedorCms: ColumnType<number | null, number | null | undefined, never>;
  /** By which way its value came. */
  meio: Generated<CertificateWay>;
  criadoEm: Instant;
  venceEm: Instant;
  usadoEm: MaybeInstant;
}

/** What a person began at a provider that keeps their certificate. */
export interface AssinaturaNuvemTable {
  id: Generated<number>;
  usuarioId: number;
  sessaoId: number;
  provedorId: number;
  /** What the person named when they left. */
  itens: ColumnType<readonly NamedItem[], string, never>;
  chaveHash: Buffer;
  /** Nothing once the person came back. */
  estadoHash: Buffer | null;
  /** Encrypted. */
  verificador: string;
  /** Encrypted. */
  token: ColumnType<string | null, string | undefined, string | null>;
  /** Those that the provider has of the person. */
  certificados: ColumnType<readonly KeptCertificate[] | null, never, string>;
  /** What the person said yes to, where the provider asks for each set. */
  pacotes: ColumnType<string[] | null, never, readonly string[]>;
  autorizado: Generated<boolean>;
  venceEm: Instant;
}

/** The last PIN of an HSM that it refused, by a digest of what is stored of it. */
export interface HsmPinRecusadoTable {
  provedorId: number;
  marca: Buffer;
  venceEm: Instant;
}

/** What is to be signed with what a person allows at a provider, as it was when they left for there. */
export interface NamedItem {
  readonly conteudoId: number;
  readonly anexoId: number | null;
  /** SHA-256 of the file, in hexadecimal. */
  readonly sha256: string;
}

/** A certificate that a provider keeps, in base64, and how it calls it. */
export interface KeptCertificate {
  readonly alias: string;
  readonly certificado: string;
  readonly cadeia: readonly string[];
  /** What the person types here for each set, where the provider asks for it so. */
  readonly fatores?: readonly AskedFactor[];
}

/** Something that only the person has, typed here and handed on at once: never kept. */
export interface AskedFactor {
  readonly id: string;
  readonly rotulo?: string;
  /** The provider sends it when asked, and by which call. */
  readonly envio?: 'sendOTP' | 'getChallenge';
}

/** What an authority revoked, as it was published. */
export interface AutoridadeListaTable {
  autoridadeId: number;
  sha256: Buffer;
  der: Buffer;
}
