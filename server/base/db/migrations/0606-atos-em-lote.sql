-- era 0196-atos-em-lote.sql
-- One act asked of several contents, by whom and in whose place: done one by one, each in a transaction of its own.
create table ato_em_lote (
  id            bigint generated always as identity primary key,
  ato           text not null,
  motivo        text,
  situacao      text not null default 'EM_ANDAMENTO' check (situacao in ('EM_ANDAMENTO', 'CONCLUIDO', 'CANCELADO')),
  usuario_id    integer not null references registro.usuario,
  substituto_id integer references registro.usuario,
  unidade_id    integer not null references registro.unidade,
  sessao_id     bigint not null,
  lugar         jsonb,
  -- it takes back what another one did; that one is taken back once
  desfaz_id     bigint unique references ato_em_lote on delete set null,
  criado_em     timestamptz not null,
  terminado_em  timestamptz
);
create index ato_em_lote_de on ato_em_lote (usuario_id, id desc);
create index ato_em_lote_aberto on ato_em_lote (id) where situacao = 'EM_ANDAMENTO';
create index ato_em_lote_substituto on ato_em_lote (substituto_id) where substituto_id is not null;

-- The contents as they were chosen. No reference to them: a draft that is removed by the act leaves its result here.
create table ato_em_lote_item (
  lote_id     bigint not null references ato_em_lote on delete cascade,
  ordem       integer not null,
  conteudo_id bigint not null,
  situacao    text not null default 'PENDENTE' check (situacao in ('PENDENTE', 'FEITO', 'RECUSADO', 'CANCELADO')),
  -- of a refusal; it never names the content
  codigo      text,
  mensagem    text,
  -- the version that the act left, by which is known whether anybody changed it afterwards
  versao      integer,
  primary key (lote_id, ordem),
  unique (lote_id, conteudo_id)
);

-- era 0197-lotes-sao-da-pessoa.sql
-- A batch is kept for some time for who asked for it, and holds neither the person nor the unit: it goes with them.
alter table ato_em_lote
  drop constraint ato_em_lote_usuario_id_fkey,
  drop constraint ato_em_lote_substituto_id_fkey,
  drop constraint ato_em_lote_unidade_id_fkey,
  add foreign key (usuario_id) references registro.usuario on delete cascade,
  add foreign key (substituto_id) references registro.usuario on delete cascade,
  add foreign key (unidade_id) references registro.unidade on delete cascade;
create index ato_em_lote_unidade on ato_em_lote (unidade_id);

-- era 0205-distribuicao.sql
-- To whom a batch gives its contents, where its act gives to a person.
alter table ato_em_lote add column para_usuario_id integer references registro.usuario;
create index ato_em_lote_para on ato_em_lote (para_usuario_id) where para_usuario_id is not null;

-- era 0216-transferencia.sql
-- From which unit to which a batch passes its contents, where its act does.
alter table ato_em_lote
  add column de_unidade_id integer references registro.unidade,
  add column para_unidade_id integer references registro.unidade;
create index ato_em_lote_de_unidade on ato_em_lote (de_unidade_id) where de_unidade_id is not null;
create index ato_em_lote_para_unidade on ato_em_lote (para_unidade_id) where para_unidade_id is not null;
