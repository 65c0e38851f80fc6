-- Files joined to a content, in folders that exist by having one.
create table conteudo_anexo (
  id          bigint generated always as identity primary key,
  conteudo_id bigint not null references conteudo on delete cascade,
  pasta       text not null,
  arquivo_id  uuid not null unique references arquivo,
  anexado_por integer not null,
  -- where whoever joined it was: the chief of that unit may take it away
  unidade_id  integer not null,
  anexado_em  timestamptz not null
);
create index conteudo_anexo_conteudo on conteudo_anexo (conteudo_id, id);
