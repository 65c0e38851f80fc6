-- The passage of what runs by a version of a flow to another, one by one.
create table fluxo_migracao (
  id           bigint generated always as identity primary key,
  fluxo_id     integer not null references registro.fluxo,
  de_id        bigint not null references fluxo_versao,
  para_id      bigint not null references fluxo_versao,
  mapa         jsonb not null,
  motivo       text not null,
  autor        jsonb not null,
  situacao     text not null default 'EM_ANDAMENTO' check (situacao in ('EM_ANDAMENTO', 'CONCLUIDA', 'CANCELADA')),
  pedida_por   integer not null references registro.usuario,
  pedida_em    timestamptz not null,
  terminada_em timestamptz
);
create index fluxo_migracao_fluxo on fluxo_migracao (fluxo_id);
create unique index fluxo_migracao_viva on fluxo_migracao (fluxo_id) where situacao = 'EM_ANDAMENTO';

create table fluxo_migracao_item (
  migracao_id  bigint not null references fluxo_migracao on delete cascade,
  instancia_id bigint not null references fluxo_instancia on delete cascade,
  situacao     text not null default 'ESPERA' check (situacao in ('ESPERA', 'FEITA', 'RECUSADA', 'CANCELADA')),
  mensagem     text,
  primary key (migracao_id, instancia_id)
);
create index fluxo_migracao_item_espera on fluxo_migracao_item (migracao_id, instancia_id) where situacao = 'ESPERA';
create index fluxo_migracao_item_instancia on fluxo_migracao_item (instancia_id);
