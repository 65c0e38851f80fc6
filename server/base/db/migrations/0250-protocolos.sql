-- Digitised protocols: what is being captured, and the contents made of it.
-- What somebody sent to make protocols of, with the pages as they were found; it goes a day later with its file, or stays
-- with the protocols that were made of it.
create table captura (
  id          bigint generated always as identity primary key,
  arquivo_id  uuid not null references arquivo on delete cascade,
  -- the same file, or the PDF that was made of a picture
  pdf_id      uuid references arquivo on delete cascade,
  usuario_id  integer not null references registro.usuario,
  situacao    text not null default 'ESPERA' check (situacao in ('ESPERA', 'PRONTA', 'FALHOU')),
  motivo      text,
  tentativas  integer not null default 0,
  paginas     integer,
  pdfa        jsonb,
  assinaturas integer not null default 0,
  assinaturas_icp integer not null default 0,
  criada_em   timestamptz not null,
  check ((situacao = 'FALHOU') = (motivo is not null)),
  check (situacao <> 'PRONTA' or (pdf_id is not null and paginas is not null and pdfa is not null))
);
create index captura_arquivo on captura (arquivo_id);
create index captura_pdf on captura (pdf_id);
create index captura_usuario on captura (usuario_id, id desc);

create table captura_pagina (
  captura_id bigint not null references captura on delete cascade,
  numero     integer not null,
  em_branco  boolean not null,
  tem_texto  boolean not null,
  codigos    jsonb not null,
  miniatura  bytea not null,
  primary key (captura_id, numero)
);

create table protocolo (
  id            bigint primary key references conteudo on delete cascade,
  tipo_documento_id integer not null references registro.tipo_documento,
  classe_id     integer references registro.assunto,
  origem        text,
  local_fisico  text,
  observacoes   text,
  -- the day in which it came, which may be before the one in which it was registered
  recebido_em   date not null,
  vigencia_de   date,
  vigencia_ate  date,
  arquivo_atual integer not null default 1,
  -- who compared the copy with the original, and when
  conferido_em  timestamptz,
  conferido_por integer references registro.usuario,
  conferido_substituto integer references registro.usuario,
  check (vigencia_ate is null or vigencia_de is null or vigencia_ate >= vigencia_de),
  check ((conferido_em is null) = (conferido_por is null))
);
create index protocolo_tipo on protocolo (tipo_documento_id);

-- Every file that a protocol had: what came is never changed, what is made of it is beside it.
create table protocolo_arquivo (
  protocolo_id bigint not null references protocolo on delete cascade,
  numero       integer not null check (numero > 0),
  -- as it came: the picture, or the whole bundle that this was a part of
  origem_id    uuid not null references arquivo,
  -- its PDF
  arquivo_id   uuid not null references arquivo,
  -- the pages of the bundle, where it was a part of one
  paginas_da_origem integer[],
  -- a copy with the words that were recognised
  leitura_id   uuid references arquivo,
  paginas      integer not null,
  pdfa         jsonb not null,
  assinaturas  integer not null default 0,
  assinaturas_icp integer not null default 0,
  situacao     text not null default 'ESPERA' check (situacao in ('ESPERA', 'LENDO', 'LIDO', 'SEM_TEXTO', 'FALHOU')),
  motivo       text,
  tentativas   integer not null default 0,
  texto        text not null default '',
  guardado_em  timestamptz not null,
  guardado_por integer not null references registro.usuario,
  primary key (protocolo_id, numero)
);
create index protocolo_arquivo_por_ler on protocolo_arquivo (situacao) where situacao in ('ESPERA', 'LENDO');

-- What was read of each page, until the copy is made: a reading that is cut short goes on from there.
create table protocolo_pagina_lida (
  protocolo_id bigint not null,
  numero       integer not null,
  pagina       integer not null,
  lida         jsonb not null,
  primary key (protocolo_id, numero, pagina),
  foreign key (protocolo_id, numero) references protocolo_arquivo on delete cascade
);

create table protocolo_destino (
  id            bigint generated always as identity primary key,
  protocolo_id  bigint not null references protocolo on delete cascade,
  ordem         smallint not null,
  especie       text not null check (especie in ('USUARIO', 'EMAIL', 'LISTA')),
  unidade_id    integer references registro.unidade,
  usuario_id    integer references registro.usuario,
  email         text,
  grupo_id      integer references registro.grupo_email,
  periodicidade text not null default 'UNICA' check (periodicidade in ('UNICA', 'DIARIA', 'SEMANAL', 'QUINZENAL', 'MENSAL')),
  enviado_em    timestamptz,
  -- when it is sent again
  proximo_em    date,
  check (case especie when 'USUARIO' then unidade_id is not null and num_nonnulls(email, grupo_id) = 0
    when 'EMAIL' then email is not null and num_nonnulls(unidade_id, usuario_id, grupo_id) = 0
    else grupo_id is not null and num_nonnulls(unidade_id, usuario_id, email) = 0 end)
);
create unique index protocolo_destino_unico on protocolo_destino
  (protocolo_id, especie, coalesce(unidade_id, 0), coalesce(usuario_id, 0), lower(coalesce(email, '')), coalesce(grupo_id, 0));
create index protocolo_destino_proximo on protocolo_destino (proximo_em) where proximo_em is not null;
