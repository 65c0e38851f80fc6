-- Short notes on a content. One that was removed keeps its line, without its words.
create table conteudo_comentario (
  id            bigint generated always as identity primary key,
  conteudo_id   bigint not null references conteudo on delete cascade,
  texto         text,
  mencoes       integer[] not null default '{}',
  autor_id      integer not null,
  -- who wrote it in the place of the author
  substituto_id integer,
  unidade_id    integer not null,
  criado_em     timestamptz not null,
  editado_em    timestamptz,
  excluido_em   timestamptz,
  excluido_por  integer,
  check ((texto is null) = (excluido_em is not null))
);
create index conteudo_comentario_conteudo on conteudo_comentario (conteudo_id, id);
