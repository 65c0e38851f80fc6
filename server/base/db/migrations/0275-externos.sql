-- The way in of people from outside: nothing here is shared with the sessions, codes and links of those who work here.
create table externo_conta (
  externo_id   integer primary key references registro.usuario_externo on delete cascade,
  criada_em    timestamptz not null,
  -- when they accepted the terms, and which ones
  termos_em    timestamptz not null,
  termos_hash  bytea not null,
  aguarda_aprovacao boolean not null default false
);

-- Somebody asked for an account, and has to show that the e-mail is theirs.
create table cadastro_externo (
  hash        bytea primary key,
  nome        text not null,
  documento   text not null,
  email       text not null,
  termos_hash bytea not null,
  endereco    text not null,
  criado_em   timestamptz not null,
  expira_em   timestamptz not null
);
create index cadastro_externo_expira on cadastro_externo (expira_em);

-- The password was right; the code that was sent is still to come.
create table entrada_externa (
  hash        bytea primary key,
  externo_id  integer not null references registro.usuario_externo on delete cascade,
  codigo_hash bytea not null,
  tentativas  integer not null default 0,
  expira_em   timestamptz not null
);
create index entrada_externa_expira on entrada_externa (expira_em);

create table sessao_externa (
  id           bigint generated always as identity primary key,
  token_hash   bytea not null unique,
  externo_id   integer not null references registro.usuario_externo on delete cascade,
  criada_em    timestamptz not null,
  usada_em     timestamptz not null,
  expira_em    timestamptz not null,
  limite_em    timestamptz not null,
  encerrada_em timestamptz,
  endereco     text not null,
  agente       text not null
);
create index sessao_externa_de on sessao_externa (externo_id);
create index sessao_externa_expira on sessao_externa (expira_em);

create table link_externo (
  hash       bytea primary key,
  externo_id integer not null references registro.usuario_externo on delete cascade,
  criado_em  timestamptz not null,
  expira_em  timestamptz not null,
  usado_em   timestamptz
);
create index link_externo_de on link_externo (externo_id, criado_em);
