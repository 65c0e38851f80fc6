-- era 0001-plataforma.sql
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

-- era 0002-registros.sql
-- Registers: the definitions that the tables of schema registro follow, and how they came to be.
create table registro_definicao (
  nome        text primary key,
  -- json keeps the order of the properties, which is the order of the fields
  definicao   json not null,
  sha256      text not null,
  versao      integer not null default 1,
  arquivo     text,
  aplicada_em timestamptz not null default now()
);

create table registro_migracao (
  id          bigint generated always as identity primary key,
  nome        text not null,
  versao      integer not null,
  sha256      text,
  comandos    jsonb not null,
  aplicada_em timestamptz not null default now()
);
create index registro_migracao_nome on registro_migracao (nome, id);

-- What was refused in the files of each folder, until the file is right or gone.
create table registro_recusa (
  arquivo     text not null,
  lugar       text not null,
  nome        text,
  motivo      text not null,
  comando     text,
  recusada_em timestamptz not null default now(),
  primary key (arquivo, lugar, motivo)
);

-- Schemas whose validators browsers may ask for, by digest: any process compiles those that another announced.
create table registro_validador (
  sha256     text primary key,
  esquema    json not null,
  criado_em  timestamptz not null default now()
);

-- era 0003-importacao.sql
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

-- era 0004-area-restrita.sql
-- Until when the key of the restricted area is open in a session.
alter table sessao add column area_restrita_ate timestamptz;

-- era 0005-listas-de-revogados.sql
-- What an authority revoked may be megabytes, and changes every day: it is kept by itself, and neither the record nor its history
-- carries it. Before the registers take the shape of their definitions, which has no place for it any more.
create table autoridade_lista (
  autoridade_id integer primary key,
  sha256        bytea not null,
  der           bytea not null
);
do $$
begin
  if exists (select from information_schema.columns where table_schema = 'registro'
      and table_name = 'autoridade_certificadora' and column_name = 'lista_revogados') then
    insert into autoridade_lista (autoridade_id, sha256, der)
    select id, sha256(der), der from (
      select id, decode(regexp_replace(substring(lista_revogados from '-----BEGIN X509 CRL-----(.*)-----END X509 CRL-----'), '\s', '', 'g'), 'base64') as der
      from registro.autoridade_certificadora where coalesce(lista_revogados, '') <> '') kept
    where der is not null;
    update registro.autoridade_certificadora set lista_revogados = null;
  end if;
end $$;

-- era 0140-substituicao.sql
-- A substitute works in the units of the absent person, and goes back to the unit they came from.
alter table sessao add column unidade_propria_id integer;

-- era 0163-tentativas.sql
-- Failures that are forgotten little by little leave a count that is not whole.
alter table tentativa_entrada alter column falhas type double precision;

-- era 0164-importacao-autor.sql
-- Who sent a load and from where: their session may go to another unit, or end, before the load begins.
alter table importacao add column unidade_id integer, add column substituto_id integer;
update importacao i set unidade_id = s.unidade_id from sessao s where s.id = i.sessao_id and i.situacao = 'NA_FILA';

-- era 0165-importacao-ordem.sql
-- In which order a load wrote its records: it is taken back in the opposite one.
alter table importacao_registro add column ordem bigint generated always as identity;

-- era 0167-repeticao.sql
-- The mark of an unfinished act is a row that is not committed yet: it dies with its connection. What earlier processes left
-- marked is free again, and every row that is there has its answer.
delete from idempotencia where status is null;
alter table idempotencia drop column status;
