-- What an authority revoked may be megabytes, and changes every day: it is kept by itself, and neither the record nor its history
-- carries it. Before the registers take the shape of their definitions, which has no place for it any more.
create table autoridade_lista (
  autoridade_id integer primary key,
  sha256        bytea not null,
  der           bytea not null
);
do $$
begin
  if exists (select from information_schema.columns where table_schema = 'registro'
      and table_name = 'autoridade_certificadora' and column_name = 'lista_revogados') then
    insert into autoridade_lista (autoridade_id, sha256, der)
    select id, sha256(der), der from (
      select id, decode(regexp_replace(substring(lista_revogados from '-----BEGIN X509 CRL-----(.*)-----END X509 CRL-----'), '\s', '', 'g'), 'base64') as der
      from registro.autoridade_certificadora where coalesce(lista_revogados, '') <> '') kept
    where der is not null;
    update registro.autoridade_certificadora set lista_revogados = null;
  end if;
end $$;
