-- era 0275-externos.sql
-- The way in of people from outside: nothing here is shared with the sessions, codes and links of those who work here.
create table externo_conta (
  externo_id   integer primary key references registro.usuario_externo on delete cascade,
  criada_em    timestamptz not null,
  -- when they accepted the terms, and which ones
  termos_em    timestamptz not null,
  termos_hash  bytea not null,
  aguarda_aprovacao boolean not null default false
);

-- Somebody asked for an account, and has to show that the e-mail is theirs.
create table cadastro_externo (
  hash        bytea primary key,
  nome        text not null,
  documento   text not null,
  email       text not null,
  termos_hash bytea not null,
  endereco    text not null,
  criado_em   timestamptz not null,
  expira_em   timestamptz not null
);
create index cadastro_externo_expira on cadastro_externo (expira_em);

-- The password was right; the code that was sent is still to come.
create table entrada_externa (
  hash        bytea primary key,
  externo_id  integer not null references registro.usuario_externo on delete cascade,
  codigo_hash bytea not null,
  tentativas  integer not null default 0,
  expira_em   timestamptz not null
);
create index entrada_externa_expira on entrada_externa (expira_em);

create table sessao_externa (
  id           bigint generated always as identity primary key,
  token_hash   bytea not null unique,
  externo_id   integer not null references registro.usuario_externo on delete cascade,
  criada_em    timestamptz not null,
  usada_em     timestamptz not null,
  expira_em    timestamptz not null,
  limite_em    timestamptz not null,
  encerrada_em timestamptz,
  endereco     text not null,
  agente       text not null
);
create index sessao_externa_de on sessao_externa (externo_id);
create index sessao_externa_expira on sessao_externa (expira_em);

create table link_externo (
  hash       bytea primary key,
  externo_id integer not null references registro.usuario_externo on delete cascade,
  criado_em  timestamptz not null,
  expira_em  timestamptz not null,
  usado_em   timestamptz
);
create index link_externo_de on link_externo (externo_id, criado_em);

-- era 0276-solicitacoes.sql
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

-- era 0320-intimacoes.sql
-- Notices that the body sends to a party of a process who has an account of outside.
create table intimacao (
  id            bigint generated always as identity primary key,
  processo_id   bigint not null references conteudo on delete cascade,
  externo_id    integer not null references registro.usuario_externo,
  assunto       text not null,
  texto         text not null,
  -- to answer, counted from the day of which it is acknowledged; without them no answer is asked
  dias          integer check (dias between 1 and 365),
  enviada_em    timestamptz not null,
  usuario_id    integer not null references registro.usuario,
  substituto_id integer references registro.usuario,
  unidade_id    integer not null references registro.unidade,
  -- the last day on which it may be opened; at the end of it, it is taken as acknowledged
  tacita_em     date not null,
  ciencia       text check (ciencia in ('LEITURA', 'TACITA')),
  ciencia_em    timestamptz,
  ciencia_dia   date,
  ciencia_por   integer references registro.usuario_externo,
  prazo         date,
  resposta      text,
  respondida_em timestamptz,
  respondida_por integer references registro.usuario_externo,
  cancelada_em  timestamptz,
  motivo        text,
  -- when the process got the certificate of it
  certidao_em   timestamptz,
  check ((ciencia is null) = (ciencia_em is null) and (ciencia is null) = (ciencia_dia is null)),
  check (ciencia <> 'LEITURA' or ciencia_por is not null),
  check (respondida_em is null or (ciencia is not null and dias is not null)),
  check (cancelada_em is null or ciencia is null)
);
create index intimacao_de on intimacao (externo_id, id desc);
create index intimacao_processo on intimacao (processo_id, id desc);
create index intimacao_espera on intimacao (tacita_em) where ciencia is null and cancelada_em is null;
create index intimacao_sem_certidao on intimacao (id) where ciencia is not null and certidao_em is null;

-- What goes with a notice: read by who was notified, while it may be shown.
create table intimacao_documento (
  intimacao_id bigint not null references intimacao on delete cascade,
  documento_id bigint not null references documento on delete cascade,
  primary key (intimacao_id, documento_id)
);
create index intimacao_documento_de on intimacao_documento (documento_id);

-- era 0321-autuado-em-documento.sql
-- What a request became is a process, or a document.
alter table solicitacao rename column processo_id to autuado_id;
alter index solicitacao_processo rename to solicitacao_autuado;

-- era 0396-partilha-de-protocolos.sql
-- What is shown to somebody from outside may be a protocol too.
alter table solicitacao_partilha
  drop constraint solicitacao_partilha_documento_id_fkey,
  add constraint solicitacao_partilha_documento_id_fkey foreign key (documento_id) references conteudo on delete cascade;

-- era 0426-intimacao-com-pecas.sql
-- What goes with a notice may be a protocol too.
alter table intimacao_documento
  drop constraint intimacao_documento_documento_id_fkey,
  add constraint intimacao_documento_documento_id_fkey foreign key (documento_id) references conteudo on delete cascade;

-- era 0429-quem-aguarda-aprovacao.sql
-- Who waits for the approval of their account is told by their record, so that the list of the register finds them.
update registro.usuario_externo u
set aguarda_aprovacao = exists (select from externo_conta c where c.externo_id = u.id and c.aguarda_aprovacao);
alter table externo_conta drop column aguarda_aprovacao;

-- era 0433-prazo-da-devolucao.sql
-- The deadline of a return is the day on which the request is due, in the inbox and in the agenda of who waits: of those open too.
update conteudo c set vencimento = s.prazo from solicitacao s
  where s.id = c.id and s.situacao = 'DEVOLUCAO' and s.prazo is not null and s.encerrada_em is null;

-- era 0462-email-que-se-confirma.sql
-- An entry from outside proves the address that its code went to: it may be the one that takes the place of the address of the account.
alter table entrada_externa add column email text;
