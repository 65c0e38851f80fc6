import { sql } from 'kysely';
import type { FieldError } from '#schemas/app-error.ts';
import type { DestinoPedido } from '#schemas/shapes/destino.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { organisationOf, takesFrom } from '#server/pessoas/acesso/other-organisations.ts';
import { takes } from '../model-takes.ts';

/** Whether two name one destination. */
export const sameDestination = (one: DestinoPedido, other: DestinoPedido): boolean =>
  one.unidadeId === other.unidadeId && one.usuarioId === other.usuarioId;

/**
 * What is wrong with the internal destinations asked for a draft, each under `campo`. Those that it already had stay, even
 * closed or inactive since then: its conclusion tells of them.
 */
export const destinationErrors = async (
  ctx: Ctx,
  { id, modeloId }: { readonly id: number; readonly modeloId: number },
  destinos: readonly DestinoPedido[],
  campo: (index: number) => string,
): Promise<FieldError[]> => {
  if (destinos.length === 0) return [];
  if (!(await takes(ctx, modeloId, 'permiteDestinoInterno')))
    return [{ campo: 'destinos', mensagem: mensagem('documento.modelo.semDestinoInterno') }];
  const repeated = destinos.findIndex(
    (one, at) => destinos.findIndex((other) => sameDestination(one, other)) < at,
  );
  if (repeated >= 0)
    return [{ campo: campo(repeated), mensagem: mensagem('documento.recusa.destinoRepetido') }];
  const { rows } = await sql<{ unidade: boolean; aceita: boolean; pessoa: boolean }>`
    select coalesce(un.ativo, false) or dd.id is not null as unidade,
      ${takesFrom(organisationOf(sql`c.detentor_unidade_id`))} or dd.id is not null as aceita,
      p.usuario is null or dd.id is not null or coalesce(u.ativo and not coalesce(u.bloqueado, false), false)
        and exists (select from registro.usuario_unidades uu where uu.registro_id = u.id and uu.unidade = p.unidade) as pessoa
    from unnest(${destinos.map(({ unidadeId }) => unidadeId)}::integer[],
      ${destinos.map(({ usuarioId }) => usuarioId ?? null)}::integer[]) with ordinality as p (unidade, usuario, ordem)
    join conteudo c on c.id = ${id}
    left join registro.unidade un on un.id = p.unidade
    left join registro.organizacao_interna o on o.id = un.organizacao
    left join registro.usuario u on u.id = p.usuario
    left join documento_destino dd on dd.documento_id = ${id} and dd.unidade_id = p.unidade
      and dd.usuario_id is not distinct from p.usuario
    order by p.ordem`.execute(ctx.db);
  return rows.flatMap(({ unidade, aceita, pessoa }, index) => {
    if (unidade && aceita && pessoa) return [];
    const motivo = !unidade ? 'unidadeAusente' : aceita ? 'destinoAusente' : 'outraOrganizacao';
    return [{ campo: campo(index), mensagem: mensagem(`documento.recusa.${motivo}`) }];
  });
};

/** Puts these in the place of the destinations that a draft had. */
export const keepDestinations = async (
  { db }: Ctx,
  documentoId: number,
  destinos: readonly DestinoPedido[],
): Promise<void> => {
  await db.deleteFrom('documentoDestino').where('documentoId', '=', documentoId).execute();
  if (destinos.length === 0) return;
  await db
    .insertInto('documentoDestino')
    .values(
      destinos.map(({ unidadeId, usuarioId }, ordem) => ({
        documentoId,
        ordem,
        unidadeId,
        usuarioId: usuarioId ?? null,
      })),
    )
    .execute();
};

/** The people among the destinations of a draft that its conclusion lets in: those where what its unit has may go. */
export const peopleLetIn = async ({ db }: Ctx, documentoId: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ usuarioId: number }>`
    select dd.usuario_id from documento_destino dd
    join conteudo c on c.id = dd.documento_id
    join registro.unidade un on un.id = dd.unidade_id
    join registro.organizacao_interna o on o.id = un.organizacao
    where dd.documento_id = ${documentoId} and dd.usuario_id is not null
      and ${takesFrom(organisationOf(sql`c.detentor_unidade_id`))}`.execute(db);
  return rows.map(({ usuarioId }) => usuarioId);
};
