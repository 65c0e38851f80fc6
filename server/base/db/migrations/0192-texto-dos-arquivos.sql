-- What is written in the files joined to contents, one reading of each content of a file, by whatever name it was sent.
create table arquivo_texto (
  sha256       bytea primary key,
  situacao     text not null default 'ESPERA' check (situacao in ('ESPERA', 'LENDO', 'LIDO', 'SEM_TEXTO', 'FALHOU')),
  -- why it failed
  motivo       text,
  -- begun since the last page that was read: what ends the server each time is not tried for ever
  tentativas   integer not null default 0,
  paginas      integer,
  lidas        integer not null default 0,
  -- some page was a picture
  reconhecido  boolean not null default false,
  texto        text not null default '',
  busca        tsvector,
  -- what its words take of the vector of a content
  peso         integer not null default 0,
  terminado_em timestamptz
);
create index arquivo_texto_por_ler on arquivo_texto (situacao) where situacao in ('ESPERA', 'LENDO');
create index arquivo_texto_busca on arquivo_texto using gin (busca);

-- The words of the files of a content, without places: by that they are told from its own. A vector has a limit: the words of
-- files beyond it are found by the index of the files.
create function busca_dos_arquivos(de_conteudo bigint) returns tsvector language plpgsql stable as $$
declare
  todas tsvector := '';
  uma tsvector;
begin
  for uma in
    select cabem.busca from (
      select t.busca, sum(t.peso) over (order by t.peso, t.sha256) as ate
      from arquivo_texto t
      where t.busca is not null and t.sha256 in (
        select a.sha256 from conteudo_anexo x join arquivo a on a.id = x.arquivo_id where x.conteudo_id = de_conteudo
        union select a.sha256 from conteudo_campo x join arquivo a on a.id = x.arquivo_id where x.conteudo_id = de_conteudo)
    ) cabem where cabem.ate <= 500000
  loop
    todas := todas || strip(uma);
  end loop;
  return todas;
end $$;

create function refaz_busca(de_conteudo bigint) returns void language plpgsql as $$
begin
  update conteudo set busca = ts_filter(busca, '{a,b,c,d}') || busca_dos_arquivos(id)
  where id = de_conteudo and busca is not null;
end $$;

-- A file that something names is to be read, whoever wrote the row; the text of one that nothing names any more goes with it.
create function texto_segue_arquivo() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.arquivo_id is not null then
    delete from arquivo_texto t using arquivo a
    where a.id = old.arquivo_id and t.sha256 = a.sha256
      and not exists (select from conteudo_anexo x join arquivo o on o.id = x.arquivo_id where o.sha256 = a.sha256)
      and not exists (select from conteudo_campo x join arquivo o on o.id = x.arquivo_id where o.sha256 = a.sha256);
    perform refaz_busca(old.conteudo_id);
  end if;
  if tg_op <> 'DELETE' and new.arquivo_id is not null then
    -- the row is locked, known or not: a reading that ends now is waited for, and what it read is seen below
    insert into arquivo_texto as t (sha256) select sha256 from arquivo where id = new.arquivo_id
      on conflict (sha256) do update set sha256 = t.sha256;
    perform refaz_busca(new.conteudo_id);
  end if;
  return null;
end $$;
create trigger texto_segue_anexo after insert or delete or update of arquivo_id on conteudo_anexo
  for each row execute function texto_segue_arquivo();
create trigger texto_segue_campo after insert or delete or update of arquivo_id on conteudo_campo
  for each row execute function texto_segue_arquivo();

insert into arquivo_texto (sha256)
  select a.sha256 from conteudo_anexo x join arquivo a on a.id = x.arquivo_id
  union select a.sha256 from conteudo_campo x join arquivo a on a.id = x.arquivo_id;
