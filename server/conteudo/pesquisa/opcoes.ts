import { sql, type RawBuilder } from 'kysely';
import { tipoCampo } from '#schemas/campos/tipo-campo.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { OpcaoPesquisa, OpcoesPesquisaQuery } from '#schemas/shapes/pesquisa.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

const most = 20;

/** What each field chooses from: the inactive too, since old contents have them. Units and people, of the organisation. */
const sources: Readonly<Record<OpcoesPesquisaQuery['campo'], (ctx: Ctx) => RawBuilder<unknown>>> = {
  tipoDocumento: () => sql`select t.id, t.nome as rotulo from registro.tipo_documento t`,
  modeloDocumento: () => sql`select m.id, m.nome as rotulo from registro.modelo_documento m`,
  tipoProcesso: () => sql`select t.id, t.nome as rotulo from registro.tipo_processo t`,
  unidade: ({ sessao }) => sql`select u.id, u.sigla || ' · ' || u.nome as rotulo from registro.unidade u
    where u.organizacao = ${sessao.organizacaoId}`,
  pessoa: ({ sessao }) => sql`select p.id, p.nome as rotulo from registro.usuario p
    where exists (select from registro.usuario_unidades x join registro.unidade u on u.id = x.unidade
      where x.registro_id = p.id and u.organizacao = ${sessao.organizacaoId})`,
  assinante: (ctx) => sql`select y.id, y.rotulo from (${sources.pessoa(ctx)}) y union all ${outsiders(ctx)}`,
  // of all types, by what it is called: contents keep it under its label
  campoNumerico: () => sql`select row_number() over (order by x.rotulo)::integer as id, x.rotulo from (
    select f.rotulo from registro.tipo_documento_campos_personalizados f where f.tipo = ${sql.lit(tipoCampo.numero)}
    union select f.rotulo from registro.tipo_processo_campos_personalizados f where f.tipo = ${sql.lit(tipoCampo.numero)}
    union select f.rotulo from registro.modelo_documento_campos_personalizados f where f.tipo = ${sql.lit(tipoCampo.numero)}) x`,
};

/** Who signs from outside, below zero: only of contents that the person sees, which name them; of others they are not there. */
const outsiders = ({ sessao }: Ctx): RawBuilder<unknown> => sql`
  select -e.id as id, e.nome || ${` · ${mensagem('pesquisa.deFora')}`} as rotulo from registro.usuario_externo e
  where exists (select from documento_assinante s join conteudo c on c.id = s.documento_id
    where s.externo_id = e.id and s.situacao <> 'CANCELADO' and ${visibleContent(sessao)})`;

/** Choices of a field by words, or the one of an id. */
export const opcoes = async (
  ctx: Ctx,
  { campo, q, id }: OpcoesPesquisaQuery,
): Promise<Page<OpcaoPesquisa>> => {
  const one = id === undefined ? hasWords(sql`x.rotulo`, q) : sql`x.id = ${id}`;
  const { rows } = await sql<OpcaoPesquisa>`
    select x.id, x.rotulo from (${sources[campo](ctx)}) x where ${one} order by x.rotulo limit ${sql.lit(most)}`.execute(
    ctx.db,
  );
  return { itens: rows, total: rows.length, totalExato: true };
};
