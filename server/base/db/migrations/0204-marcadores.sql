-- A colour, a short text and a note that a person keeps on a content: for themselves, or for those of their unit. It opens
-- nothing: a list shows it only beside what the person reaches.
create table marcador (
  id            bigint generated always as identity primary key,
  conteudo_id   bigint not null references conteudo on delete cascade,
  -- of one of the two
  usuario_id    integer references registro.usuario,
  unidade_id    integer references registro.unidade,
  cor           text not null,
  texto         text not null,
  nota          text,
  -- who wrote it as it is, and who did so in the place of the author
  autor_id      integer not null references registro.usuario,
  substituto_id integer references registro.usuario,
  alterado_em   timestamptz not null,
  check (num_nonnulls(usuario_id, unidade_id) = 1)
);
create unique index marcador_da_pessoa on marcador (usuario_id, conteudo_id) where usuario_id is not null;
create unique index marcador_da_unidade on marcador (unidade_id, conteudo_id) where unidade_id is not null;
-- a row of a list looks for those of its content
create index marcador_conteudo on marcador (conteudo_id);
