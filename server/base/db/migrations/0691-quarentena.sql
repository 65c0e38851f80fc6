-- Files that came with what the antivirus knows: they are kept aside, encrypted, and nothing names them.
create table arquivo_quarentena (
  id         uuid primary key,
  sha256     bytea not null,
  nome       text not null,
  tamanho    bigint not null,
  ameaca     text not null,
  criado_por integer,
  criado_em  timestamptz not null,
  -- when people were told of it, once
  avisado_em timestamptz
);
