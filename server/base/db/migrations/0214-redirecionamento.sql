-- A forwarding sent on to the right unit without being received: who did it and when; the one that takes its place names it.
alter table tramite drop constraint tramite_situacao_check;
alter table tramite add constraint tramite_situacao_check
  check (situacao in ('NAO_RECEBIDO', 'RECEBIDO', 'RESGATADO', 'CANCELADO', 'CONHECIDO', 'REDIRECIONADO'));
alter table tramite
  add column redirecionado_por integer references registro.usuario,
  add column redirecionado_em timestamptz,
  add column redireciona_id bigint references tramite;
create index tramite_redireciona on tramite (redireciona_id) where redireciona_id is not null;
create index tramite_redirecionado on tramite (para_unidade_id, redirecionado_em desc, id desc) where situacao = 'REDIRECIONADO';
create index tramite_redirecionado_por on tramite (redirecionado_por) where redirecionado_por is not null;
