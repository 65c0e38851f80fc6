import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { degreeReaches } from '#server/pessoas/acesso/reaches.ts';
import { recordEvents } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { checkPeopleKeep } from './check-secrecy.ts';
import type { Handover } from './handover.ts';
import { onTheWay, possession, taken } from './held.ts';
import { worksIn } from './works-in.ts';

/** Events go to their chains in statements of this size. */
const batch = 500;

/** A content that went on, and where it stopped: with the person, or with the unit alone. */
interface Passed {
  readonly id: number;
  readonly sigiloso: boolean;
  readonly comPessoa: boolean;
  readonly unidade: string;
}

/**
 * What a person holds, has taken to work on, and is on its way to them. Where who receives does not work, or their degree
 * does not reach, it stays with the unit.
 */
export const moveContentsOfPerson = async (ctx: Ctx, handover: Handover): Promise<void> => {
  const { de, para, motivo, nomes } = handover;
  const receiver = sql`${para}::integer`;
  const moved = await sql<Passed>`
    update conteudo c set
      detentor_usuario_id = case when ${worksIn(receiver, sql`c.detentor_unidade_id`)}
        and ${degreeReaches(receiver, sql`c.sigilo`)} then ${receiver} end,
      check_in_usuario_id = null, check_in_em = null, alterado_em = ${ctx.agora}, versao = versao + 1
    where ${possession.usuario(de)}
    returning c.id, c.nivel_acesso = 'SIGILOSO' as sigiloso, c.detentor_usuario_id is not null as com_pessoa,
      (select un.sigla from registro.unidade un where un.id = c.detentor_unidade_id) as unidade`.execute(
    ctx.db,
  );
  const freed = await sql<{ id: number }>`
    update conteudo c set check_in_usuario_id = null, check_in_em = null, versao = versao + 1
    where ${taken(de)} returning c.id`.execute(ctx.db);
  const sent = await sql<Passed>`
    update tramite t set para_usuario_id = case when ${worksIn(receiver, sql`t.para_unidade_id`)}
        and ${degreeReaches(receiver, sql`c.sigilo`)} then ${receiver} end
    from conteudo c where c.id = t.conteudo_id and ${onTheWay.usuario(de)}
    returning c.id, c.nivel_acesso = 'SIGILOSO' as sigiloso, t.para_usuario_id is not null as com_pessoa,
      (select un.sigla from registro.unidade un where un.id = t.para_unidade_id) as unidade`.execute(ctx.db);
  for (const { id, sigiloso } of [...moved.rows, ...sent.rows])
    if (sigiloso)
      await grantAccess(ctx.db, id, ctx.agora, [
        { usuarioId: para, motivo: 'tramite', porUsuarioId: ctx.sessao.usuarioId },
      ]);
  const told = ({ comPessoa, unidade }: Passed) => ({
    deUsuario: de,
    ...defined({ paraUsuario: comPessoa ? para : undefined }),
    de: nomes.de,
    para: comPessoa ? nomes.para : unidade,
    motivo,
  });
  await tell(ctx, 'detentorTrocado', moved.rows, told);
  await tell(ctx, 'liberado', freed.rows, () => ({ deUsuario: de, motivo }));
  await tell(ctx, 'tramiteRedirecionado', sent.rows, told);
};

/** What a unit holds and is on its way to it; who has it inside keeps it, when they work in the other unit too. */
export const moveContentsOfUnit = async (ctx: Ctx, handover: Handover): Promise<void> => {
  await checkPeopleKeep(ctx, handover);
  const { de, para, motivo, nomes } = handover;
  const unit = sql`${para}::integer`;
  const moved = await sql<{ id: number }>`
    update conteudo c set detentor_unidade_id = ${unit},
      detentor_usuario_id = case when ${worksIn(sql`c.detentor_usuario_id`, unit)} then c.detentor_usuario_id end,
      check_in_usuario_id = null, check_in_em = null, alterado_em = ${ctx.agora}, versao = versao + 1
    where ${possession.unidade(de)} returning c.id`.execute(ctx.db);
  const sent = await sql<{ id: number }>`
    update tramite t set para_unidade_id = ${unit},
      para_usuario_id = case when ${worksIn(sql`t.para_usuario_id`, unit)} then t.para_usuario_id end
    where ${onTheWay.unidade(de)} returning t.conteudo_id as id`.execute(ctx.db);
  await sql`
    insert into conteudo_acesso (conteudo_id, unidade_id, motivo, desde)
    select c.id, ${para}, 'tramite', ${ctx.agora} from conteudo c
    where c.id = any(${[...moved.rows, ...sent.rows].map(({ id }) => id)}::bigint[]) and c.nivel_acesso <> 'SIGILOSO'
    on conflict do nothing`.execute(ctx.db);
  const told = () => ({ deUnidade: de, paraUnidade: para, de: nomes.de, para: nomes.para, motivo });
  await tell(ctx, 'detentorTrocado', moved.rows, told);
  await tell(ctx, 'tramiteRedirecionado', sent.rows, told);
};

const tell = async <T extends { readonly id: number }>(
  ctx: Ctx,
  ato: string,
  contents: readonly T[],
  dados: (content: T) => Readonly<Record<string, unknown>>,
): Promise<void> => {
  for (let from = 0; from < contents.length; from += batch)
    await recordEvents(
      ctx,
      contents
        .slice(from, from + batch)
        .map((one) => ({ cadeia: `conteudo:${one.id}`, ato, conteudoId: one.id, dados: dados(one) })),
    );
};
