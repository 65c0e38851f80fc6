import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import { AppError } from '#schemas/app-error.ts';
import type { PessoaMencionada } from '#schemas/shapes/comentario.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { visibleToPerson } from '#server/pessoas/acesso/visible-to-person.ts';
import { whoSees } from '#server/pessoas/acesso/who-sees.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { comentarRule } from './rules.ts';

/** So many that fit the words are asked whether they see the content; a longer name finds the others. */
const mostAsked = 200;
const mostOffered = 8;

/** People who see a content, by name: those that a comment may call. */
export const pessoasQueVeem = async (
  ctx: Ctx,
  id: number,
  { q = '', pageSize = mostOffered }: BuscaQuery,
): Promise<Page<PessoaMencionada>> => {
  requireAllowed(comentarRule, (await loadSituation(ctx, id)).situation);
  const { rows } = await sql<PessoaMencionada>`
    select p.id, p.nome, coalesce(un.sigla, '') as unidade
    from (select u.id, u.nome from registro.usuario u
      where u.ativo and not coalesce(u.bloqueado, false) and u.id <> ${ctx.sessao.usuarioId}
        and ${hasWords(sql`u.nome`, q)}
      order by u.nome, u.id limit ${sql.lit(mostAsked)}) p
    join conteudo c on c.id = ${id}
    left join lateral (select n.sigla from registro.usuario_unidades y join registro.unidade n on n.id = y.unidade
      where y.registro_id = p.id order by coalesce(y.padrao, false) desc, n.sigla limit 1) un on true
    where ${visibleToPerson(sql`p.id`)}
    order by p.nome, p.id limit ${Math.min(pageSize, mostOffered)}`.execute(ctx.db);
  return { itens: rows, total: rows.length, totalExato: rows.length < mostOffered };
};

/** A mention opens nothing: who does not see the content is not called to it. */
export const requireSeen = async (
  { db }: Ctx,
  conteudoId: number,
  mencoes: readonly number[],
): Promise<void> => {
  const seeing = await whoSees(db, conteudoId, mencoes);
  if (seeing.length < mencoes.length)
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'mencoes', mensagem: mensagem('comentarios.recusa.naoVe') }] },
    );
};

/** Tells those who were called by a comment, but not who wrote it. */
export const tellMentioned = (ctx: Ctx, conteudoId: number, usuarioIds: readonly number[]): Promise<void> =>
  notify(ctx.db, ctx.agora, {
    usuarioIds: usuarioIds.filter((id) => id !== ctx.sessao.usuarioId && id !== ctx.sessao.substitutoId),
    tipo: 'CONHECIMENTO',
    conteudoId,
    especie: 'mencionado',
    dados: { quem: actingName(ctx.sessao) },
  });
