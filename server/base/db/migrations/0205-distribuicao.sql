-- To whom a batch gives its contents, where its act gives to a person.
alter table ato_em_lote add column para_usuario_id integer references registro.usuario;
create index ato_em_lote_para on ato_em_lote (para_usuario_id) where para_usuario_id is not null;
