import type { Generated } from 'kysely';
import type { Relatorio, RitmoEnvio } from '#schemas/generated.ts';

export interface RelatorioEnvioTable {
  id: Generated<number>;
  usuarioId: number;
  unidadeId: number;
  /** Of the two, one: a report that was saved, or one of the product. */
  pesquisaId: number | null;
  relatorio: Relatorio['nome'] | null;
  cada: RitmoEnvio;
  dia: number | null;
  hora: string;
  soDiasUteis: boolean;
  ativo: boolean;
  proximoEm: Date | null;
  ultimoEm: Generated<Date | null>;
}
