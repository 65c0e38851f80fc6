import type { ColumnType, Generated } from 'kysely';
import type { PrazosAssinatura } from '#schemas/shapes/agenda-assinatura.ts';
import type {
  EscopoCompromisso,
  RepeticaoCompromisso,
  RespostaCompromisso,
} from '#schemas/shapes/compromisso.ts';

export interface CompromissoTable {
  id: Generated<number>;
  escopo: EscopoCompromisso;
  organizacaoId: number;
  unidadeId: number | null;
  usuarioId: number | null;
  titulo: string;
  lugar: string | null;
  descricao: string | null;
  de: string;
  ate: string;
  hora: string | null;
  horaFim: string | null;
  criadoPor: number;
  alteradoEm: Date;
  versao: Generated<number>;
}

export interface CompromissoSerieTable {
  compromissoId: number;
  /** An RRULE of RFC 5545, over days. */
  regra: string;
  diaUtil: NonNullable<RepeticaoCompromisso['diaUtil']> | null;
  termina: string | null;
  unidadeCalendarioId: number | null;
}

export interface CompromissoForaTable {
  compromissoId: number;
  dia: string;
  /** The event in its place. */
  trocadoId: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface CompromissoParticipanteTable {
  compromissoId: number;
  usuarioId: number;
}

export interface CompromissoRespostaTable {
  compromissoId: number;
  usuarioId: number;
  resposta: RespostaCompromisso;
  respondidoEm: Date;
}

export interface CompromissoLembreteTable {
  compromissoId: number;
  /** Minutes. */
  antes: number;
}

export interface AgendaAssinaturaTable {
  id: Generated<number>;
  usuarioId: number;
  unidadeId: number;
  hash: Buffer;
  nome: string;
  pessoal: boolean;
  unidade: boolean;
  organizacao: boolean;
  prazos: PrazosAssinatura;
  criadaEm: Date;
  lidoEm: ColumnType<Date | null, never, Date>;
}
