import { sql, type RawBuilder } from 'kysely';
import type { Sessao } from '#server/base/http/session.ts';

type Restricted = 'modelo_documento' | 'tipo_documento' | 'tipo_processo' | 'tipo_dossie';

/** Records (`alias`) that say by themselves whom they are for, and are for the person. */
export const forThePerson = (
  { unidadeId, usuarioId }: Sessao,
  alias: 'm' | 't',
  table: Restricted,
): RawBuilder<boolean> => {
  const row = sql.raw(alias);
  return sql<boolean>`(coalesce(${row}.restringir_por, 'NENHUM') = 'NENHUM'
    or (${row}.restringir_por = 'UNIDADE' and exists (select from registro.${sql.raw(`${table}_unidades`)} x
        where x.registro_id = ${row}.id and x.alvo_id = ${unidadeId}))
    or (${row}.restringir_por = 'USUARIO' and exists (select from registro.${sql.raw(`${table}_usuarios`)} x
        where x.registro_id = ${row}.id and x.alvo_id = ${usuarioId})))`;
};

/** Among the organisations, or the units, of a type; a type without any is of all. */
const among = (table: Restricted, what: 'organizacoes' | 'unidades', id: number): RawBuilder<boolean> => {
  const relation = sql.raw(`registro.${table}_${what}`);
  return sql<boolean>`(not exists (select from ${relation} x where x.registro_id = t.id)
    or exists (select from ${relation} x where x.registro_id = t.id and x.alvo_id = ${id}))`;
};

/** Types (`t`) that are of the person and of the unit. */
export const typesOfUnit = (
  sessao: Sessao,
  table: Exclude<Restricted, 'modelo_documento'>,
): RawBuilder<boolean> =>
  sql<boolean>`(${forThePerson(sessao, 't', table)} and ${among(table, 'organizacoes', sessao.organizacaoId)}
    and ${among(table, 'unidades', sessao.unidadeId)})`;

/** Types (`t`) that a person may make contents of: those of the unit and of the use. */
export const allowedTypes = (
  sessao: Sessao,
  table: 'tipo_documento' | 'tipo_processo',
  /** What they are kept for, where that is not this. */
  outroUso: 'PROTOCOLO' | 'CRIACAO' = 'PROTOCOLO',
): RawBuilder<boolean> =>
  sql<boolean>`(${typesOfUnit(sessao, table)} and coalesce(t.caso_de_uso, 'TODOS') <> ${sql.lit(outroUso)})`;
