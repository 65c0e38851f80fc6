import type { ColumnType, Generated } from 'kysely';
import type { DesfechoExterno, FaseExterna } from '#schemas/shapes/fase-externa.ts';
import type { Instant, MaybeInstant } from './instant.ts';

export interface ExternoContaTable {
  externoId: number;
  criadaEm: Instant;
  termosEm: Instant;
  termosHash: Buffer;
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
  /** Where the code went, where that is not yet the address of the account. */
  email: Generated<string | null>;
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

type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface SolicitacaoTable {
  id: number;
  externoId: number;
  tipoProcessoId: number;
  chave: string;
  situacao: Generated<FaseExterna>;
  texto: string;
  codigo: string;
  resumo: Later<Buffer>;
  enviadaEm: Instant;
  prazo: Later<string>;
  autuadoId: Later<number>;
  desfecho: Later<DesfechoExterno>;
  encerradaEm: MaybeInstant;
  assinadaEm: MaybeInstant;
  assinadaEndereco: Later<string>;
}

export interface SolicitacaoAndamentoTable {
  id: Generated<number>;
  solicitacaoId: number;
  ato: string;
  texto: string | null;
  prazo: string | null;
  externoId: number | null;
  usuarioId: number | null;
  substitutoId: number | null;
  unidadeId: number;
  em: Instant;
}

export interface SolicitacaoPartilhaTable {
  id: Generated<number>;
  solicitacaoId: number;
  documentoId: number;
  porUsuarioId: number;
  desde: Instant;
  ate: string;
  retiradaEm: MaybeInstant;
}

export interface AssinaturaExternaTable {
  solicitacaoId: number;
  codigoHash: Buffer;
  tentativas: Generated<number>;
  expiraEm: Instant;
}

/** The code that signs one document, of who is to sign it. */
export interface AssinanteCodigoTable {
  assinanteId: number;
  externoId: number;
  codigoHash: Buffer;
  tentativas: Generated<number>;
  expiraEm: Instant;
}

export interface IntimacaoTable {
  id: Generated<number>;
  processoId: number;
  externoId: number;
  assunto: string;
  texto: string;
  dias: number | null;
  enviadaEm: Instant;
  usuarioId: number;
  substitutoId: number | null;
  unidadeId: number;
  tacitaEm: string;
  ciencia: Later<'LEITURA' | 'TACITA'>;
  cienciaEm: MaybeInstant;
  cienciaDia: Later<string>;
  cienciaPor: Later<number>;
  prazo: Later<string>;
  resposta: Later<string>;
  respondidaEm: MaybeInstant;
  respondidaPor: Later<number>;
  canceladaEm: MaybeInstant;
  motivo: Later<string>;
  certidaoEm: MaybeInstant;
}

export interface IntimacaoDocumentoTable {
  intimacaoId: number;
  documentoId: number;
}
