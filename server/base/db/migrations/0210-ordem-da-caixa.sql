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
