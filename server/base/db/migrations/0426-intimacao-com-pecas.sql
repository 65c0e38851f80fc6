-- What goes with a notice may be a protocol too.
alter table intimacao_documento
  drop constraint intimacao_documento_documento_id_fkey,
  add constraint intimacao_documento_documento_id_fkey foreign key (documento_id) references conteudo on delete cascade;
