-- What people from outside ask: a content whose author does not work here.
alter table conteudo alter column autor_id drop not null;
alter table conteudo add constraint conteudo_tem_autor check (autor_id is not null or tipo = 6);

create table solicitacao (
  id          bigint primary key references conteudo on delete cascade,
  externo_id  integer not null references registro.usuario_externo,
  tipo_processo_id integer not null references registro.tipo_processo,
  -- given by the browser: the same request sent twice is one
  chave       uuid not null,
  situacao    text not null default 'SOLICITACAO'
    check (situacao in ('SOLICITACAO', 'DEVOLUCAO', 'CONFERENCIA', 'AUTUADO', 'ASSINAR')),
  texto       text not null,
  -- opens the public follow-up, together with the number; encrypted
  codigo      text not null,
  -- of what was sent, as the receipt says it
  resumo      bytea,
  enviada_em  timestamptz not null,
  -- until when the person has to answer
  prazo       date,
  processo_id bigint references conteudo,
  desfecho    text check (desfecho in ('ATENDIDO', 'ATENDIDO_EM_PARTE', 'NAO_ATENDIDO', 'ARQUIVADO')),
  encerrada_em timestamptz,
  assinada_em timestamptz,
  assinada_endereco text,
  unique (externo_id, chave),
  check ((desfecho is null) = (encerrada_em is null)),
  check (situacao <> 'AUTUADO' or processo_id is not null),
  check (prazo is null or situacao = 'DEVOLUCAO')
);
create index solicitacao_de on solicitacao (externo_id, id desc);
create index solicitacao_processo on solicitacao (processo_id) where processo_id is not null;

-- What passed between the person and the body, in the order in which both read it.
create table solicitacao_andamento (
  id             bigint generated always as identity primary key,
  solicitacao_id bigint not null references solicitacao on delete cascade,
  ato            text not null,
  texto          text,
  prazo          date,
  externo_id     integer references registro.usuario_externo,
  usuario_id     integer references registro.usuario,
  substituto_id  integer references registro.usuario,
  unidade_id     integer not null references registro.unidade,
  em             timestamptz not null,
  check ((externo_id is null) <> (usuario_id is null))
);
create index solicitacao_andamento_de on solicitacao_andamento (solicitacao_id, id);

-- A document that was shown to the person by name, until a day.
create table solicitacao_partilha (
  id             bigint generated always as identity primary key,
  solicitacao_id bigint not null references solicitacao on delete cascade,
  documento_id   bigint not null references documento on delete cascade,
  por_usuario_id integer not null references registro.usuario,
  desde          timestamptz not null,
  ate            date not null,
  retirada_em    timestamptz
);
create unique index solicitacao_partilha_unica on solicitacao_partilha (solicitacao_id, documento_id) where retirada_em is null;

-- The code that signs one request.
create table assinatura_externa (
  solicitacao_id bigint primary key references solicitacao on delete cascade,
  codigo_hash    bytea not null,
  tentativas     integer not null default 0,
  expira_em      timestamptz not null
);
