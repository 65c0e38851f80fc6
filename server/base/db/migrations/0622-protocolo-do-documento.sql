-- A document may get a protocol number of its own when it is concluded, besides that of its kind; or bear the one of what it was
-- made from, which is read there, by who sees it.
alter table conteudo add column numero_protocolo text;
create unique index conteudo_protocolo on conteudo (organizacao_id, numero_protocolo) where numero_protocolo is not null;
create index conteudo_protocolo_escrito on conteudo (numero_escrito(numero_protocolo) text_pattern_ops, id desc)
  where numero_protocolo is not null;
create index conteudo_protocolo_chave on conteudo
  using gin (regexp_replace(texto_busca(numero_protocolo), '[^a-z0-9]', '', 'g') gin_trgm_ops)
  where numero_protocolo is not null;
alter table documento add column protocolo_de_id bigint references conteudo on delete set null;
create index documento_protocolo_de on documento (protocolo_de_id) where protocolo_de_id is not null;
