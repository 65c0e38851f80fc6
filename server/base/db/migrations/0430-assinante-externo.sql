-- Who signs a document may be somebody from outside, by the account that they have.
alter table documento_assinante
  alter column usuario_id drop not null,
  add column externo_id integer references registro.usuario_externo,
  add constraint documento_assinante_quem check (num_nonnulls(usuario_id, externo_id) = 1);
create unique index documento_assinante_externo on documento_assinante (documento_id, versao, externo_id)
  where situacao <> 'CANCELADO';
-- what waits for the person, and what they signed
create index documento_assinante_de_fora on documento_assinante (externo_id, id desc) where externo_id is not null;

-- The code of one signature: of who is to give it, once, for some minutes.
create table assinante_codigo (
  assinante_id bigint primary key references documento_assinante on delete cascade,
  externo_id   integer not null references registro.usuario_externo on delete cascade,
  codigo_hash  bytea not null,
  tentativas   integer not null default 0,
  expira_em    timestamptz not null
);
