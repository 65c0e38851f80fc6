-- era 0170-acesso-do-tramite.sql
-- The forwarding that gave an access: taken back before anybody worked on it, the access goes with it.
alter table conteudo_acesso add column tramite_id bigint references tramite;
create index conteudo_acesso_tramite on conteudo_acesso (tramite_id) where tramite_id is not null;
update conteudo_acesso a set tramite_id = t.id, por_usuario_id = coalesce(a.por_usuario_id, t.de_usuario_id)
  from tramite t
  where t.conteudo_id = a.conteudo_id and t.enviado_em = a.desde and a.motivo in ('tramite', 'copia')
    and (t.para_unidade_id = a.unidade_id or t.para_usuario_id = a.usuario_id);
-- What was taken back before this had left its access behind.
delete from conteudo_acesso a using tramite t
  where t.id = a.tramite_id and t.situacao in ('RESGATADO', 'CANCELADO')
    and not exists (select from tramite o where o.conteudo_id = a.conteudo_id and o.situacao not in ('RESGATADO', 'CANCELADO')
      and (o.para_unidade_id = a.unidade_id or o.para_usuario_id = a.usuario_id or o.de_unidade_id = a.unidade_id))
    and not exists (select from evento e where e.conteudo_id = a.conteudo_id and e.momento >= a.desde
      and e.ato <> 'acessoNegado' and (e.unidade_id = a.unidade_id or e.usuario_id = a.usuario_id));

-- era 0184-retorno.sql
-- A forwarding that asks the content back has its own deadline, and knows the forwarding that gave it back.
alter table tramite
  add column prazo_retorno date,
  add column retorno_id bigint references tramite on delete set null;
create index tramite_retorno on tramite (retorno_id) where retorno_id is not null;
create index tramite_a_devolver on tramite (conteudo_id, id)
  where retorno_obrigatorio and situacao in ('NAO_RECEBIDO', 'RECEBIDO') and retorno_id is null;

-- What had already gone back owes nothing.
update tramite t set retorno_id = (
  select min(x.id) from tramite x
  where x.conteudo_id = t.conteudo_id and x.id > t.id and x.especie = 'ENCARGO'
    and x.situacao in ('NAO_RECEBIDO', 'RECEBIDO')
    and x.de_unidade_id = t.para_unidade_id and x.para_unidade_id = t.de_unidade_id)
where t.retorno_obrigatorio and t.especie = 'ENCARGO' and t.situacao = 'RECEBIDO';

-- era 0195-prazos-avisados.sql
-- The deadline of which people were told that it is near, and that it passed: another one is told again.
alter table tramite add column prazo_avisado date, add column vencimento_avisado date;
alter table documento_assinante add column prazo_avisado date, add column vencimento_avisado date;
create index tramite_prazo_aberto on tramite (prazo) where situacao = 'NAO_RECEBIDO' and prazo is not null;
create index documento_assinante_prazo_aberto on documento_assinante (prazo) where situacao = 'PENDENTE' and prazo is not null;

-- era 0210-ordem-da-caixa.sql
-- The orders of the inbox, each from an index. What a forwarding is due by is its own deadline or that of its content: kept
-- beside it while it waits, because no index spans two tables.
alter table tramite add column vence date;
create function tramite_vence() returns trigger language plpgsql as $$
begin
  new.vence := coalesce(new.prazo, (select c.vencimento from conteudo c where c.id = new.conteudo_id));
  return new;
end $$;
create trigger tramite_vence before insert or update of prazo, situacao on tramite
  for each row when (new.situacao = 'NAO_RECEBIDO') execute function tramite_vence();
create function conteudo_vence() returns trigger language plpgsql as $$
begin
  update tramite set vence = coalesce(prazo, new.vencimento) where conteudo_id = new.id and situacao = 'NAO_RECEBIDO';
  return null;
end $$;
create trigger conteudo_vence after update of vencimento on conteudo
  for each row when (old.vencimento is distinct from new.vencimento) execute function conteudo_vence();
update tramite t set vence = coalesce(t.prazo, c.vencimento) from conteudo c
  where c.id = t.conteudo_id and t.situacao = 'NAO_RECEBIDO' and coalesce(t.prazo, c.vencimento) is not null;

create index tramite_espera_prazo on tramite (para_unidade_id, especie, vence, id) where situacao = 'NAO_RECEBIDO';
create index tramite_espera_prioridade on tramite (para_unidade_id, especie, prioridade, id) where situacao = 'NAO_RECEBIDO';
create index tramite_enviado_prazo on tramite (de_unidade_id, vence, id) where especie = 'ENCARGO' and situacao = 'NAO_RECEBIDO';
create index tramite_enviado_prioridade on tramite (de_unidade_id, prioridade, id) where especie = 'ENCARGO' and situacao = 'NAO_RECEBIDO';
create index conteudo_unidade_prazo on conteudo (detentor_unidade_id, vencimento, id)
  where estado = 0 and excluido_em is null and transito_id is null;
create index conteudo_unidade_assunto on conteudo (detentor_unidade_id, assunto, id)
  where estado = 0 and excluido_em is null and transito_id is null;

-- era 0214-redirecionamento.sql
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

-- era 0215-colaboracao.sql
-- Who collaborates in a draft sees it for that besides any other reason, which stays when the collaboration ends.
drop index conteudo_acesso_usuario;
create unique index conteudo_acesso_usuario on conteudo_acesso (usuario_id, conteudo_id desc, (motivo = 'colaborador'))
  where usuario_id is not null;

-- era 0220-respostas.sql
-- A forwarding may ask for a reply, until a day; of each day people are told once that it is near, and that it passed.
alter table tramite
  add column pede_resposta boolean not null default false,
  add column prazo_resposta date,
  add column resposta_avisada date,
  add column resposta_vencida_avisada date;
create index tramite_pede_resposta on tramite (conteudo_id, id) where pede_resposta;
create index tramite_prazo_resposta on tramite (prazo_resposta)
  where pede_resposta and prazo_resposta is not null and situacao in ('NAO_RECEBIDO', 'RECEBIDO');

-- era 0285-aviso-do-retorno.sql
-- Of the day on which a content has to go back, people are told once that it is near, and that it passed.
alter table tramite
  add column retorno_avisado date,
  add column retorno_vencido_avisado date;
create index tramite_prazo_retorno on tramite (prazo_retorno)
  where retorno_obrigatorio and prazo_retorno is not null and retorno_id is null and situacao in ('NAO_RECEBIDO', 'RECEBIDO');

-- era 0407-trabalho-da-unidade.sql
-- What a unit received and sent in a period, for the report of its work.
create index tramite_unidade_recebeu on tramite (para_unidade_id, recebido_em) where especie = 'ENCARGO' and situacao = 'RECEBIDO';
create index tramite_unidade_enviou on tramite (de_unidade_id, enviado_em) where especie = 'ENCARGO';
-- Changes of hands that are no forwarding are few among the events: the time in each unit looks for them in every content.
create index evento_mudou_de_maos on evento (conteudo_id) where ato in ('detentorTrocado', 'transferido');
