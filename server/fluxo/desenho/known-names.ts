import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import type { KnownNames } from './own-rules.ts';

/** What flows may name, as the registers have it now; a role of the content itself has whom the content says. */
export const knownNames = async ({ db }: Ctx, fluxoId: number): Promise<KnownNames> => {
  const papeis = await sql<{ codigo: string; pessoas: number; conteudo: boolean }>`
    select p.codigo,
      exists (select from registro.papel_executantes e
        where e.registro_id = p.id and e.tipo in ('AUTOR', 'DETENTOR', 'CHEFE_INICIADOR', 'CAMPO')) as conteudo,
      (select count(distinct u.id)::int from registro.papel_executantes e
        join registro.usuario u on u.ativo and not coalesce(u.bloqueado, false) join registro.usuario_unidades uu on uu.registro_id = u.id
        join registro.unidade un on un.id = uu.unidade and un.ativo
        where e.registro_id = p.id and (e.tipo = 'USUARIO' and u.id = e.usuario
          or e.tipo = 'UNIDADE' and uu.unidade = e.unidade
          or e.tipo = 'CHEFE_UNIDADE' and uu.unidade = e.unidade and uu.chefe
          or e.tipo = 'SECRETARIO' and uu.unidade = e.unidade and uu.secretario
          or e.tipo = 'CARGO' and uu.cargo = e.cargo
          or e.tipo = 'PERFIL' and u.perfil_acesso = e.perfil_acesso)) as pessoas
    from registro.papel p where p.ativo`.execute(db);
  const unidades = await sql<{ sigla: string }>`select sigla from registro.unidade
    where ativo and coalesce(permite_tramite_intradepartamental_sem_destino, true)`.execute(db);
  const modelos = await sql<{ codigo: string }>`select m.codigo from registro.modelo_documento m
    join registro.tipo_documento t on t.id = m.tipo_documento
    where m.ativo and t.ativo and m.corpo is not null and m.codigo is not null`.execute(db);
  const fluxos = await sql<{ codigo: string; proprio: boolean; serve: boolean; chama: string[] }>`
    select f.codigo, f.id = ${fluxoId} as proprio, f.ativo and v.xml is not null as serve, array(
      select m[1] from regexp_matches(v.xml, 'calledElement="([^"]+)"', 'g') m) as chama
    from registro.fluxo f left join lateral (
      select x.xml from fluxo_versao x where x.fluxo_id = f.id order by x.numero desc limit 1) v on true`.execute(
    db,
  );
  return {
    modelos: new Set(modelos.rows.map(({ codigo }) => codigo)),
    subfluxos: new Map(fluxos.rows.filter(({ serve }) => serve).map(({ codigo, chama }) => [codigo, chama])),
    proprio: fluxos.rows.find(({ proprio }) => proprio)?.codigo ?? '',
    papeis: new Map(papeis.rows.map(({ codigo, ...people }) => [codigo, people])),
    unidades: new Set(unidades.rows.map(({ sigla }) => sigla)),
  };
};
