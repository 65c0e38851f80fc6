-- The first of the interested parties of a content, which a list names: read in order, however many there are.
create index conteudo_interessado_ordem on conteudo_interessado (conteudo_id, ordem) include (interessado_id);
