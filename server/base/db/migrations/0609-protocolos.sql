-- era 0250-protocolos.sql
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

-- era 0260-importacao-de-protocolos.sql
-- What a page says by itself, as far as it takes to tell what it is about.
alter table captura_pagina add column texto text not null default '';

-- Many protocols asked at once, by whom and in whose place: made one by one, each in a transaction of its own.
create table importacao_protocolo (
  id            bigint generated always as identity primary key,
  situacao      text not null default 'EM_ANDAMENTO' check (situacao in ('EM_ANDAMENTO', 'CONCLUIDA')),
  usuario_id    integer not null references registro.usuario,
  substituto_id integer references registro.usuario,
  unidade_id    integer not null references registro.unidade,
  sessao_id     bigint not null,
  criada_em     timestamptz not null,
  terminada_em  timestamptz
);
create index importacao_protocolo_de on importacao_protocolo (usuario_id, id desc);
create index importacao_protocolo_aberta on importacao_protocolo (id) where situacao = 'EM_ANDAMENTO';
create index importacao_protocolo_substituto on importacao_protocolo (substituto_id) where substituto_id is not null;

-- What was asked of each stays until it is made: then its words are those of the protocol alone.
create table importacao_protocolo_item (
  importacao_id bigint not null references importacao_protocolo on delete cascade,
  ordem         integer not null,
  pedido        jsonb,
  situacao      text not null default 'ESPERA' check (situacao in ('ESPERA', 'FEITO', 'RECUSADO', 'DESFEITO')),
  -- of a refusal; no reference to the content: one that is removed leaves its result here
  mensagem      text,
  protocolo_id  bigint,
  primary key (importacao_id, ordem),
  check (situacao not in ('ESPERA', 'RECUSADO') or pedido is not null),
  check (situacao not in ('FEITO', 'DESFEITO') or (pedido is null and protocolo_id is not null))
);

-- era 0395-codigo-de-protocolos.sql
-- A protocol that is signed is verified by a code too: 80 random bits, written as those of documents.
alter table protocolo add column codigo text unique;
update protocolo p set codigo = (
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(decode(left(gen_random_uuid()::text, 2), 'hex'), 0) % 32, 1)
    || case when i % 4 = 0 and i < 16 then '-' else '' end, '' order by i)
  from generate_series(1, 16) i where p.id is not null)
from conteudo c where c.id = p.id and c.concluido_em is not null and c.assinaturas_total > 0;

-- era 0425-giro-das-paginas.sql
-- How a page that was scanned has to be turned to be read, as the examination of it saw.
alter table captura_pagina add column giro smallint not null default 0 check (giro in (0, 90, 180, 270));
