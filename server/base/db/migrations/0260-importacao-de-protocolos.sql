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
