import { sql, type RawBuilder } from 'kysely';
import { recordEvents } from '#server/events/record-event.ts';
import type { Ctx } from '#server/http/context.ts';

/** Events go to their chains in statements of this size. */
const batch = 500;

export interface Handover {
  readonly de: number;
  readonly para: number;
  readonly motivo: string;
}

/** Whether somebody works in a unit now. */
const worksIn = (
  usuario: RawBuilder<unknown>,
  unidade: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`
  exists (select from registro.usuario_unidades uu where uu.registro_id = ${usuario} and uu.unidade = ${unidade})`;

/** What a person holds, has taken to work on, and is on its way to them. */
export const moveContentsOfPerson = async (ctx: Ctx, { de, para, motivo }: Handover): Promise<void> => {
  const moved = await sql<{ id: number }>`
    update conteudo c set
      detentor_usuario_id = case when ${worksIn(sql`${para}`, sql`c.detentor_unidade_id`)} then ${para}::integer end,
      check_in_usuario_id = null, check_in_em = null, alterado_em = ${ctx.agora}, versao = versao + 1
    where c.detentor_usuario_id = ${de} and c.excluido_em is null returning c.id`.execute(ctx.db);
  await tell(ctx, 'detentorTrocado', moved.rows, { deUsuario: de, paraUsuario: para, motivo });
  const freed = await sql<{ id: number }>`
    update conteudo set check_in_usuario_id = null, check_in_em = null, versao = versao + 1
    where check_in_usuario_id = ${de} and excluido_em is null returning id`.execute(ctx.db);
  await tell(ctx, 'liberado', freed.rows, { deUsuario: de, motivo });
  const sent = await sql<{ id: number }>`
    update tramite t set para_usuario_id = case when ${worksIn(sql`${para}`, sql`t.para_unidade_id`)} then ${para}::integer end
    where t.para_usuario_id = ${de} and t.situacao = 'NAO_RECEBIDO' returning t.conteudo_id as id`.execute(
    ctx.db,
  );
  await tell(ctx, 'tramiteRedirecionado', sent.rows, { deUsuario: de, paraUsuario: para, motivo });
};

/** What a unit holds and is on its way to it; who has it inside keeps it, when they work in the other unit too. */
export const moveContentsOfUnit = async (ctx: Ctx, { de, para, motivo }: Handover): Promise<void> => {
  const moved = await sql<{ id: number }>`
    update conteudo c set detentor_unidade_id = ${para}::integer,
      detentor_usuario_id = case when ${worksIn(sql`c.detentor_usuario_id`, sql`${para}`)} then c.detentor_usuario_id end,
      check_in_usuario_id = null, check_in_em = null, alterado_em = ${ctx.agora}, versao = versao + 1
    where c.detentor_unidade_id = ${de} and c.excluido_em is null returning c.id`.execute(ctx.db);
  await sql`
    insert into conteudo_acesso (conteudo_id, unidade_id, motivo, desde)
    select unnest(${moved.rows.map(({ id }) => id)}::bigint[]), ${para}, 'tramite', ${ctx.agora}
    on conflict do nothing`.execute(ctx.db);
  await tell(ctx, 'detentorTrocado', moved.rows, { deUnidade: de, paraUnidade: para, motivo });
  const sent = await sql<{ id: number }>`
    update tramite t set para_unidade_id = ${para}::integer,
      para_usuario_id = case when ${worksIn(sql`t.para_usuario_id`, sql`${para}`)} then t.para_usuario_id end
    where t.para_unidade_id = ${de} and t.situacao = 'NAO_RECEBIDO' returning t.conteudo_id as id`.execute(
    ctx.db,
  );
  await tell(ctx, 'tramiteRedirecionado', sent.rows, { deUnidade: de, paraUnidade: para, motivo });
};

const tell = async (
  ctx: Ctx,
  ato: string,
  contents: readonly { readonly id: number }[],
  dados: Readonly<Record<string, unknown>>,
): Promise<void> => {
  for (let from = 0; from < contents.length; from += batch)
    await recordEvents(
      ctx,
      contents
        .slice(from, from + batch)
        .map(({ id }) => ({ cadeia: `conteudo:${id}`, ato, conteudoId: id, dados })),
    );
};
