-- What the public page shows, of documents and of processes: kept with what all kinds have. A process that was published has a
-- code, which is its address there; a document has the one of its verification.
alter table conteudo
  add column publicado_em timestamptz,
  add column impublicavel boolean not null default false,
  add column busca_publica tsvector;
update conteudo c set publicado_em = d.publicado_em, impublicavel = d.impublicavel, busca_publica = d.busca_publica
from documento d where d.id = c.id and (d.publicado_em is not null or d.impublicavel);
create index conteudo_publicado on conteudo (publicado_em desc, id desc) where publicado_em is not null;
create index conteudo_busca_publica on conteudo using gin (busca_publica) where publicado_em is not null;
alter table documento
  drop column publicado_em,
  drop column impublicavel,
  drop column busca_publica;
alter table processo add column codigo text unique;
