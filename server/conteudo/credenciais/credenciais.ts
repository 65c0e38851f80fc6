import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { BuscaQuery, Pessoa } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { degreeReaches } from '#server/pessoas/acesso/reaches.ts';
import { loadForAct, loadSituation, requireAllowed, transitionOf } from '#server/conteudo/atos/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';

const credencial = 'credencial';

/** Active people whose degree reaches the content and who have no grant of their own yet. */
export const credenciaisPossiveis = async (
  ctx: Ctx,
  id: number,
  { q = '', pageSize = 20 }: BuscaQuery,
): Promise<Page<Pessoa>> => {
  requireAllowed(transitionOf('darCredencial'), (await loadSituation(ctx, id)).situation);
  const { rows } = await sql<Pessoa>`
    select u.id, u.nome, coalesce(ca.descricao, '') as cargo, un.sigla as unidade
    from conteudo c
    join registro.usuario u on u.ativo and not coalesce(u.bloqueado, false)
    join registro.usuario_unidades uu on uu.registro_id = u.id and coalesce(uu.padrao, false)
    join registro.unidade un on un.id = uu.unidade
    left join registro.cargo ca on ca.id = uu.cargo
    where c.id = ${id} and ${degreeReaches(sql`u.id`, sql`c.sigilo`)}
      and not exists (select from conteudo_acesso a where a.conteudo_id = c.id and a.usuario_id = u.id)
      and texto_busca(u.nome || ' ' || un.sigla) like '%' || texto_busca(${q.trim()}) || '%'
    order by u.nome limit ${pageSize}`.execute(ctx.db);
  return { itens: rows, total: rows.length, totalExato: rows.length < pageSize };
};

/** Names a person who may see a restricted or secret document; the person is told. */
export const darCredencial = async (ctx: Ctx, id: number, usuarioId: number): Promise<void> => {
  const { row } = await loadForAct(ctx, id, 'darCredencial');
  const { rows } = await sql<{ nome: string; ativo: boolean; alcanca: boolean; tem: boolean }>`
    select u.nome, u.ativo and not coalesce(u.bloqueado, false) as ativo, ${degreeReaches(sql`u.id`, sql`${row.sigilo}::integer`)} as alcanca,
      exists (select from conteudo_acesso a where a.conteudo_id = ${id} and a.usuario_id = u.id) as tem
    from registro.usuario u where u.id = ${usuarioId}`.execute(ctx.db);
  const [person] = rows;
  if (!person?.ativo) throw refuse('pessoaInativa');
  if (!person.alcanca) throw refuse('grauMenor');
  if (person.tem) throw refuse('jaVe');
  await grantAccess(ctx.db, id, ctx.agora, [
    { usuarioId, motivo: credencial, porUsuarioId: ctx.sessao.usuarioId },
  ]);
  await recordEvent(ctx, {
    cadeia: `conteudo:${id}`,
    ato: 'credencialDada',
    conteudoId: id,
    dados: { nome: person.nome, usuario: usuarioId },
  });
  await notify(ctx.db, ctx.agora, {
    usuarioIds: [usuarioId],
    tipo: 'SISTEMA',
    assunto: mensagem('documento.notificacao.credencial', {
      quem: ctx.sessao.nome,
      numero: row.numero ?? row.assunto,
    }),
    conteudoId: id,
    rota: `principal/documento/consulta/${id}`,
  });
};

/** Takes a credential back; what the person sees for another reason stays. */
export const retirarCredencial = async (ctx: Ctx, id: number, usuarioId: number): Promise<void> => {
  await loadForAct(ctx, id, 'retirarCredencial');
  const taken = await ctx.db
    .deleteFrom('conteudoAcesso')
    .where('conteudoId', '=', id)
    .where('usuarioId', '=', usuarioId)
    .where('motivo', '=', credencial)
    .returning('usuarioId')
    .executeTakeFirst();
  if (!taken) throw new AppError('naoEncontrado');
  const { nome } = await ctx.db
    .selectFrom('registro.usuario')
    .select('nome')
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  await recordEvent(ctx, {
    cadeia: `conteudo:${id}`,
    ato: 'credencialRetirada',
    conteudoId: id,
    dados: { nome: nome ?? '', usuario: usuarioId },
  });
};

const refuse = (motivo: 'pessoaInativa' | 'grauMenor' | 'jaVe'): AppError =>
  new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'usuarioId', mensagem: mensagem(`documento.acesso.${motivo}`) }] },
  );
