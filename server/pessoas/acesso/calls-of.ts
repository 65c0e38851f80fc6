import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** A place by which contents come to somebody: a role, a group, a model, the leading of what is above, a published flow. */
export interface Call {
  readonly quem: number;
  /** What it is, so that it may be told from another. */
  readonly chave: string;
  readonly especie:
    'papel' | 'campo' | 'grupo' | 'destino' | 'pedidos' | 'assina' | 'acima' | 'passo' | 'envio' | 'inicia';
  readonly nome: string;
  readonly fluxo: string | null;
  readonly elemento: string | null;
  readonly passo: string | null;
  /** By which kind of performer a role calls, or by which name of theirs a field of a content says them. */
  readonly por: string | null;
}

/** Versions of flows that are looked into: those that what starts now runs by. */
export const versionsInForce = sql`(select distinct on (fluxo_id) id from fluxo_versao order by fluxo_id, numero desc)`;
/** None: who looks into places only knows by the roles what flows make of them. */
export const noVersions = sql`(select id from fluxo_versao where false)`;

/** Everything that calls these people, in use or not: what is out of use comes back without anybody being asked. */
export const callsOf = async (
  db: Database,
  people: readonly number[],
  versions: RawBuilder<unknown> = versionsInForce,
): Promise<readonly Call[]> => {
  const { rows } = await sql<Call>`
    with recursive q as (
      select u.id, u.perfil_acesso, uu.unidade, uu.cargo, coalesce(uu.chefe, false) as chefe, coalesce(uu.secretario, false) as secretario,
        lower(u.login) as login, lower(u.email) as email, lower(un.sigla) as sigla
      from registro.usuario u left join registro.usuario_unidades uu on uu.registro_id = u.id
      left join registro.unidade un on un.id = uu.unidade
      where u.id = any(${[...people]}::integer[])),
    p as (
      select q.id as quem, p.id, p.codigo, p.nome, min(e.tipo) as por, null as dito
      from registro.papel p join registro.papel_executantes e on e.registro_id = p.id join q on
        e.tipo = 'USUARIO' and e.usuario = q.id or e.tipo = 'UNIDADE' and e.unidade = q.unidade
        or e.tipo = 'CHEFE_UNIDADE' and e.unidade = q.unidade and q.chefe
        or e.tipo = 'SECRETARIO' and e.unidade = q.unidade and q.secretario
        or e.tipo = 'CARGO' and e.cargo = q.cargo or e.tipo = 'PERFIL' and e.perfil_acesso = q.perfil_acesso
        or e.tipo = 'CHEFE_INICIADOR' and q.chefe
      group by q.id, p.id, p.codigo, p.nome
      union select q.id, p.id, p.codigo, p.nome, n.por, n.dito
      from registro.papel p join registro.papel_executantes e on e.registro_id = p.id and e.tipo = 'CAMPO' cross join q
        cross join lateral (values (q.login, 'LOGIN'), (q.email, 'EMAIL'), (q.sigla, 'SIGLA')) n(dito, por)
      where exists (select from conteudo_campo k where k.rotulo = e.campo and dito_no_campo(k.valor) = n.dito)),
    abaixo(superior, id) as (
      select unidade_superior, id from registro.unidade
        where unidade_superior in (select unidade from q where chefe)
      union select a.superior, u.id from abaixo a join registro.unidade u on u.unidade_superior = a.id),
    e as (
      select v.fluxo_id, x.key as elemento, x.value->>'nome' as passo, x.value->'atividade'->>'papel' as papel,
        case when x.value->'trabalho'->>'tipo' = 'TRAMITAR' then x.value->'trabalho'->>'unidade' end as sigla
      from fluxo_versao v, jsonb_each(v.plano->'elementos') x where v.id in ${versions}),
    f as (
      select p.quem, e.fluxo_id, e.elemento, e.passo, 'passo' as especie, e.papel as alvo, p.nome
        from e join p on p.codigo = e.papel
      union all select q.id, e.fluxo_id, e.elemento, e.passo, 'envio', e.sigla, un.sigla
        from e join registro.unidade un on un.sigla = e.sigla join q on q.unidade = un.id),
    inicia as (
      select 'modelo-documento' as registro, id, nome, fluxo_iniciado from registro.modelo_documento
      union all select 'tipo-documento', id, nome, fluxo_iniciado from registro.tipo_documento
      union all select 'tipo-processo', id, nome, fluxo_iniciado from registro.tipo_processo),
    chamadas as (
      select 1 as ordem, quem, case when dito is null then 'papel:' || id else 'campo:' || id || ':' || dito end as chave,
        case when dito is null then 'papel' else 'campo' end as especie, nome, null as fluxo, null as elemento, null as passo, por
        from p
      union all select distinct 2, q.id, 'grupo:' || g.id, 'grupo', g.nome, null, null, null, null
        from registro.grupo_email g join registro.grupo_email_usuarios x on x.registro_id = g.id join q on q.id = x.alvo_id
      union all select distinct 3, q.id, 'destino:' || m.id, 'destino', m.nome, null, null, null, null
        from registro.modelo_documento m join registro.modelo_documento_destinos_fixos d on d.registro_id = m.id
        join q on d.usuario = q.id or d.unidade = q.unidade
      union all select distinct 3, q.id, 'pedidos:' || t.id, 'pedidos', t.nome, null, null, null, null
        from registro.tipo_processo t join q on t.unidade_externa = q.unidade
      union all select distinct 4, q.id, 'assina:' || m.id, 'assina', m.nome, null, null, null, null
        from registro.modelo_documento m join registro.modelo_documento_assinantes_fixos s on s.registro_id = m.id
        join q on s.usuario = q.id
      union all select distinct 5, q.id, 'acima:' || a.id, 'acima', un.nome, null, null, null, null
        from abaixo a join registro.unidade un on un.id = a.id join q on q.chefe and q.unidade = a.superior
      union all (select distinct on (f.quem, f.fluxo_id, f.especie, f.alvo) 6, f.quem,
          'fluxo:' || f.fluxo_id || ':' || f.especie || ':' || f.alvo, f.especie, f.nome, fl.nome, f.elemento,
          coalesce(nullif(trim(f.passo), ''), f.elemento), null
        from f join registro.fluxo fl on fl.id = f.fluxo_id order by f.quem, f.fluxo_id, f.especie, f.alvo, f.elemento)
      union all select distinct 7, f.quem, 'inicia:' || i.registro || ':' || i.id, 'inicia', i.nome, fl.nome, null, null, null
        from f join inicia i on i.fluxo_iniciado = f.fluxo_id join registro.fluxo fl on fl.id = f.fluxo_id)
    select quem, chave, especie, nome, fluxo, elemento, passo, por from chamadas order by ordem, chave`.execute(
    db,
  );
  return rows;
};
