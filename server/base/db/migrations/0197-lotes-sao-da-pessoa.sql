-- A batch is kept for some time for who asked for it, and holds neither the person nor the unit: it goes with them.
alter table ato_em_lote
  drop constraint ato_em_lote_usuario_id_fkey,
  drop constraint ato_em_lote_substituto_id_fkey,
  drop constraint ato_em_lote_unidade_id_fkey,
  add foreign key (usuario_id) references registro.usuario on delete cascade,
  add foreign key (substituto_id) references registro.usuario on delete cascade,
  add foreign key (unidade_id) references registro.unidade on delete cascade;
create index ato_em_lote_unidade on ato_em_lote (unidade_id);
