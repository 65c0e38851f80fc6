-- A saved search may say how what it finds is counted: then it is a report, with names of its own.
alter table pesquisa_salva add column relatorio jsonb;
drop index pesquisa_salva_nome;
create unique index pesquisa_salva_nome on pesquisa_salva (usuario_id, (relatorio is null), lower(nome));
