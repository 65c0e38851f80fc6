-- What those who answer for the activities see and say of them.
alter table fluxo_atividade add column papel text,
  add column prioridade text not null default 'NORMAL' check (prioridade in ('NORMAL', 'URGENTE'));
update fluxo_atividade a set papel = v.plano #>> array['elementos', a.elemento, 'atividade', 'papel']
  from fluxo_instancia i join fluxo_versao v on v.id = i.versao_id where i.id = a.instancia_id;
create index fluxo_atividade_gerida on fluxo_atividade (prioridade desc, prazo, id)
  where situacao = 'ABERTA' and papel is not null;
