import { sql, type RawBuilder } from 'kysely';

/**
 * The units, over `un` (unidade) with `o` (its organizacao_interna), that take what comes from an organisation: its own; those of
 * another, as the settings rule, when that one receives from it. Numbers and secrecy stay those of where a content was made.
 */
export const takesFrom = (organizacao: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(un.organizacao = ${organizacao} or (
    (select case g.tramite_entre_organizacoes when 'UNIDADES' then true when 'PROTOCOLO' then un.id = o.unidade_protocolo_padrao
      end from registro.configuracao g order by g.id limit 1)
    and coalesce(o.ativo, true)
    and (not exists (select from registro.organizacao_interna_recebe_de r where r.registro_id = o.id)
      or exists (select from registro.organizacao_interna_recebe_de r
        where r.registro_id = o.id and r.alvo_id = ${organizacao}))) is true)`;

/** The organisation of a unit. */
export const organisationOf = (unidade: number | RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select h.organizacao from registro.unidade h where h.id = ${unidade})`;

/** A person works in a unit that takes what comes from an organisation: what is there may be put before them. */
export const worksWhereItGoes = (
  usuario: RawBuilder<unknown>,
  organizacao: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (select from registro.usuario_unidades wu
  join registro.unidade un on un.id = wu.unidade join registro.organizacao_interna o on o.id = un.organizacao
  where wu.registro_id = ${usuario} and ${takesFrom(organizacao)})`;

/** The organisation of `un`, as a choice tells it to who is in another. */
export const otherOrganisation = (organizacao: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when un.organizacao <> ${organizacao}
    then jsonb_build_object('id', o.id, 'sigla', o.sigla, 'nome', o.nome) end`;
