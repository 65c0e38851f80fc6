-- era 0102-volumes.sql
-- Volumes became a register; what files occupy is kept there, and what each act adds or takes away waits beside it.
insert into registro.volume (id, nome, pasta, aceita, limite_arquivos, limite_gb)
overriding system value
select id, nome, pasta, aceita, limite_arquivos, case when limite_bytes is not null then greatest(round(limite_bytes / 1073741824.0, 3), 0.001) end from volume;
select setval(pg_get_serial_sequence('registro.volume', 'id'), (select max(id) from registro.volume))
where exists (select from registro.volume);
alter table arquivo drop constraint arquivo_volume_id_fkey;
alter table arquivo add constraint arquivo_volume_id_fkey foreign key (volume_id) references registro.volume;
drop table volume;

-- A counter that every upload changes would make uploads wait for each other: each adds a line, and lines are summed later.
create table volume_movimento (
  volume_id integer not null references registro.volume on delete cascade,
  bytes     bigint not null,
  arquivos  integer not null
);
create index volume_movimento_volume on volume_movimento (volume_id);
insert into volume_movimento (volume_id, bytes, arquivos)
select volume_id, sum(tamanho), count(*) from (select distinct on (volume_id, sha256) volume_id, tamanho from arquivo) f
group by volume_id;

-- era 0166-importacao-arquivo.sql
-- Nobody reads the file of a load again after its end, and it may hold passwords.
update arquivo set em_uso = false
where id in (select arquivo_id from importacao where situacao not in ('NA_FILA', 'EM_ANDAMENTO'));

-- era 0168-arquivos-conferidos.sql
-- What was found wrong with a content where it lies; the row goes when it is found whole again. No name: it may be that of
-- a document which who reads the list may not see.
create table arquivo_problema (
  volume_id integer not null references registro.volume on delete cascade,
  sha256    bytea not null,
  problema  text not null check (problema in ('faltando', 'alterado')),
  visto_em  timestamptz not null,
  primary key (volume_id, sha256)
);

-- Rounds of the scheduled verification; the open one knows how far it came.
create table conferencia_arquivos (
  id           bigint generated always as identity primary key,
  iniciada_em  timestamptz not null,
  terminada_em timestamptz,
  ultimo       uuid not null default '00000000-0000-0000-0000-000000000000',
  conferidos   bigint not null default 0,
  bytes        bigint not null default 0
);
create unique index conferencia_arquivos_aberta on conferencia_arquivos ((true)) where terminada_em is null;

-- The mark that lies in the folder of each volume, by which servers over one database know that they see the same files.
create table volume_marca (
  volume_id integer primary key references registro.volume on delete cascade,
  marca     uuid not null
);

-- Of what administrators were told already; the row goes when it is over.
create table volume_aviso (
  volume_id integer not null references registro.volume on delete cascade,
  especie   text not null check (especie in ('volume', 'disco')),
  avisado_em timestamptz not null,
  primary key (volume_id, especie)
);

-- era 0191-arquivos-de-registros.sql
-- Um arquivo de um campo de cadastro se lê pelo registro que o tem, com o que o registro e o campo permitem, e não só por
-- quem está no sistema. De que registros ele é, no valor de agora ou no histórico que pode voltar, decide quando é descartado.
alter table arquivo add column reservado boolean not null default false;

create table arquivo_registro (
  registro    text not null,
  registro_id integer not null,
  arquivo_id  uuid not null references arquivo on delete cascade,
  primary key (registro, registro_id, arquivo_id)
);

create index arquivo_registro_arquivo on arquivo_registro (arquivo_id);

-- era 0192-texto-dos-arquivos.sql
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

-- era 0500-volume-fora.sql
-- A volume that cannot be used at all: not mounted, read-only, out of quota, failing.
alter table volume_aviso drop constraint volume_aviso_especie_check;
alter table volume_aviso add constraint volume_aviso_especie_check check (especie in ('volume', 'disco', 'fora'));
