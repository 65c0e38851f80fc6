import { sql, type RawBuilder } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import { AppError } from '#schemas/app-error.ts';
import { defined } from '#schemas/defined.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { PessoaMencionada } from '#schemas/shapes/comentario.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import { notify, profileOpensDesigner } from '#server/pessoas/notificacao/index.ts';
import { requireFlow } from '../desenho/index.ts';

const mostOffered = 8;

/** Over the alias `u` of `registro.usuario`: a person of the organisation whose profile opens the designer. */
const opensDesigner = ({ sessao }: Ctx): RawBuilder<boolean> => sql<boolean>`
  (${profileOpensDesigner}
    and exists (select from registro.usuario_unidades y join registro.unidade n on n.id = y.unidade
      where y.registro_id = u.id and n.organizacao = ${sessao.organizacaoId}))`;

/** People whom a comment may call, by name. */
export const pessoasQueAbrem = async (
  ctx: Ctx,
  fluxoId: number,
  { q = '', pageSize = mostOffered }: BuscaQuery,
): Promise<Page<PessoaMencionada>> => {
  await requireFlow(ctx, fluxoId);
  const { rows } = await sql<{ id: number; nome: string; unidade: string | null }>`
    select u.id, u.nome, un.sigla as unidade
    from registro.usuario u
    left join lateral (select n.sigla from registro.usuario_unidades y join registro.unidade n on n.id = y.unidade
      where y.registro_id = u.id and n.organizacao = ${ctx.sessao.organizacaoId}
      order by coalesce(y.padrao, false) desc, n.sigla limit 1) un on true
    where ${opensDesigner(ctx)} and u.id <> ${ctx.sessao.usuarioId}
      and ${hasWords(sql`u.nome`, q)}
    order by u.nome, u.id limit ${Math.min(pageSize, mostOffered)}`.execute(ctx.db);
  const itens = rows.map(({ id, nome, unidade }) => ({
    id,
    nome,
    ...defined({ unidade: unidade ?? undefined }),
  }));
  return { itens, total: itens.length, totalExato: itens.length < mostOffered };
};

/** A mention opens nothing: who may not open the designer is not called to it. */
export const requireOpens = async (ctx: Ctx, mencoes: readonly number[]): Promise<void> => {
  if (mencoes.length === 0) return;
  const { rows } = await sql`select from registro.usuario u
    where u.id = any(${mencoes}::integer[]) and ${opensDesigner(ctx)}`.execute(ctx.db);
  if (rows.length < mencoes.length)
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'mencoes', mensagem: mensagem('fluxoComentarios.recusa.naoAbre') }] },
    );
};

/** Tells those who were called, but not who wrote it. The notice keeps the conversation: it is named when the notice is read. */
export const tellMentioned = (ctx: Ctx, conversaId: number, called: readonly number[]): Promise<void> =>
  notify(ctx.db, ctx.agora, {
    usuarioIds: called.filter((one) => one !== ctx.sessao.usuarioId && one !== ctx.sessao.substitutoId),
    tipo: 'CONHECIMENTO',
    conversaId,
    especie: 'mencao',
    dados: { quem: actingName(ctx.sessao) },
  });
