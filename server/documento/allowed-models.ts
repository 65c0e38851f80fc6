import { sql, type RawBuilder } from 'kysely';
import type { Sessao } from '#server/base/http/session.ts';

type Restricted = 'modelo_documento' | 'tipo_documento';

const restricted = ({ unidadeId, usuarioId }: Sessao, alias: 'm' | 't', table: Restricted) => {
  const row = sql.raw(alias);
  return sql`(coalesce(${row}.restringir_por, 'NENHUM') = 'NENHUM'
    or (${row}.restringir_por = 'UNIDADE' and exists (select from registro.${sql.raw(`${table}_unidades`)} x
        where x.registro_id = ${row}.id and x.alvo_id = ${unidadeId}))
    or (${row}.restringir_por = 'USUARIO' and exists (select from registro.${sql.raw(`${table}_usuarios`)} x
        where x.registro_id = ${row}.id and x.alvo_id = ${usuarioId})))`;
};

/** Among the organisations, or the units, of a type; a type without any is of all. */
const among = (what: 'organizacoes' | 'unidades', id: number) => {
  const table = sql.raw(`registro.tipo_documento_${what}`);
  return sql`(not exists (select from ${table} x where x.registro_id = t.id)
    or exists (select from ${table} x where x.registro_id = t.id and x.alvo_id = ${id}))`;
};

/** Types (`t`) that a person may make documents of (spec.md section 6): those of the unit and of the use. */
export const allowedTypes = (sessao: Sessao): RawBuilder<boolean> =>
  sql<boolean>`(${restricted(sessao, 't', 'tipo_documento')} and ${among('organizacoes', sessao.organizacaoId)}
    and ${among('unidades', sessao.unidadeId)} and coalesce(t.caso_de_uso, 'TODOS') <> 'PROTOCOLO')`;

/** Models (`m`, of the type `t`) that a person may use outside of flows; the same filter lists and reads. */
export const allowedModels = (sessao: Sessao): RawBuilder<boolean> =>
  sql<boolean>`(${restricted(sessao, 'm', 'modelo_documento')} and ${allowedTypes(sessao)}
    and not coalesce(m.exclusivo_fluxo, false))`;
