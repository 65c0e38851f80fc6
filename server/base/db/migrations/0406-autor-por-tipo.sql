-- The newest of one kind by an author: of who wrote thousands of documents, the few processes are found without reading the rest.
create index conteudo_autor_tipo on conteudo (autor_id, tipo, criado_em desc, id desc);
