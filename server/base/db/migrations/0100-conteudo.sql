-- The one table of contents and what refers to it. Runs after the registers exist, since it points at them.
create table conteudo (
  id            bigint generated always as identity primary key,
  tipo          smallint not null,
  numero        text,
  assunto       text not null,
  organizacao_id integer not null references registro.organizacao_interna,
  unidade_id    integer not null references registro.unidade,
  autor_id      integer not null references registro.usuario,
  detentor_unidade_id integer not null references registro.unidade,
  detentor_usuario_id integer references registro.usuario,
  check_in_usuario_id integer references registro.usuario,
  check_in_em   timestamptz,
  fase          smallint not null default 0,
  estado        smallint not null default 0,
  sigilo        smallint not null default 0,
  nivel_acesso  text not null default 'PUBLICO',
  hipotese_legal text,
  vencimento    date,
  -- the forwarding not yet received, if any: a content in transit is in nobody's hands
  transito_id   bigint,
  versao        integer not null default 1,
  criado_em     timestamptz not null,
  alterado_em   timestamptz not null,
  concluido_em  timestamptz,
  movimentado_em timestamptz not null,
  assinaturas_total smallint not null default 0,
  assinaturas_feitas smallint not null default 0,
  excluido_em   timestamptz,
  busca         tsvector,
  -- the number in any mask: only its letters and digits
  numero_chave  text generated always as (regexp_replace(texto_busca(numero), '[^a-z0-9]', '', 'g')) stored,
  check (tipo between 1 and 10),
  check (fase in (0, 1)),
  check (estado between 0 and 9),
  check (sigilo between 0 and 4),
  check (nivel_acesso in ('PUBLICO', 'RESTRITO', 'SIGILOSO'))
);
create index conteudo_unidade on conteudo (detentor_unidade_id, movimentado_em desc, id desc)
  where estado = 0 and excluido_em is null and transito_id is null;
create index conteudo_pessoa on conteudo (detentor_usuario_id, movimentado_em desc, id desc)
  where estado = 0 and excluido_em is null and transito_id is null;
create index conteudo_check_in on conteudo (check_in_usuario_id) where check_in_usuario_id is not null;
create index conteudo_busca on conteudo using gin (busca);
create unique index conteudo_numero on conteudo (organizacao_id, tipo, numero) where numero is not null;
create index conteudo_numero_chave on conteudo using gin (numero_chave gin_trgm_ops);

-- Who may see it besides the holder: units that it passed through, people named by it. One row a grant.
create table conteudo_acesso (
  conteudo_id bigint not null references conteudo on delete cascade,
  unidade_id  integer references registro.unidade,
  usuario_id  integer references registro.usuario,
  motivo      text not null,
  desde       timestamptz not null,
  check ((unidade_id is null) <> (usuario_id is null))
);
create unique index conteudo_acesso_unidade on conteudo_acesso (unidade_id, conteudo_id desc) where unidade_id is not null;
create unique index conteudo_acesso_usuario on conteudo_acesso (usuario_id, conteudo_id desc) where usuario_id is not null;
create index conteudo_acesso_conteudo on conteudo_acesso (conteudo_id);

create table conteudo_interessado (
  conteudo_id    bigint not null references conteudo on delete cascade,
  interessado_id integer not null references registro.interessado,
  ordem          smallint not null,
  primary key (conteudo_id, interessado_id)
);
create index conteudo_interessado_de on conteudo_interessado (interessado_id);

create table acompanhamento (
  usuario_id  integer not null references registro.usuario,
  conteudo_id bigint not null references conteudo on delete cascade,
  desde       timestamptz not null,
  primary key (usuario_id, conteudo_id)
);

create table documento (
  id             bigint primary key references conteudo on delete cascade,
  tipo_documento_id integer not null references registro.tipo_documento,
  modelo_id      integer not null references registro.modelo_documento,
  classe_id      integer references registro.assunto,
  vinculado_id   bigint references conteudo,
  versao_atual   integer not null default 1,
  codigo         text unique,
  publicado_em   timestamptz
);

