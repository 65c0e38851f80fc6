import type { ColumnType, Generated } from 'kysely';
import type { MeioSegundoFator } from '#schemas/shapes/credencial.ts';
import type { Instant, MaybeInstant } from './instant.ts';

/** How a person came in. */
export type EntradaPor = 'SENHA' | 'DIRETORIO' | 'PROVEDOR';

export interface SessaoTable {
  id: Generated<number>;
  tokenHash: Buffer;
  anteriorHash: Buffer | null;
  anteriorValeAte: MaybeInstant;
  usuarioId: number;
  unidadeId: number;
  substituidoId: number | null;
  /** Of who sits at the keyboard, while they act for another. */
  unidadePropriaId: ColumnType<number | null, number | null | undefined, number | null>;
  criadaEm: Instant;
  renovadaEm: Instant;
  expiraEm: Instant;
  limiteEm: Instant;
  encerradaEm: MaybeInstant;
  endereco: string;
  agente: string;
  areaRestritaAte: MaybeInstant;
  entrada: Generated<EntradaPor>;
  provedorToken: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface TentativaEntradaTable {
  chave: string;
  falhas: number;
  ultimaEm: Instant;
  liberaEm: MaybeInstant;
}

export interface SenhaSituacaoTable {
  usuarioId: number;
  definidaEm: Instant;
  trocar: Generated<boolean>;
  anterior: string | null;
}

export interface SegundoFatorTable {
  usuarioId: number;
  meio: MeioSegundoFator | null;
  segredo: string | null;
  ativadoEm: MaybeInstant;
  ultimoPasso: number | null;
  novoMeio: MeioSegundoFator | null;
  novoSegredo: string | null;
  novoEm: MaybeInstant;
}

export interface CodigoRecuperacaoTable {
  hash: Buffer;
  usuarioId: number;
  usadoEm: MaybeInstant;
}

export interface CodigoEmailTable {
  usuarioId: number;
  finalidade: string;
  hash: Buffer;
  tentativas: Generated<number>;
  expiraEm: Instant;
}

export interface EntradaPendenteTable {
  hash: Buffer;
  usuarioId: number;
  entrada: EntradaPor;
  provedorToken: string | null;
  codigoConferido: Generated<boolean>;
  expiraEm: Instant;
}

export interface ConfirmacaoTable {
  sessaoId: number;
  por: 'SENHA' | 'CODIGO';
  confirmadaEm: Instant;
}

export interface EnderecoConfirmadoTable {
  tipo: 'CORREIO' | 'PUBLICO';
  endereco: string;
  confirmadoPor: number | null;
  confirmadoEm: Instant;
}

export interface LinkSenhaTable {
  hash: Buffer;
  usuarioId: number;
  criadoEm: Instant;
  expiraEm: Instant;
  usadoEm: MaybeInstant;
}

export interface DispositivoTable {
  id: Generated<number>;
  usuarioId: number;
  hash: Buffer;
  endereco: string;
  agente: string;
  criadoEm: Instant;
  usadoEm: Instant;
}
