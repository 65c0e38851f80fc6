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
