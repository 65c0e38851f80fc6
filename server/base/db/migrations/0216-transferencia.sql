-- From which unit to which a batch passes its contents, where its act does.
alter table ato_em_lote
  add column de_unidade_id integer references registro.unidade,
  add column para_unidade_id integer references registro.unidade;
create index ato_em_lote_de_unidade on ato_em_lote (de_unidade_id) where de_unidade_id is not null;
create index ato_em_lote_para_unidade on ato_em_lote (para_unidade_id) where para_unidade_id is not null;
