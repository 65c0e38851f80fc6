-- How the person of a session came in, and what the provider asks for when they leave.
alter table sessao
  add column entrada text not null default 'SENHA' check (entrada in ('SENHA', 'DIRETORIO', 'PROVEDOR')),
  add column provedor_token text;

-- The identity that a provider gives to a person: it stands whatever name or e-mail they come to have.
create table conta_externa (
  emissor    text not null,
  sujeito    text not null,
  usuario_id integer not null references registro.usuario on delete cascade,
  ligada_em  timestamptz not null,
  primary key (emissor, sujeito),
  unique (emissor, usuario_id)
);

-- An entry begun at the provider: finished once, by the browser that began it.
create table entrada_provedor (
  estado_hash bytea primary key,
  chave_hash  bytea not null,
  emissor     text not null,
  nonce       text not null,
  verificador text not null,
  expira_em   timestamptz not null
);
create index entrada_provedor_expira on entrada_provedor (expira_em);
