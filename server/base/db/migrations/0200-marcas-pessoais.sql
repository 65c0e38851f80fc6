-- What a person marked on a content for themselves. It opens nothing: a list shows it only beside what the person reaches.
create table marca_pessoal (
  usuario_id  integer not null references registro.usuario,
  conteudo_id bigint not null references conteudo on delete cascade,
  favorito    boolean not null default false,
  -- unknown while they never said: then it is what waits to be received
  lido        boolean,
  -- what arrives afterwards is unread again
  lido_em     timestamptz,
  primary key (usuario_id, conteudo_id),
  check ((lido is null) = (lido_em is null))
);
-- a content that is removed looks for its marks
create index marca_pessoal_conteudo on marca_pessoal (conteudo_id);
