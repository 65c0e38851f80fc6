-- Loads of registers from files, and the records that each one made or changed.
create table importacao (
  id            bigint generated always as identity primary key,
  registro      text not null,
  -- the place where the register was mounted, when it was not its own
  lugar         text,
  simulada      boolean not null,
  arquivo_id    uuid references arquivo on delete set null,
  arquivo_nome  text not null,
  formato       text not null check (formato in ('csv', 'xlsx')),
  -- what the person chose: columns and key
  escolhas      jsonb not null,
  colunas       jsonb not null,
  situacao      text not null check (situacao in ('NA_FILA', 'EM_ANDAMENTO', 'CONCLUIDA', 'RECUSADA', 'INTERROMPIDA', 'DESFAZENDO', 'DESFEITA')),
  linhas        integer not null,
  processadas   integer not null default 0,
  incluir       integer not null default 0,
  alterar       integer not null default 0,
  sem_mudanca   integer not null default 0,
  com_erro      integer not null default 0,
  total_erros   integer not null default 0,
  erros         jsonb not null default '[]',
  tentativas    integer not null default 0,
  criada_em     timestamptz not null,
  criada_por    integer not null,
  sessao_id     bigint not null,
  iniciada_em   timestamptz,
  terminada_em  timestamptz,
  desfeita_em   timestamptz,
  desfeita_por  integer
);
create index importacao_recente on importacao (registro, id desc);
create index importacao_aberta on importacao (id) where situacao in ('NA_FILA', 'EM_ANDAMENTO', 'DESFAZENDO');
create index importacao_arquivo on importacao (arquivo_id);

create table importacao_registro (
  importacao_id bigint not null references importacao on delete cascade,
  registro_id   integer not null,
  linha         integer not null,
  -- absent for a record that the load made
  versao_antes  integer,
  versao        integer not null,
  primary key (importacao_id, registro_id)
);
