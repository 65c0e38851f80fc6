-- Registers: the definitions that the tables of schema registro follow, and how they came to be.
create table registro_definicao (
  nome        text primary key,
  -- json keeps the order of the properties, which is the order of the fields
  definicao   json not null,
  sha256      text not null,
  versao      integer not null default 1,
  arquivo     text,
  aplicada_em timestamptz not null default now()
);

create table registro_migracao (
  id          bigint generated always as identity primary key,
  nome        text not null,
  versao      integer not null,
  sha256      text,
  comandos    jsonb not null,
  aplicada_em timestamptz not null default now()
);
create index registro_migracao_nome on registro_migracao (nome, id);

-- What was refused in the files of each folder, until the file is right or gone.
create table registro_recusa (
  arquivo     text not null,
  lugar       text not null,
  nome        text,
  motivo      text not null,
  comando     text,
  recusada_em timestamptz not null default now(),
  primary key (arquivo, lugar, motivo)
);

-- Schemas whose validators browsers may ask for, by digest: any process compiles those that another announced.
create table registro_validador (
  sha256     text primary key,
  esquema    json not null,
  criado_em  timestamptz not null default now()
);
