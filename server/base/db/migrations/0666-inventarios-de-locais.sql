-- An inventory of a place: what should be in it and below it when it was opened, and what was read there.
create table inventario (
  id            bigint generated always as identity primary key,
  local_id      integer not null references registro.local_guarda,
  unidade_id    integer not null references registro.unidade,
  caminho       text not null,
  aberto_em     timestamptz not null,
  aberto_por    integer not null references registro.usuario,
  encerrado_em  timestamptz,
  encerrado_por integer references registro.usuario,
  observacao    text,
  check ((encerrado_em is null) = (encerrado_por is null))
);
create unique index inventario_aberto on inventario (local_id) where encerrado_em is null;
create index inventario_local on inventario (local_id);
create index inventario_unidade on inventario (unidade_id, id desc);
create index inventario_aberto_por on inventario (aberto_por);
create index inventario_encerrado_por on inventario (encerrado_por) where encerrado_por is not null;

create table inventario_esperado (
  conteudo_id   bigint not null references conteudo on delete cascade,
  inventario_id bigint not null references inventario on delete cascade,
  local_id      integer not null references registro.local_guarda,
  -- said when it was closed: it should be there, and nobody read it
  faltou        boolean not null default false,
  primary key (inventario_id, conteudo_id)
);
create index inventario_esperado_conteudo on inventario_esperado (conteudo_id);
create index inventario_esperado_local on inventario_esperado (local_id);

-- Of each thing the last place where it was read counts; what nobody who read it knows is kept as it was read.
create table inventario_leitura (
  id            bigint generated always as identity primary key,
  conteudo_id   bigint references conteudo on delete cascade,
  inventario_id bigint not null references inventario on delete cascade,
  codigo        text not null,
  local_id      integer not null references registro.local_guarda,
  -- where the record said that it was
  registrado_id integer references registro.local_guarda,
  -- said when it was closed: it was put where it was read
  corrigido     boolean not null default false,
  em            timestamptz not null,
  por           integer not null references registro.usuario
);
create unique index inventario_leitura_conteudo on inventario_leitura (inventario_id, conteudo_id) where conteudo_id is not null;
create unique index inventario_leitura_codigo on inventario_leitura (inventario_id, codigo) where conteudo_id is null;
create index inventario_leitura_de on inventario_leitura (conteudo_id) where conteudo_id is not null;
create index inventario_leitura_local on inventario_leitura (local_id);
create index inventario_leitura_registrado on inventario_leitura (registrado_id) where registrado_id is not null;
create index inventario_leitura_por on inventario_leitura (por);
