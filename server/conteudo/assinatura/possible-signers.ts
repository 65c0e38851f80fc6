import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Pessoa } from '#schemas/shapes/conteudo.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { whole } from '#server/base/http/whole.ts';

/** People of the organisation who may sign, by their default unit. */
const signersOf = ({ sessao }: Ctx) => sql`
    select u.id, u.nome, coalesce(c.descricao, '') as cargo, un.sigla as unidade
    from registro.usuario u
    join registro.usuario_unidades uu on uu.registro_id = u.id and coalesce(uu.padrao, false)
    join registro.unidade un on un.id = uu.unidade
    left join registro.cargo c on c.id = uu.cargo
    where u.ativo and not coalesce(u.bloqueado, false) and coalesce(u.assinante, false)
      and un.organizacao = ${sessao.organizacaoId}`;

/** People who may sign: active signers of the organisation, or only those who use a certificate. */
export const assinantesPossiveis = async (
  ctx: Ctx,
  query: BuscaQuery,
  { comCertificado = false } = {},
): Promise<Page<Pessoa>> => {
  const { rows } =
    await sql<Pessoa>`${signersOf(ctx)} and (${!comCertificado} or coalesce(u.usa_certificado_digital, false)) and (${hasWords(sql`u.nome`, query.q)} or ${hasWords(sql`un.sigla`, query.q)})
    order by u.nome limit ${query.pageSize ?? 20}`.execute(ctx.db);
  return whole(rows);
};

/** Those of some registration numbers who may sign, in the order of their names; a number that is nobody's brings nobody. */
export const assinantesPorMatricula = async (
  ctx: Ctx,
  matriculas: readonly string[],
): Promise<Page<Pessoa>> => {
  const { rows } = await sql<Pessoa>`${signersOf(ctx)} and u.matricula = any(${matriculas}::text[])
    order by u.nome limit 100`.execute(ctx.db);
  return whole(rows);
};
