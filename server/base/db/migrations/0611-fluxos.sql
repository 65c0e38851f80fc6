-- era 0290-fluxos.sql
-- Flows: the draft that designers change, the versions that were published, and what runs by them.
create table fluxo_rascunho (
  fluxo_id     integer primary key references registro.fluxo on delete cascade,
  xml          text not null,
  revisao      integer not null,
  alterado_em  timestamptz not null,
  alterado_por integer references registro.usuario
);

create table fluxo_versao (
  id            bigint generated always as identity primary key,
  fluxo_id      integer not null references registro.fluxo,
  numero        integer not null,
  xml           text not null,
  -- what the engine runs, compiled once
  plano         jsonb not null,
  motor         text not null,
  publicada_em  timestamptz not null,
  publicada_por integer not null references registro.usuario,
  unique (fluxo_id, numero)
);

create function fluxo_versao_fica() returns trigger language plpgsql as $$
begin
  raise exception 'uma versão publicada não muda';
end $$;
create trigger fluxo_versao_fica before update on fluxo_versao for each row execute function fluxo_versao_fica();

create table fluxo_instancia (
  id           bigint generated always as identity primary key,
  versao_id    bigint not null references fluxo_versao,
  conteudo_id  bigint not null references conteudo on delete cascade,
  situacao     text not null check (situacao in ('ATIVA', 'SUSPENSA', 'PROBLEMA', 'CONCLUIDA', 'CANCELADA')),
  estado       jsonb,
  variaveis    jsonb not null default '{}',
  -- who started it, and who acted last: what the flow does by itself is done for them
  iniciador_id         integer not null references registro.usuario,
  iniciador_unidade_id integer not null references registro.unidade,
  autor        jsonb not null,
  evento_id    bigint not null unique,
  iniciada_em  timestamptz not null,
  suspensa_em  timestamptz,
  terminada_em timestamptz
);
create unique index fluxo_instancia_viva on fluxo_instancia (conteudo_id)
  where situacao in ('ATIVA', 'SUSPENSA', 'PROBLEMA');
create index fluxo_instancia_conteudo on fluxo_instancia (conteudo_id);
create index fluxo_instancia_versao on fluxo_instancia (versao_id);

-- Whatever an instance waits for: a person, a job of the server, an event of the content.
create table fluxo_atividade (
  id           bigint generated always as identity primary key,
  instancia_id bigint not null references fluxo_instancia on delete cascade,
  execucao     text not null,
  elemento     text not null,
  nome         text not null,
  especie      text not null check (especie in ('FORMULARIO', 'APROVACAO', 'TRABALHO', 'ESPERA')),
  situacao     text not null check (situacao in ('ABERTA', 'CONCLUIDA', 'CANCELADA')),
  aberta_em    timestamptz not null,
  prazo        date,
  assumida_por integer references registro.usuario,
  assumida_em  timestamptz,
  fechada_em   timestamptz,
  fechada_por  integer references registro.usuario,
  fechada_substituto integer references registro.usuario,
  saida        jsonb,
  unique (instancia_id, execucao)
);
create index fluxo_atividade_aberta on fluxo_atividade (instancia_id) where situacao = 'ABERTA';

create table fluxo_atividade_candidato (
  atividade_id bigint not null references fluxo_atividade on delete cascade,
  usuario_id   integer not null references registro.usuario,
  unidade_id   integer not null references registro.unidade,
  primary key (atividade_id, usuario_id)
);
create index fluxo_candidato_usuario on fluxo_atividade_candidato (usuario_id, atividade_id);

create table fluxo_prazo (
  instancia_id bigint not null references fluxo_instancia on delete cascade,
  execucao     text not null,
  elemento     text not null,
  vence        timestamptz not null,
  primary key (instancia_id, execucao)
);