create table documento_versao (
  documento_id bigint not null references documento on delete cascade,
  numero       integer not null,
  situacao     text not null check (situacao in ('MINUTA', 'CONCLUIDA', 'SUPERADA')),
  corpo        jsonb not null,
  propriedades jsonb not null,
  -- valores: what people filled; automaticos: what the system knew, frozen at conclusion
  valores      jsonb not null default '{}',
  automaticos  jsonb not null default '{}',
  criada_em    timestamptz not null,
  concluida_em timestamptz,
  concluida_por integer references registro.usuario,
  paginas      integer,
  primary key (documento_id, numero)
);

create table documento_destino (
  id           bigint generated always as identity primary key,
  documento_id bigint not null references documento on delete cascade,
  ordem        smallint not null,
  unidade_id   integer not null references registro.unidade,
  usuario_id   integer references registro.usuario
);
create unique index documento_destino_unico on documento_destino (documento_id, unidade_id, coalesce(usuario_id, 0));

create table documento_assinante (
  id           bigint generated always as identity primary key,
  documento_id bigint not null references documento on delete cascade,
  versao       integer not null,
  usuario_id   integer not null references registro.usuario,
  unidade_id   integer references registro.unidade,
  cargo        text,
  marcador     text not null,
  ordem        smallint not null,
  estrategia   text not null default 'DOCFLOW',
  situacao     text not null default 'PENDENTE' check (situacao in ('PENDENTE', 'ASSINADO', 'CANCELADO', 'RECUSADO')),
  nivel        text,
  prazo        date,
  -- set when it is this person's turn (and therefore was told)
  liberado_em  timestamptz,
  assinado_em  timestamptz,
  por_usuario_id integer references registro.usuario,
  codigo       text,
  sha256       bytea
);
create unique index documento_assinante_marcador on documento_assinante (documento_id, versao, marcador) where situacao <> 'CANCELADO';
create unique index documento_assinante_pessoa on documento_assinante (documento_id, versao, usuario_id) where situacao <> 'CANCELADO';
create index documento_assinante_pendente on documento_assinante (usuario_id, liberado_em desc, id desc)
  where situacao = 'PENDENTE' and liberado_em is not null;

-- Every file that Malote issued for a document: the frozen one and the renderings for reading.
create table documento_emissao (
  sha256       bytea primary key,
  documento_id bigint not null references documento on delete cascade,
  versao       integer not null,
  especie      text not null check (especie in ('CONGELADO', 'LEITURA')),
  estado_chave text not null,
  arquivo_id   uuid not null references arquivo,
  emitido_em   timestamptz not null
);
create index documento_emissao_documento on documento_emissao (documento_id, versao, emitido_em desc);

create table tramite (
  id           bigint generated always as identity primary key,
  conteudo_id  bigint not null references conteudo on delete cascade,
  envio_id     bigint,
  especie      text not null check (especie in ('ENCARGO', 'CONHECIMENTO')),
  situacao     text not null check (situacao in ('NAO_RECEBIDO', 'RECEBIDO', 'RESGATADO', 'CANCELADO', 'CONHECIDO')),
  de_unidade_id  integer not null references registro.unidade,
  de_usuario_id  integer not null references registro.usuario,
  para_unidade_id integer not null references registro.unidade,
  para_usuario_id integer references registro.usuario,
  prioridade   smallint not null default 1,
  prazo        date,
  texto        text,
  avisar_envio boolean not null default false,
  avisar_recebimento boolean not null default false,
  retorno_obrigatorio boolean not null default false,
  enviado_em   timestamptz not null,
  recebido_em  timestamptz,
  recebido_por integer references registro.usuario,
  motivo       text,
  lido_em      timestamptz
);
create unique index tramite_em_aberto on tramite (conteudo_id) where especie = 'ENCARGO' and situacao = 'NAO_RECEBIDO';
create index tramite_a_receber on tramite (para_unidade_id, enviado_em desc, id desc) where especie = 'ENCARGO' and situacao = 'NAO_RECEBIDO';
create index tramite_conhecimento on tramite (para_unidade_id, enviado_em desc, id desc) where especie = 'CONHECIMENTO' and situacao = 'NAO_RECEBIDO';
create index tramite_enviado on tramite (de_unidade_id, enviado_em desc, id desc) where especie = 'ENCARGO' and situacao = 'NAO_RECEBIDO';
create index tramite_conteudo on tramite (conteudo_id, id);
alter table conteudo add foreign key (transito_id) references tramite deferrable initially deferred;
