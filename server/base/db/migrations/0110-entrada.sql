-- Sign-in: passwords, second factor, known devices, steps still to be done, reset links.

-- When each person's password was set, whether they have to change it, and the one before it.
create table senha_situacao (
  usuario_id  integer primary key,
  definida_em timestamptz not null,
  trocar      boolean not null default false,
  anterior    text
);
insert into senha_situacao (usuario_id, definida_em) select id, now() from registro.usuario where senha is not null;

create table segundo_fator (
  usuario_id    integer primary key,
  meio          text check (meio in ('APLICATIVO', 'EMAIL')),
  -- encrypted with the key of the installation; only of APLICATIVO
  segredo       text,
  ativado_em    timestamptz,
  -- the last step of time whose code was accepted: none serves twice
  ultimo_passo  bigint,
  -- a factor being enrolled, which counts only once a code of it is accepted
  novo_meio     text check (novo_meio in ('APLICATIVO', 'EMAIL')),
  novo_segredo  text,
  novo_em       timestamptz
);

create table codigo_recuperacao (
  hash       bytea primary key,
  usuario_id integer not null,
  usado_em   timestamptz
);
create index codigo_recuperacao_usuario on codigo_recuperacao (usuario_id);

create table codigo_email (
  usuario_id integer not null,
  finalidade text not null,
  hash       bytea not null,
  tentativas integer not null default 0,
  expira_em  timestamptz not null,
  primary key (usuario_id, finalidade)
);

-- A sign-in whose password was right and that still needs a code, a new password or a second factor.
create table entrada_pendente (
  hash             bytea primary key,
  usuario_id       integer not null,
  -- how the person came in, as in a session
  entrada          text not null,
  provedor_token   text,
  codigo_conferido boolean not null default false,
  endereco         text not null default '',
  criada_em        timestamptz not null,
  expira_em        timestamptz not null
);
create index entrada_pendente_usuario on entrada_pendente (usuario_id);

create table link_senha (
  hash       bytea primary key,
  usuario_id integer not null,
  criado_em  timestamptz not null,
  expira_em  timestamptz not null,
  usado_em   timestamptz
);
create index link_senha_usuario on link_senha (usuario_id);

-- Browsers from which a person has already entered: their wrong passwords are counted apart.
create table dispositivo (
  id         bigint generated always as identity primary key,
  usuario_id integer not null,
  hash       bytea not null,
  endereco   text not null,
  agente     text not null,
  criado_em  timestamptz not null,
  usado_em   timestamptz not null,
  unique (usuario_id, hash)
);
create index dispositivo_hash on dispositivo (hash);

-- A wait grows with failures in a row; it is forgotten some time after the last one, not after the first.
alter table tentativa_entrada rename column primeira_em to ultima_em;

-- Mails with a code or a link: the text is encrypted, nobody is shown it, and it is erased once sent.
alter table correio add column reservado boolean not null default false;
