-- What a flow does to its content by itself, or waits to see done: as its plan says.
alter table fluxo_versao add column conduz jsonb not null generated always as (
  jsonb_path_query_array(plano, '$.elementos.*.trabalho.tipo') || jsonb_path_query_array(plano, '$.elementos.*.espera')) stored;

-- The event that a step waits for, and the last of the content when it began to wait: what came after is what it waited for.
alter table fluxo_atividade add column espera text, add column desde bigint not null default 0;
update fluxo_atividade a set espera = v.plano #>> array['elementos', a.elemento, 'espera'],
    desde = coalesce((select max(e.id) from evento e where e.conteudo_id = i.conteudo_id and e.momento <= a.aberta_em), 0)
  from fluxo_instancia i join fluxo_versao v on v.id = i.versao_id
  where i.id = a.instancia_id and a.situacao = 'ABERTA';
