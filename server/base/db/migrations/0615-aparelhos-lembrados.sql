-- The browsers from which somebody from outside enters with the password alone, until a day. The cookie of the browser carries two
-- secrets: the series, which stays, and the token, which is another at each use. Of both only the hash is kept here.
create table aparelho_externo (
  id         bigint generated always as identity primary key,
  externo_id integer not null references registro.usuario_externo on delete cascade,
  serie_hash bytea not null unique,
  token_hash bytea not null,
  nome       text not null,
  criado_em  timestamptz not null,
  usado_em   timestamptz not null,
  expira_em  timestamptz not null
);
create index aparelho_externo_de on aparelho_externo (externo_id, id);
create index aparelho_externo_expira on aparelho_externo (expira_em);