create table fluxo_incidente (
  id           bigint generated always as identity primary key,
  instancia_id bigint not null references fluxo_instancia on delete cascade,
  elemento     text,
  tipo         text not null,
  mensagem     text not null,
  comando      jsonb,
  aberto_em    timestamptz not null,
  resolvido_em timestamptz,
  resolvido_por integer references registro.usuario,
  motivo       text
);
create index fluxo_incidente_aberto on fluxo_incidente (instancia_id) where resolvido_em is null;

-- What happens to a content moves its flow: asked for in the transaction of the act, by whatever way it came.
create function fluxo_ouve() returns trigger language plpgsql as $$
begin
  if exists (select from fluxo_instancia i where i.conteudo_id = new.conteudo_id
        and i.situacao in ('ATIVA', 'SUSPENSA', 'PROBLEMA'))
     or new.ato = 'concluido' and new.usuario_id is not null and exists (
        select from conteudo c
        left join documento d on d.id = c.id
        left join registro.modelo_documento m on m.id = d.modelo_id
        left join registro.tipo_documento t on t.id = d.tipo_documento_id
        left join processo p on p.id = c.id
        left join registro.tipo_processo tp on tp.id = p.tipo_processo_id
        where c.id = new.conteudo_id
          and coalesce(m.fluxo_iniciado, t.fluxo_iniciado, tp.fluxo_iniciado) is not null) then
    perform graphile_worker.add_job('ouvirFluxo', json_build_object('eventoId', new.id),
      queue_name => 'fluxo:' || new.conteudo_id, max_attempts => 10);
  end if;
  return null;
end $$;
create trigger fluxo_ouve after insert on evento for each row
  when (new.conteudo_id is not null and new.ato in ('concluido', 'assinado', 'tramitado', 'recebido', 'finalizado',
    'reativado', 'cancelado', 'cancelamentoReativado', 'excluido', 'revertido', 'versaoAberta'))
  execute function fluxo_ouve();

-- era 0325-fluxo-conduz.sql
-- What a flow does to its content by itself, or waits to see done: as its plan says.
alter table fluxo_versao add column conduz jsonb not null generated always as (
  jsonb_path_query_array(plano, '$.elementos.*.trabalho.tipo') || jsonb_path_query_array(plano, '$.elementos.*.espera')) stored;

-- The event that a step waits for, and the last of the content when it began to wait: what came after is what it waited for.
alter table fluxo_atividade add column espera text, add column desde bigint not null default 0;
update fluxo_atividade a set espera = v.plano #>> array['elementos', a.elemento, 'espera'],
    desde = coalesce((select max(e.id) from evento e where e.conteudo_id = i.conteudo_id and e.momento <= a.aberta_em), 0)
  from fluxo_instancia i join fluxo_versao v on v.id = i.versao_id
  where i.id = a.instancia_id and a.situacao = 'ABERTA';

-- era 0326-fluxo-atos.sql
-- Activities that are done by an act on the content, or by the document that they ask for.
alter table fluxo_atividade drop constraint fluxo_atividade_especie_check;
alter table fluxo_atividade add constraint fluxo_atividade_especie_check check (especie in
  ('FORMULARIO', 'APROVACAO', 'ASSINAR', 'TRAMITAR', 'JUNTAR', 'CRIAR_DOCUMENTO', 'TRABALHO', 'ESPERA'));
alter table fluxo_atividade add column documento_id bigint references conteudo on delete set null;
create index fluxo_atividade_documento on fluxo_atividade (documento_id) where documento_id is not null;

create or replace function fluxo_ouve() returns trigger language plpgsql as $$
begin
  if exists (select from fluxo_instancia i where i.conteudo_id = new.conteudo_id
        and i.situacao in ('ATIVA', 'SUSPENSA', 'PROBLEMA'))
     or new.ato in ('concluido', 'excluido') and exists (
        select from fluxo_atividade a where a.documento_id = new.conteudo_id and a.situacao = 'ABERTA')
     or new.ato = 'concluido' and new.usuario_id is not null and exists (
        select from conteudo c
        left join documento d on d.id = c.id
        left join registro.modelo_documento m on m.id = d.modelo_id
        left join registro.tipo_documento t on t.id = d.tipo_documento_id
        left join processo p on p.id = c.id
        left join registro.tipo_processo tp on tp.id = p.tipo_processo_id
        where c.id = new.conteudo_id
          and coalesce(m.fluxo_iniciado, t.fluxo_iniciado, tp.fluxo_iniciado) is not null) then
    perform graphile_worker.add_job('ouvirFluxo', json_build_object('eventoId', new.id),
      queue_name => 'fluxo:' || new.conteudo_id, max_attempts => 10);
  end if;
  return null;
