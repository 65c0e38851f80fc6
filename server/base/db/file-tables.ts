import type { ColumnType, Generated } from 'kysely';
import type { Instant, MaybeInstant } from './instant.ts';

export interface ArquivoTable {
  id: Generated<string>;
  sha256: Buffer;
  volumeId: number;
  nome: string;
  tipo: string;
  tamanho: number;
  criadoEm: Instant;
  criadoPor: number | null;
  emUso: Generated<boolean>;
  /** Read only by way of the records that hold it. */
  reservado: Generated<boolean>;
}

export interface ArquivoRegistroTable {
  arquivoId: string;
  registro: string;
  registroId: number;
}

export interface ArquivoProblemaTable {
  volumeId: number;
  sha256: Buffer;
  problema: 'faltando' | 'alterado';
  vistoEm: Instant;
}

export interface ConferenciaArquivosTable {
  id: Generated<number>;
  iniciadaEm: Instant;
  terminadaEm: MaybeInstant;
  ultimo: Generated<string>;
  conferidos: Generated<number>;
  bytes: Generated<number>;
}

export interface VolumeMarcaTable {
  volumeId: number;
  marca: string;
}

export interface VolumeAvisoTable {
  volumeId: number;
  especie: 'volume' | 'disco' | 'fora';
  avisadoEm: Instant;
}

export interface ArquivoTextoTable {
  sha256: Buffer;
  situacao: Generated<'ESPERA' | 'LENDO' | 'LIDO' | 'SEM_TEXTO' | 'FALHOU'>;
  motivo: string | null;
  tentativas: Generated<number>;
  paginas: number | null;
  lidas: Generated<number>;
  reconhecido: Generated<boolean>;
  texto: Generated<string>;
  busca: ColumnType<never, string | null | undefined, string | null>;
  peso: Generated<number>;
  terminadoEm: MaybeInstant;
}
