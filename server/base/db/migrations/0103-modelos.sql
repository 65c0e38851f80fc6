-- The text of a model as it was concluded: what ordinary drafts come from while a new version of it is under change.
create table modelo_versao (
  modelo_id    integer not null references registro.modelo_documento on delete cascade,
  numero       integer not null,
  corpo        jsonb not null,
  propriedades jsonb not null,
  guardada_em  timestamptz not null,
  primary key (modelo_id, numero)
);

-- A draft made from the version under change: it shows what the version gives, and is never concluded.
alter table documento add teste boolean not null default false;
