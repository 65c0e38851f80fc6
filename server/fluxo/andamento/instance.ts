import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { Author } from '#server/base/http/session.ts';
import { estado } from '#server/conteudo/atos/index.ts';
import type { Plano } from '../motor/index.ts';

type SituacaoFluxo = 'ATIVA' | 'SUSPENSA' | 'PROBLEMA' | 'CONCLUIDA' | 'CANCELADA';

/** What runs of a flow over a content. */
export interface Instance {
  readonly id: number;
  readonly conteudoId: number;
  readonly fluxo: string;
  readonly versao: number;
  readonly plano: Plano;
  readonly situacao: SituacaoFluxo;
  readonly estado: object | null;
  readonly variaveis: Readonly<Record<string, unknown>>;
  readonly iniciadorId: number;
  readonly iniciadorUnidadeId: number;
  readonly autor: Author;
  readonly suspensaEm: Date | null;
}

// what was cancelled moves no more, before its flow even hears of it
const columns = sql`i.id, i.conteudo_id, f.nome as fluxo, v.numero as versao, v.plano, i.estado, i.variaveis,
  case when i.situacao = 'ATIVA' and c.estado = ${sql.lit(estado.cancelado)} then 'SUSPENSA' else i.situacao end as situacao,
  i.iniciador_id, i.iniciador_unidade_id, i.autor, i.suspensa_em`;

/**
 * An instance, held until the transaction ends: one step at a time, by whatever server. The content is held first, as every
 * act on it does: a step may act on it too, and two that hold one each would wait for each other.
 */
export const lockInstance = async (db: Database, id: number): Promise<Instance | undefined> => {
  await sql`select from conteudo where id = (select conteudo_id from fluxo_instancia where id = ${id}) for update`.execute(
    db,
  );
  await sql`select from fluxo_instancia where id = ${id} for update`.execute(db);
  return readInstance(db, id);
};

export const readInstance = async (db: Database, id: number): Promise<Instance | undefined> => {
  const { rows } = await sql<Instance>`select ${columns} from fluxo_instancia i
    join fluxo_versao v on v.id = i.versao_id join registro.fluxo f on f.id = v.fluxo_id
    join conteudo c on c.id = i.conteudo_id where i.id = ${id}`.execute(db);
  return rows[0];
};

/** What is under way over a content, if anything is. */
export const liveInstance = async (db: Database, conteudoId: number): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`select id from fluxo_instancia
    where conteudo_id = ${conteudoId} and situacao in ('ATIVA', 'SUSPENSA', 'PROBLEMA')`.execute(db);
  return rows[0]?.id;
};
