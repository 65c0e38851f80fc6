import type { Generated } from 'kysely';
import type { Instant, MaybeInstant } from './instant.ts';

export interface ExternoContaTable {
  externoId: number;
  criadaEm: Instant;
  termosEm: Instant;
  termosHash: Buffer;
  aguardaAprovacao: Generated<boolean>;
}

export interface CadastroExternoTable {
  hash: Buffer;
  nome: string;
  documento: string;
  email: string;
  termosHash: Buffer;
  endereco: string;
  criadoEm: Instant;
  expiraEm: Instant;
}

export interface EntradaExternaTable {
  hash: Buffer;
  externoId: number;
  codigoHash: Buffer;
  tentativas: Generated<number>;
  expiraEm: Instant;
}

export interface SessaoExternaTable {
  id: Generated<number>;
  tokenHash: Buffer;
  externoId: number;
  criadaEm: Instant;
  usadaEm: Instant;
  expiraEm: Instant;
  limiteEm: Instant;
  encerradaEm: MaybeInstant;
  endereco: string;
  agente: string;
}

export interface LinkExternoTable {
  hash: Buffer;
  externoId: number;
  criadoEm: Instant;
  expiraEm: Instant;
  usadoEm: MaybeInstant;
}
