-- A search may be shared with a unit: its people see it, each with what is within their own sight.
alter table pesquisa_salva add column unidade_id integer references registro.unidade;
create index pesquisa_salva_unidade on pesquisa_salva (unidade_id) where unidade_id is not null;

-- What the advanced search narrows by and is rare: without an index the whole archive would be read to find it.
create index conteudo_autor on conteudo (autor_id, id desc);
create index conteudo_de_unidade on conteudo (unidade_id, id desc);
create index conteudo_vencimento on conteudo (vencimento) where vencimento is not null;
create index documento_do_tipo on documento (tipo_documento_id, id desc);
create index documento_do_modelo on documento (modelo_id, id desc);
create index documento_assinante_de on documento_assinante (usuario_id, documento_id desc);

-- Drafts are found by their subject too; their text enters when they are next saved.
update conteudo set busca = setweight(to_tsvector('portugues', assunto), 'A') where busca is null;
