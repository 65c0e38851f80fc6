-- Requests of one service that are taken together. What is in a lot is only named by it: each request stays where it is, with its own
-- clock and its own answer.
create table lote_solicitacoes (
  id               bigint primary key references conteudo on delete cascade,
  tipo_processo_id integer not null references registro.tipo_processo,
  observacoes      text,
  -- the one process that was opened of all
  processo_id      bigint references conteudo on delete set null
);
create index lote_solicitacoes_tipo on lote_solicitacoes (tipo_processo_id);
create index lote_solicitacoes_processo on lote_solicitacoes (processo_id) where processo_id is not null;

-- What is, or was, in such a lot. What left keeps who took it out and why.
create table lote_solicitacoes_item (
  id               integer generated always as identity primary key,
  lote_id          bigint not null references lote_solicitacoes on delete cascade,
  solicitacao_id   bigint not null references solicitacao on delete cascade,
  ordem            integer not null,
  em               timestamptz not null,
  por              integer not null references registro.usuario,
  substituto       integer references registro.usuario,
  saida_em         timestamptz,
  saida_por        integer references registro.usuario,
  saida_substituto integer references registro.usuario,
  motivo           text,
  unique (lote_id, ordem),
  check ((saida_em is null) = (saida_por is null))
);
create unique index lote_solicitacoes_item_uma_vez on lote_solicitacoes_item (lote_id, solicitacao_id) where saida_em is null;
create index lote_solicitacoes_item_solicitacao on lote_solicitacoes_item (solicitacao_id);

-- An act over a selection may say more than a reason, and a reason of its own to each.
alter table ato_em_lote add column dados jsonb;
alter table ato_em_lote_item add column motivo text;
