import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { DestinoInternoCombo, ListaEmailCombo } from '#schemas/shapes/protocolo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { whole } from '#server/base/http/whole.ts';
import { allowedTypes } from '#server/conteudo/tipos/index.ts';
import { takesFrom } from '#server/pessoas/acesso/other-organisations.ts';

/** Active types that protocols are made of. */
export const listTypes = async (
  ctx: Ctx,
  { q, pageSize = 100 }: BuscaQuery,
): Promise<Page<TipoDocumentoCombo>> => {
  const { rows } = await sql<TipoDocumentoCombo>`
    select t.id, t.nome, coalesce(t.sigla, '') as sigla from registro.tipo_documento t
    where t.ativo and ${allowedTypes(ctx.sessao, 'tipo_documento', 'CRIACAO')} and ${hasWords(sql`t.nome`, q)}
    order by t.nome limit ${pageSize}`.execute(ctx.db);
  return whole(rows);
};

/** The class that a type suggests; a type that the person may not use is refused at its field. */
export const requireType = async (ctx: Ctx, id: number): Promise<{ readonly classeId: number | null }> => {
  const { rows } = await sql<{ classeId: number | null }>`
    select cl.id as classe_id from registro.tipo_documento t
    left join registro.assunto cl on cl.id = t.classificacao_sugerida and cl.ativo and cl.classificavel
    where t.id = ${id} and t.ativo and ${allowedTypes(ctx.sessao, 'tipo_documento', 'CRIACAO')}`.execute(
    ctx.db,
  );
  if (rows[0]) return rows[0];
  const erros = [{ campo: 'tipoDocumentoId', mensagem: mensagem('protocolo.recusa.tipo') }];
  throw new AppError('camposInvalidos', {}, { erros });
};

/** Units of the organisation and of others that take what comes from it, and people in them. */
export const listPlaces = async (
  { db, sessao }: Ctx,
  { q, pageSize = 20 }: BuscaQuery,
): Promise<Page<DestinoInternoCombo>> => {
  const own = sql`${sessao.organizacaoId}::integer`;
  const { rows } = await sql<{ unidadeId: number; usuarioId: number | null; rotulo: string }>`
    with unidades as (
      select un.id, un.sigla, un.nome, un.organizacao <> ${own} as de_outra,
        case when un.organizacao <> ${own} then ' · ' || o.sigla else '' end as organizacao
      from registro.unidade un join registro.organizacao_interna o on o.id = un.organizacao
      where un.ativo and ${takesFrom(own)})
    select unidade_id, usuario_id, rotulo from (
      select un.id as unidade_id, null::integer as usuario_id, un.sigla || ' · ' || un.nome || un.organizacao as rotulo, un.de_outra
        from unidades un
      union all
      select un.id, u.id, u.nome || ' · ' || un.sigla || un.organizacao, un.de_outra from registro.usuario u
        join registro.usuario_unidades uu on uu.registro_id = u.id
        join unidades un on un.id = uu.unidade
        where u.ativo and not coalesce(u.bloqueado, false)) d
    where ${hasWords(sql`d.rotulo`, q)} order by d.de_outra, d.usuario_id is not null, d.rotulo limit ${pageSize}`.execute(
    db,
  );
  return whole(rows.map(({ usuarioId, ...place }) => ({ ...place, usuarioId: usuarioId ?? undefined })));
};

/** Active lists of e-mails, with how many people each one has. */
export const listGroups = async (
  { db }: Ctx,
  { q, pageSize = 20 }: BuscaQuery,
): Promise<Page<ListaEmailCombo>> => {
  const { rows } = await sql<ListaEmailCombo>`
    select g.id, g.nome as rotulo, (select count(*) from registro.grupo_email_usuarios x where x.registro_id = g.id)::integer as pessoas
    from registro.grupo_email g where g.ativo and ${hasWords(sql`g.nome`, q)} order by g.nome limit ${pageSize}`.execute(
    db,
  );
  return whole(rows);
};
