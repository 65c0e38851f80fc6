-- What is shown to somebody from outside may be a protocol too.
alter table solicitacao_partilha
  drop constraint solicitacao_partilha_documento_id_fkey,
  add constraint solicitacao_partilha_documento_id_fkey foreign key (documento_id) references conteudo on delete cascade;
