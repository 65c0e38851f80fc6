import type { Generated } from 'kysely';
import type { RitmoEnvio } from '#schemas/shapes/envio-relatorio.ts';
import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import type {
  ContagemPedido,
  ContagemRelatorio,
  RelatorioMontado,
} from '#schemas/shapes/relatorio-montado.ts';
import type { Instant, MaybeInstant } from './instant.ts';

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

export interface ContagemRelatorioTable {
  id: Generated<number>;
  usuarioId: number;
  substitutoId: number | null;
  unidadeId: number;
  sessaoId: number;
  pedido: ContagemPedido;
  idioma: string;
  situacao: Generated<ContagemRelatorio['situacao']>;
  motivo: string | null;
  feitas: Generated<number>;
  total: number;
  resultado: Relatorio | RelatorioMontado | null;
  conteudos: string[] | null;
  pedidaEm: Instant;
  terminadaEm: MaybeInstant;
}
