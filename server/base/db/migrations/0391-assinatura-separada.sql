-- The signatures of an attachment that stand outside it (CAdES): one CMS with one part for each who signed, as it is handed out.
create table anexo_assinatura_separada (
  anexo_id bigint primary key references conteudo_anexo on delete cascade,
  cms      bytea not null
);
