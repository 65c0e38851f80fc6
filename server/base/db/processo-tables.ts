import type { Generated } from 'kysely';
import type { Instant, MaybeInstant } from './instant.ts';

export interface ProcessoTable {
  id: number;
  tipoProcessoId: number;
  classeId: number | null;
  observacoes: string | null;
  minutasEmOrdem: Generated<string[]>;
}

export interface ProcessoVolumeTable {
  processoId: number;
  numero: number;
  abertoEm: Instant;
  fechadoEm: MaybeInstant;
}

export interface PecaTable {
  id: Generated<number>;
  processoId: number;
  reservada: boolean;
  ordem: number;
  volume: number;
  paginas: number;
  conteudoId: number;
  referencia: Generated<boolean>;
  deProcessoId: number | null;
  juntadaEm: Instant;
  juntadaPor: number;
  juntadaSubstituto: number | null;
  unidadeId: number;
  saidaEm: MaybeInstant;
  saidaPor: number | null;
  saidaSubstituto: number | null;
  saidaUnidadeId: number | null;
  motivo: string | null;
  paraProcessoId: number | null;
  termoId: number | null;
}

export interface ProcessoRelacaoTable {
  id: Generated<number>;
  processoId: number;
  outroId: number;
  especie: 'ASSOCIADO' | 'APENSADO' | 'ANEXADO' | 'SUBPROCESSO';
  motivo: string | null;
  desde: Instant;
  por: number;
  substituto: number | null;
  ate: MaybeInstant;
  atePor: number | null;
  ateMotivo: string | null;
}

export interface ImpressaoTable {
  id: Generated<number>;
  processoId: number;
  formato: 'PDF' | 'ZIP';
  /** The driver gives what is 64 bits wide, in an array, as text. */
  escolhidas: string[] | null;
  chave: string;
  conteudos: string[];
  nomeados: Generated<string[]>;
  usuarioId: number;
  substitutoId: number | null;
  unidadeId: number;
  sessaoId: number;
  situacao: Generated<'ESPERA' | 'FAZENDO' | 'PRONTA' | 'FALHOU' | 'CANCELADA'>;
  motivo: string | null;
  feitas: Generated<number>;
  total: number;
  paginas: number | null;
  arquivoId: string | null;
  pedidaEm: Instant;
  terminadaEm: MaybeInstant;
}

export interface ProcessoRecorrenciaTable {
  id: Generated<number>;
  processoId: number;
  numero: number;
  data: string;
  dataOriginal: string | null;
  periodicidade: 'UNICA' | 'DIARIA' | 'SEMANAL' | 'QUINZENAL' | 'MENSAL';
  situacao: Generated<number>;
  motivo: string | null;
  criadoId: number | null;
  falha: string | null;
  marcadaEm: Instant;
  usuarioId: number;
  unidadeId: number;
  sessaoId: number;
}
