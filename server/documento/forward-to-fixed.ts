import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import type { DestinoPedido } from '#schemas/shapes/destino.ts';
import { degreeReaches } from '#server/pessoas/acesso/reaches.ts';
import { apply, loadSituation } from '#server/conteudo/atos/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { organisationOf, takesFrom } from '#server/pessoas/acesso/other-organisations.ts';
import { tramitar } from '#server/conteudo/tramite/index.ts';

interface Fixed {
  readonly unidade: number;
  readonly usuario: number | null;
  /** Whether it may have the document in charge: it is not who holds it, and takes it without a person if it names none. */
  readonly podeDeter: boolean;
}

/**
 * Sends a document that was just concluded to the fixed destinations of its model that its author left in it: the first that
 * may hold it has it in charge, the others have copies. Without one to hold it, it stays where it is.
 */
export const forwardToFixed = async (ctx: Ctx, id: number): Promise<void> => {
  const { rows } = await sql<Fixed>`
    select f.unidade, f.usuario, c.detentor_unidade_id <> f.unidade
        and (f.usuario is not null or coalesce(un.permite_tramite_intradepartamental_sem_destino, true)) as pode_deter
    from documento d
    join conteudo c on c.id = d.id
    join registro.modelo_documento_destinos_fixos f on f.registro_id = d.modelo_id
    join documento_destino dd on dd.documento_id = d.id and dd.unidade_id = f.unidade
      and dd.usuario_id is not distinct from f.usuario
    join registro.unidade un on un.id = f.unidade and un.ativo
    join registro.organizacao_interna o on o.id = un.organizacao and ${takesFrom(organisationOf(sql`c.detentor_unidade_id`))}
    left join registro.usuario u on u.id = f.usuario
    where d.id = ${id} and (u.id is null or (u.ativo and ${degreeReaches(sql`u.id`, sql`c.sigilo`)} and not coalesce(u.bloqueado, false)
      and exists (select from registro.usuario_unidades uu where uu.registro_id = u.id and uu.unidade = f.unidade)))
    order by f.ordem`.execute(ctx.db);
  const charge = rows.find(({ podeDeter }) => podeDeter);
  if (!charge) return;
  const loaded = await loadSituation(ctx, id);
  const copias = rows.filter((one) => one !== charge).map(asked);
  const pedido = {
    conteudoId: id,
    destino: asked(charge),
    ...defined({ copias: copias.length > 0 ? copias : undefined }),
  };
  // what an act brings about needs no permission of its own
  await apply(ctx, tramitar, loaded, pedido, undefined);
};

const asked = ({ unidade, usuario }: Fixed): DestinoPedido => ({
  unidadeId: unidade,
  usuarioId: usuario ?? undefined,
});
