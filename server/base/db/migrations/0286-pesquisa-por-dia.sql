-- What a search finds is taken from the newest on: within the days that it asks for, and not after reading all that came later.
create index conteudo_criado on conteudo (criado_em desc, id desc);
drop index conteudo_autor;
create index conteudo_autor on conteudo (autor_id, criado_em desc, id desc);
drop index conteudo_de_unidade;
create index conteudo_de_unidade on conteudo (unidade_id, criado_em desc, id desc);
