-- How long each step took, a narrow row each: what statistics read instead of the activities. What was done before is counted by
-- the days of the usual legal zone.
create table fluxo_tempo (
  versao_id bigint not null references fluxo_versao,
  dia       date not null,
  segundos  integer not null,
  -- times that differ by less than 5 % are of one class, so that a median needs no sorting
  classe    smallint not null generated always as (round(ln(greatest(segundos, 1)::float8) / ln(1.05::float8))::smallint) stored,
  -- of what had a deadline, whether it was missed
  atrasada  boolean,
  elemento  text not null
);
create index fluxo_tempo_versao on fluxo_tempo (versao_id, dia);
create index fluxo_instancia_iniciada on fluxo_instancia (versao_id, iniciada_em);
create index fluxo_instancia_terminada on fluxo_instancia (versao_id, terminada_em) include (situacao)
  where terminada_em is not null;
create index fluxo_instancia_andando on fluxo_instancia (versao_id) where situacao in ('ATIVA', 'SUSPENSA', 'PROBLEMA');

insert into fluxo_tempo (versao_id, elemento, dia, segundos, atrasada)
select i.versao_id, a.elemento, (a.fechada_em at time zone 'America/Sao_Paulo')::date,
  least(greatest(0, extract(epoch from a.fechada_em - a.aberta_em)), 2147483647)::integer,
  (a.fechada_em at time zone 'America/Sao_Paulo')::date > a.prazo
from fluxo_atividade a join fluxo_instancia i on i.id = a.instancia_id
where a.situacao = 'CONCLUIDA' and a.fechada_em is not null;
