import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import type { Saida } from './saida.ts';

interface Done {
  readonly usuarioId: number | null;
  readonly substitutoId?: number | null | undefined;
  readonly saida?: Saida;
}

/**
 * An open activity is done, once: by whom, with what was answered, and how long it took goes to the statistics. It calls nobody any
 * more: what each person is called to is only what is open, however much they did in years.
 */
export const closeDone = async (
  ctx: Pick<Ctx, 'db' | 'agora' | 'ports'>,
  which: RawBuilder<unknown>,
  { usuarioId, substitutoId, saida }: Done,
): Promise<void> => {
  const { db, agora } = ctx;
  const day = today(ctx);
  await sql`with feita as (
      update fluxo_atividade set situacao = 'CONCLUIDA', fechada_em = ${agora}, fechada_por = ${usuarioId},
        fechada_substituto = ${substitutoId ?? null}, saida = ${saida ? JSON.stringify(saida) : null}::jsonb
      where ${which} and situacao = 'ABERTA' returning id, instancia_id, elemento, aberta_em, prazo),
      chamados as (delete from fluxo_atividade_candidato k using feita where k.atividade_id = feita.id)
    insert into fluxo_tempo (versao_id, elemento, dia, segundos, atrasada)
    select i.versao_id, f.elemento, ${day}::date,
      least(greatest(0, extract(epoch from ${agora}::timestamptz - f.aberta_em)), 2147483647)::integer, ${day}::date > f.prazo
    from feita f join fluxo_instancia i on i.id = f.instancia_id`.execute(db);
};
