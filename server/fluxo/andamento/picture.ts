import { sql } from 'kysely';
import { executableOf } from '#schemas/fluxo/moddle-element.ts';
import { readBpmn } from '#schemas/fluxo/open-moddle.ts';
import type { DesenhoDoConteudo } from '#schemas/shapes/fluxo.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import { pictureOf, positionOf, type Standing } from './flow-map.ts';

/** The drawing that the last flow of a content runs by, with where it stands. */
export const pictureOfContent = async (ctx: Ctx, conteudoId: number): Promise<DesenhoDoConteudo> => {
  await requireVisible(ctx, conteudoId);
  const { rows } = await sql<{ id: number }>`select id from fluxo_instancia
    where conteudo_id = ${conteudoId} order by id desc limit 1`.execute(ctx.db);
  return rows[0] ? pictureOfInstance(ctx.db, rows[0].id) : none;
};

const none: DesenhoDoConteudo = { elementos: [], ligacoes: [] };

/** The same of what runs, for who answers for the flows, with the element where it stopped. */
export const pictureOfInstance = async (
  db: Database,
  id: number,
  problema?: string,
): Promise<DesenhoDoConteudo> => {
  const { rows } = await sql<Standing & { xml: string }>`
    select v.xml, array(select distinct a.elemento from fluxo_atividade a
        where a.instancia_id = i.id and a.situacao = 'ABERTA') as agora,
      array(select distinct a.elemento from fluxo_atividade a
        where a.instancia_id = i.id and a.situacao = 'CONCLUIDA') as feitos
    from fluxo_instancia i join fluxo_versao v on v.id = i.versao_id where i.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) return none;
  const { definitions } = await readBpmn(found.xml);
  const process = executableOf(definitions);
  const standing = { ...found, problema };
  return process ? { ...positionOf(process, standing), ...pictureOf(definitions, process, standing) } : none;
};