end $$;
drop trigger fluxo_ouve on evento;
create trigger fluxo_ouve after insert on evento for each row
  when (new.conteudo_id is not null and new.ato in ('concluido', 'assinado', 'tramitado', 'recebido', 'finalizado',
    'reativado', 'cancelado', 'cancelamentoReativado', 'excluido', 'revertido', 'versaoAberta', 'juntadoAProcesso'))
  execute function fluxo_ouve();

-- era 0327-gerenciar-atividades.sql
-- What those who answer for the activities see and say of them.
alter table fluxo_atividade add column papel text,
  add column prioridade text not null default 'NORMAL' check (prioridade in ('NORMAL', 'URGENTE'));
update fluxo_atividade a set papel = v.plano #>> array['elementos', a.elemento, 'atividade', 'papel']
  from fluxo_instancia i join fluxo_versao v on v.id = i.versao_id where i.id = a.instancia_id;
create index fluxo_atividade_gerida on fluxo_atividade (prioridade desc, prazo, id)
  where situacao = 'ABERTA' and papel is not null;

-- era 0370-conserto-de-fluxos.sql
-- What was done about a problem of a flow, in the words of then.
alter table fluxo_incidente add column feito text;

-- era 0371-tempos-dos-fluxos.sql
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

-- era 0372-migracao-de-fluxos.sql
-- The passage of what runs by a version of a flow to another, one by one.
create table fluxo_migracao (
  id           bigint generated always as identity primary key,
  fluxo_id     integer not null references registro.fluxo,
  de_id        bigint not null references fluxo_versao,
  para_id      bigint not null references fluxo_versao,
  mapa         jsonb not null,
  motivo       text not null,
  autor        jsonb not null,
  situacao     text not null default 'EM_ANDAMENTO' check (situacao in ('EM_ANDAMENTO', 'CONCLUIDA', 'CANCELADA')),
  pedida_por   integer not null references registro.usuario,
  pedida_em    timestamptz not null,
  terminada_em timestamptz
);
create index fluxo_migracao_fluxo on fluxo_migracao (fluxo_id);
create unique index fluxo_migracao_viva on fluxo_migracao (fluxo_id) where situacao = 'EM_ANDAMENTO';

create table fluxo_migracao_item (
  migracao_id  bigint not null references fluxo_migracao on delete cascade,
  instancia_id bigint not null references fluxo_instancia on delete cascade,
  situacao     text not null default 'ESPERA' check (situacao in ('ESPERA', 'FEITA', 'RECUSADA', 'CANCELADA')),
  mensagem     text,
  primary key (migracao_id, instancia_id)
);
create index fluxo_migracao_item_espera on fluxo_migracao_item (migracao_id, instancia_id) where situacao = 'ESPERA';
create index fluxo_migracao_item_instancia on fluxo_migracao_item (instancia_id);

-- era 0428-chamados-do-que-se-fez.sql
-- What is done or was taken back calls nobody any more: from now on it goes as it is closed, and here goes what was left before.
delete from fluxo_atividade_candidato k using fluxo_atividade a
where a.id = k.atividade_id and a.situacao <> 'ABERTA';

-- era 0432-tempo-que-acabou.sql
-- What a time took from who had not done it is told apart from what a flow needs no more.
alter table fluxo_atividade drop constraint fluxo_atividade_situacao_check;
alter table fluxo_atividade add constraint fluxo_atividade_situacao_check
  check (situacao in ('ABERTA', 'CONCLUIDA', 'CANCELADA', 'EXPIRADA'));
