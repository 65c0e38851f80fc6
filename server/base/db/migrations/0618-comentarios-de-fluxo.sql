-- What people who draw say to each other about a flow: a conversation is about an element of the drawing, or about the whole
-- of it, and stays when the element is gone. It is of the flow, of no version, and never goes into its file.
create table fluxo_conversa (
  id            bigint generated always as identity primary key,
  fluxo_id      integer not null references registro.fluxo on delete cascade,
  elemento      text,
  -- how the element was called then, for when it is gone
  nome          text,
  resolvida_em  timestamptz,
  resolvida_por integer references registro.usuario,
  check ((resolvida_em is null) = (resolvida_por is null))
);
create index fluxo_conversa_fluxo on fluxo_conversa (fluxo_id, id);

-- One that was removed keeps its line, without its words, while something was said after it.
create table fluxo_comentario (
  id            bigint generated always as identity primary key,
  conversa_id   bigint not null references fluxo_conversa on delete cascade,
  texto         text,
  mencoes       integer[] not null default '{}',
  autor_id      integer not null references registro.usuario,
  -- who wrote it in the place of the author
  substituto_id integer references registro.usuario,
  unidade_id    integer not null references registro.unidade,
  criado_em     timestamptz not null,
  editado_em    timestamptz,
  excluido_em   timestamptz,
  check ((texto is null) = (excluido_em is not null))
);
create index fluxo_comentario_conversa on fluxo_comentario (conversa_id, id);
