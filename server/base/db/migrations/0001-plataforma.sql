-- Platform: extensions, text search, events, sessions, files, notifications, counters.
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create schema if not exists registro;

-- unaccent() is only STABLE because its dictionary could change; ours does not, and indexes need IMMUTABLE.
create function texto_busca(t text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, t)) $$;

create text search configuration portugues (copy = pg_catalog.portuguese);
alter text search configuration portugues
  alter mapping for hword, hword_part, word with public.unaccent, portuguese_stem;

create table sessao (
  id            bigint generated always as identity primary key,
  token_hash    bytea not null unique,
  anterior_hash bytea unique,
  anterior_vale_ate timestamptz,
  usuario_id    integer not null,
  unidade_id    integer not null,
  substituido_id integer,
  criada_em     timestamptz not null,
  renovada_em   timestamptz not null,
  expira_em     timestamptz not null,
  limite_em     timestamptz not null,
  encerrada_em  timestamptz,
  endereco      text not null default '',
  agente        text not null default ''
);
create index sessao_usuario on sessao (usuario_id) where encerrada_em is null;

create table tentativa_entrada (
  chave       text primary key,
  falhas      integer not null,
  primeira_em timestamptz not null,
  libera_em   timestamptz
);

create table idempotencia (
  sessao_id  bigint not null,
  chave      text not null,
  pedido     bytea not null,
  status     smallint,
  resposta   jsonb,
  criada_em  timestamptz not null default now(),
  primary key (sessao_id, chave)
);
create index idempotencia_criada on idempotencia (criada_em);

create table evento_cadeia (
  cadeia text primary key,
  seq    integer not null,
  hash   bytea not null,
  -- how far the seals go; only a hint for the next seal, the proof is in the seals themselves
  selado_seq integer not null default 0
);
create index evento_cadeia_a_selar on evento_cadeia (cadeia) where seq > selado_seq;

create table evento (
  id            bigint generated always as identity primary key,
  cadeia        text not null,
  seq           integer not null,
  momento       timestamptz not null,
  ato           text not null,
  usuario_id    integer,
  substituto_id integer,
  unidade_id    integer,
  sessao_id     bigint,
  conteudo_id   bigint,
  dados         jsonb not null,
  anterior      bytea not null,
  hash          bytea not null,
  unique (cadeia, seq)
);
create index evento_conteudo on evento (conteudo_id, id) where conteudo_id is not null;

create table selo (
  id       bigint generated always as identity primary key,
  momento  timestamptz not null,
  cadeias  jsonb not null,
  anterior bytea not null,
  hash     bytea not null
);

create function evento_resumo(
  p_anterior bytea, p_cadeia text, p_seq integer, p_momento timestamptz, p_ato text, p_usuario integer,
  p_substituto integer, p_unidade integer, p_sessao bigint, p_conteudo bigint, p_dados jsonb
) returns bytea language sql stable as $$
  select sha256(p_anterior || convert_to(jsonb_build_array(
    p_cadeia, p_seq, to_char(p_momento at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), p_ato, p_usuario,
    p_substituto, p_unidade, p_sessao, p_conteudo, p_dados)::text, 'UTF8'))
$$;

-- One chain per content, register record or session: writers of different chains never wait for each other.
create function registrar_evento(
  p_cadeia text, p_momento timestamptz, p_ato text, p_usuario integer, p_substituto integer,
  p_unidade integer, p_sessao bigint, p_conteudo bigint, p_dados jsonb
) returns bigint language plpgsql as $$
declare v_seq integer; v_anterior bytea; v_hash bytea; v_id bigint;
begin
  insert into evento_cadeia (cadeia, seq, hash) values (p_cadeia, 0, sha256(convert_to(p_cadeia, 'UTF8')))
    on conflict do nothing;
  select seq + 1, hash into v_seq, v_anterior from evento_cadeia where cadeia = p_cadeia for update;
  v_hash := evento_resumo(v_anterior, p_cadeia, v_seq, p_momento, p_ato, p_usuario, p_substituto,
                          p_unidade, p_sessao, p_conteudo, p_dados);
  insert into evento (cadeia, seq, momento, ato, usuario_id, substituto_id, unidade_id, sessao_id, conteudo_id, dados, anterior, hash)
    values (p_cadeia, v_seq, p_momento, p_ato, p_usuario, p_substituto, p_unidade, p_sessao, p_conteudo, p_dados, v_anterior, v_hash)
    returning id into v_id;
  update evento_cadeia set seq = v_seq, hash = v_hash where cadeia = p_cadeia;
  return v_id;
end $$;

create function recusar_alteracao() returns trigger language plpgsql as $$
begin raise exception 'os eventos não podem ser alterados nem apagados' using errcode = '42501'; end $$;
create trigger evento_imutavel before update or delete on evento for each row execute function recusar_alteracao();
create trigger evento_intacto before truncate on evento for each statement execute function recusar_alteracao();
create trigger selo_imutavel before update or delete on selo for each row execute function recusar_alteracao();
create trigger selo_intacto before truncate on selo for each statement execute function recusar_alteracao();

create table volume (
  id        integer generated always as identity primary key,
  nome      text not null unique,
  pasta     text not null,
  limite_bytes  bigint,
  limite_arquivos integer,
  bytes     bigint not null default 0,
  arquivos  integer not null default 0,
  aceita    boolean not null default true
);

create table arquivo (
  id         uuid primary key default gen_random_uuid(),
  sha256     bytea not null,
  volume_id  integer not null references volume,
  nome       text not null,
  tipo       text not null,
  tamanho    bigint not null,
  criado_em  timestamptz not null,
  criado_por integer,
  -- until something refers to it, only who sent it may read it, and it is discarded after a day
  em_uso     boolean not null default false
);
create index arquivo_sha256 on arquivo (sha256);
create index arquivo_sem_uso on arquivo (criado_em) where not em_uso;

create table bilhete (
  hash       bytea primary key,
  sessao_id  bigint not null,
  caminho    text not null,
  expira_em  timestamptz not null
);

create table notificacao (
  id          bigint generated always as identity primary key,
  usuario_id  integer not null,
  tipo        text not null,
  assunto     text not null,
  conteudo    text,
  conteudo_id bigint,
  rota        text,
  lida        boolean not null default false,
  momento     timestamptz not null
);
create index notificacao_usuario on notificacao (usuario_id, momento desc, id desc);
create index notificacao_nao_lida on notificacao (usuario_id) where not lida;

create table contador (
  chave text not null,
  ano   integer not null,
  ultimo integer not null,
  primary key (chave, ano)
);

create table preferencia (
  usuario_id integer primary key,
  dados      jsonb not null default '{}'
);

create table ajuste (
  chave text primary key,
  valor jsonb not null
);

create table correio (
  id         bigint generated always as identity primary key,
  para       text not null,
  assunto    text not null,
  texto      text not null,
  criado_em  timestamptz not null,
  enviado_em timestamptz,
  tentativas integer not null default 0,
  ultimo_erro text
);
create index correio_na_fila on correio (id) where enviado_em is null;
