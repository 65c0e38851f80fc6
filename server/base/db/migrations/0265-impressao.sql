-- Whole processes on paper: what somebody asked to be put together, and the file that came of it, served again to who asks
-- for the same.
create table impressao (
  id            bigint generated always as identity primary key,
  processo_id   bigint not null references processo on delete cascade,
  formato       text not null check (formato in ('PDF', 'ZIP')),
  -- contents that were chosen; all of them when absent
  escolhidas    bigint[],
  -- what is in it, digested: who would get the same file has the same
  chave         text not null,
  -- contents whose pages are in it
  conteudos     bigint[] not null,
  usuario_id    integer not null references registro.usuario,
  substituto_id integer references registro.usuario,
  unidade_id    integer not null references registro.unidade,
  sessao_id     bigint not null,
  situacao      text not null default 'ESPERA' check (situacao in ('ESPERA', 'FAZENDO', 'PRONTA', 'FALHOU', 'CANCELADA')),
  motivo        text,
  feitas        integer not null default 0,
  total         integer not null,
  paginas       integer,
  arquivo_id    uuid references arquivo,
  pedida_em     timestamptz not null,
  terminada_em  timestamptz,
  check ((situacao = 'PRONTA') = (arquivo_id is not null)),
  check ((situacao in ('ESPERA', 'FAZENDO')) = (terminada_em is null))
);
create index impressao_de on impressao (processo_id, usuario_id, id desc);
create index impressao_igual on impressao (processo_id, chave) where situacao = 'PRONTA';
create index impressao_arquivo on impressao (arquivo_id) where arquivo_id is not null;
