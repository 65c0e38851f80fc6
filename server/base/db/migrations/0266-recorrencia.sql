-- The days on which a process is opened again, each once.
create table processo_recorrencia (
  id            bigint generated always as identity primary key,
  processo_id   bigint not null references processo on delete cascade,
  numero        integer not null,
  data          date not null,
  -- the day that it had before it was put off
  data_original date,
  periodicidade text not null check (periodicidade in ('UNICA', 'DIARIA', 'SEMANAL', 'QUINZENAL', 'MENSAL')),
  -- 0 nothing yet, 1 opened, 2 cancelled, 3 put off
  situacao      smallint not null default 0 check (situacao between 0 and 3),
  motivo        text,
  criado_id     bigint references processo on delete set null,
  -- why it could not be opened on its day; it is tried again
  falha         text,
  marcada_em    timestamptz not null,
  usuario_id    integer not null references registro.usuario,
  unidade_id    integer not null references registro.unidade,
  sessao_id     bigint not null,
  unique (processo_id, numero),
  check (situacao not in (2, 3) or motivo is not null)
);
create unique index processo_recorrencia_uma_por_dia on processo_recorrencia (processo_id, data) where situacao <> 2;
create unique index processo_recorrencia_criado on processo_recorrencia (criado_id) where criado_id is not null;
create index processo_recorrencia_do_dia on processo_recorrencia (data) where situacao in (0, 3);
