-- How long each step took, a narrow row each: what statistics read instead of the activities.
create table fluxo_tempo (
  versao_id bigint not null references fluxo_versao,
  elemento  text not null,
  dia       date not null,
  segundos  integer not null,
  -- of what had a deadline, whether it was missed
  atrasada  boolean
);
create index fluxo_tempo_versao on fluxo_tempo (versao_id, dia);
create index fluxo_instancia_iniciada on fluxo_instancia (versao_id, iniciada_em);
create index fluxo_instancia_terminada on fluxo_instancia (versao_id, terminada_em) where terminada_em is not null;

insert into fluxo_tempo (versao_id, elemento, dia, segundos, atrasada)
select i.versao_id, a.elemento, a.fechada_em::date,
  least(greatest(0, extract(epoch from a.fechada_em - a.aberta_em)), 2147483647)::int, a.fechada_em::date > a.prazo
from fluxo_atividade a join fluxo_instancia i on i.id = a.instancia_id
where a.situacao = 'CONCLUIDA' and a.fechada_em is not null;

create function fluxo_tempo_conta() returns trigger language plpgsql as $$
begin
  insert into fluxo_tempo (versao_id, elemento, dia, segundos, atrasada)
  select i.versao_id, new.elemento, new.fechada_em::date,
    least(greatest(0, extract(epoch from new.fechada_em - new.aberta_em)), 2147483647)::int, new.fechada_em::date > new.prazo
  from fluxo_instancia i where i.id = new.instancia_id;
  return null;
end $$;
create trigger fluxo_tempo_conta after update of situacao on fluxo_atividade for each row
  when (new.situacao = 'CONCLUIDA' and old.situacao = 'ABERTA' and new.fechada_em is not null)
  execute function fluxo_tempo_conta();
