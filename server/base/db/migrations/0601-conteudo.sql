-- era 0100-conteudo.sql
-- The one table of contents and what refers to it. Runs after the registers exist, since it points at them.
create table conteudo (
  id            bigint generated always as identity primary key,
  tipo          smallint not null,
  numero        text,
  assunto       text not null,
  organizacao_id integer not null references registro.organizacao_interna,
  unidade_id    integer not null references registro.unidade,
  autor_id      integer not null references registro.usuario,
  detentor_unidade_id integer not null references registro.unidade,
  detentor_usuario_id integer references registro.usuario,
  check_in_usuario_id integer references registro.usuario,
  check_in_em   timestamptz,
  fase          smallint not null default 0,
  estado        smallint not null default 0,
  sigilo        smallint not null default 0,
  nivel_acesso  text not null default 'PUBLICO',
  hipotese_legal text,
  vencimento    date,
  -- the forwarding not yet received, if any: a content in transit is in nobody's hands
  transito_id   bigint,
  versao        integer not null default 1,
  criado_em     timestamptz not null,
  alterado_em   timestamptz not null,
  concluido_em  timestamptz,
  movimentado_em timestamptz not null,
  assinaturas_total smallint not null default 0,
  assinaturas_feitas smallint not null default 0,
  excluido_em   timestamptz,
  busca         tsvector,
  -- the number in any mask: only its letters and digits
  numero_chave  text generated always as (regexp_replace(texto_busca(numero), '[^a-z0-9]', '', 'g')) stored,
  check (tipo between 1 and 10),
  check (fase in (0, 1)),
  check (estado between 0 and 9),
  check (sigilo between 0 and 4),
  check (nivel_acesso in ('PUBLICO', 'RESTRITO', 'SIGILOSO'))
);
create index conteudo_unidade on conteudo (detentor_unidade_id, movimentado_em desc, id desc)
  where estado = 0 and excluido_em is null and transito_id is null;
create index conteudo_pessoa on conteudo (detentor_usuario_id, movimentado_em desc, id desc)
  where estado = 0 and excluido_em is null and transito_id is null;
create index conteudo_check_in on conteudo (check_in_usuario_id) where check_in_usuario_id is not null;
create index conteudo_busca on conteudo using gin (busca);
create unique index conteudo_numero on conteudo (organizacao_id, tipo, numero) where numero is not null;
create index conteudo_numero_chave on conteudo using gin (numero_chave gin_trgm_ops);

-- Who may see it besides the holder: units that it passed through, people named by it. One row a grant.
create table conteudo_acesso (
  conteudo_id bigint not null references conteudo on delete cascade,
  unidade_id  integer references registro.unidade,
  usuario_id  integer references registro.usuario,
  motivo      text not null,
  desde       timestamptz not null,
  check ((unidade_id is null) <> (usuario_id is null))
);
create unique index conteudo_acesso_unidade on conteudo_acesso (unidade_id, conteudo_id desc) where unidade_id is not null;
create unique index conteudo_acesso_usuario on conteudo_acesso (usuario_id, conteudo_id desc) where usuario_id is not null;
create index conteudo_acesso_conteudo on conteudo_acesso (conteudo_id);

create table conteudo_interessado (
  conteudo_id    bigint not null references conteudo on delete cascade,
  interessado_id integer not null references registro.interessado,
  ordem          smallint not null,
  primary key (conteudo_id, interessado_id)
);
create index conteudo_interessado_de on conteudo_interessado (interessado_id);

create table acompanhamento (
  usuario_id  integer not null references registro.usuario,
  conteudo_id bigint not null references conteudo on delete cascade,
  desde       timestamptz not null,
  primary key (usuario_id, conteudo_id)
);

create table documento (
  id             bigint primary key references conteudo on delete cascade,
  tipo_documento_id integer not null references registro.tipo_documento,
  modelo_id      integer not null references registro.modelo_documento,
  classe_id      integer references registro.assunto,
  vinculado_id   bigint references conteudo,
  versao_atual   integer not null default 1,
  codigo         text unique,
  publicado_em   timestamptz
);

create table documento_versao (
  documento_id bigint not null references documento on delete cascade,
  numero       integer not null,
  situacao     text not null check (situacao in ('MINUTA', 'CONCLUIDA', 'SUPERADA')),
  corpo        jsonb not null,
  propriedades jsonb not null,
  -- valores: what people filled; automaticos: what the system knew, frozen at conclusion
  valores      jsonb not null default '{}',
  automaticos  jsonb not null default '{}',
  criada_em    timestamptz not null,
  concluida_em timestamptz,
  concluida_por integer references registro.usuario,
  paginas      integer,
  primary key (documento_id, numero)
);

create table documento_destino (
  id           bigint generated always as identity primary key,
  documento_id bigint not null references documento on delete cascade,
  ordem        smallint not null,
  unidade_id   integer not null references registro.unidade,
  usuario_id   integer references registro.usuario
);
create unique index documento_destino_unico on documento_destino (documento_id, unidade_id, coalesce(usuario_id, 0));

create table documento_assinante (
  id           bigint generated always as identity primary key,
  documento_id bigint not null references documento on delete cascade,
  versao       integer not null,
  usuario_id   integer not null references registro.usuario,
  unidade_id   integer references registro.unidade,
  cargo        text,
  marcador     text not null,
  ordem        smallint not null,
  estrategia   text not null default 'DOCFLOW',
  situacao     text not null default 'PENDENTE' check (situacao in ('PENDENTE', 'ASSINADO', 'CANCELADO', 'RECUSADO')),
  nivel        text,
  prazo        date,
  -- set when it is this person's turn (and therefore was told)
  liberado_em  timestamptz,
  assinado_em  timestamptz,
  por_usuario_id integer references registro.usuario,
  codigo       text,
  sha256       bytea
);
create unique index documento_assinante_marcador on documento_assinante (documento_id, versao, marcador) where situacao <> 'CANCELADO';
create unique index documento_assinante_pessoa on documento_assinante (documento_id, versao, usuario_id) where situacao <> 'CANCELADO';
create index documento_assinante_pendente on documento_assinante (usuario_id, liberado_em desc, id desc)
  where situacao = 'PENDENTE' and liberado_em is not null;

-- Every file that Malote issued for a document: the frozen one and the renderings for reading.
create table documento_emissao (
  sha256       bytea primary key,
  documento_id bigint not null references documento on delete cascade,
  versao       integer not null,
  especie      text not null check (especie in ('CONGELADO', 'LEITURA')),
  estado_chave text not null,
  arquivo_id   uuid not null references arquivo,
  emitido_em   timestamptz not null
);
create index documento_emissao_documento on documento_emissao (documento_id, versao, emitido_em desc);

create table tramite (
  id           bigint generated always as identity primary key,
  conteudo_id  bigint not null references conteudo on delete cascade,
  envio_id     bigint,
  especie      text not null check (especie in ('ENCARGO', 'CONHECIMENTO')),
  situacao     text not null check (situacao in ('NAO_RECEBIDO', 'RECEBIDO', 'RESGATADO', 'CANCELADO', 'CONHECIDO')),
  de_unidade_id  integer not null references registro.unidade,
  de_usuario_id  integer not null references registro.usuario,
  para_unidade_id integer not null references registro.unidade,
  para_usuario_id integer references registro.usuario,
  prioridade   smallint not null default 1,
  prazo        date,
  texto        text,
  avisar_envio boolean not null default false,
  avisar_recebimento boolean not null default false,
  retorno_obrigatorio boolean not null default false,
  enviado_em   timestamptz not null,
  recebido_em  timestamptz,
  recebido_por integer references registro.usuario,
  motivo       text,
  lido_em      timestamptz
);
create unique index tramite_em_aberto on tramite (conteudo_id) where especie = 'ENCARGO' and situacao = 'NAO_RECEBIDO';
create index tramite_a_receber on tramite (para_unidade_id, enviado_em desc, id desc) where especie = 'ENCARGO' and situacao = 'NAO_RECEBIDO';
create index tramite_conhecimento on tramite (para_unidade_id, enviado_em desc, id desc) where especie = 'CONHECIMENTO' and situacao = 'NAO_RECEBIDO';
create index tramite_enviado on tramite (de_unidade_id, enviado_em desc, id desc) where especie = 'ENCARGO' and situacao = 'NAO_RECEBIDO';
create index tramite_conteudo on tramite (conteudo_id, id);
alter table conteudo add foreign key (transito_id) references tramite deferrable initially deferred;

-- era 0101-numeracao.sql
-- Counters became a register, where people see them: what was given so far moves there.
insert into registro.numeracao (chave, ano, ultimo, descricao)
select k.chave, k.ano, k.ultimo, concat_ws(', ', coalesce(t.nome, k.chave), u.sigla)
from contador k
left join registro.tipo_documento t on t.id::text = split_part(k.chave, ':', 2)
left join registro.unidade u on u.id::text = split_part(k.chave, ':', 3);
drop table contador;

-- era 0103-modelos.sql
-- The text of a model as it was concluded: what ordinary drafts come from while a new version of it is under change.
create table modelo_versao (
  modelo_id    integer not null references registro.modelo_documento on delete cascade,
  numero       integer not null,
  corpo        jsonb not null,
  propriedades jsonb not null,
  guardada_em  timestamptz not null,
  primary key (modelo_id, numero)
);

-- A draft made from the version under change: it shows what the version gives, and is never concluded.
alter table documento add teste boolean not null default false;

-- era 0130-acesso.sql
-- Who gave a named credential; the grants that an act gives by itself have nobody here.
alter table conteudo_acesso add column por_usuario_id integer references registro.usuario;

-- Pictures that entered with the text of a content, not with its model: downloading one passes the access of the contents
-- that show it.
create table conteudo_imagem (
  arquivo_id  uuid not null references arquivo on delete cascade,
  conteudo_id bigint not null references conteudo on delete cascade,
  primary key (arquivo_id, conteudo_id)
);
insert into conteudo_imagem (arquivo_id, conteudo_id)
  select distinct a.id, v.documento_id
  from documento_versao v
  cross join lateral jsonb_path_query(v.corpo, '$.** ? (@.type == "image").attrs.arquivo') as f
  join arquivo a on a.id::text = f #>> '{}'
  where not exists (
    select from (select corpo from registro.modelo_documento union all select corpo from modelo_versao) m
    where jsonb_path_exists(m.corpo, '$.** ? (@.type == "image" && @.attrs.arquivo == $id)',
      jsonb_build_object('id', a.id::text)))
on conflict do nothing;

-- Denials, newest first, for who looks after access.
create index evento_negado on evento (id desc) where ato = 'acessoNegado';

-- era 0173-estado-anterior.sql
-- A cancelled content goes back to what it was: in use or finished.
alter table conteudo add column estado_anterior smallint;

update conteudo c set estado_anterior = coalesce((
  select (e.dados ->> 'de')::smallint from evento e
  where e.cadeia = 'conteudo:' || c.id and e.ato = 'cancelado' order by e.seq desc limit 1), 0)
where c.estado = 8;

-- era 0176-nomes-decididos.sql
-- The names that the specification gives: a signature made by a service in the cloud.
update documento_assinante set estrategia = 'CLOUD' where estrategia = 'NUVEM';
alter table documento_assinante add constraint documento_assinante_estrategia
  check (estrategia in ('DOCFLOW', 'DIGITAL', 'CLOUD'));

-- Searching has a permission of its own: whoever sees the inbox searched until now, and goes on.
do $$
begin
  if to_regclass('registro.perfil_acesso') is not null then
    update registro.perfil_acesso
    set permissoes = permissoes || '["PesquisaAvancadaListar"]'::jsonb
    where permissoes ? 'caixaCentralListar' and not permissoes ? 'PesquisaAvancadaListar';
  end if;
  if to_regclass('registro.sigilo') is not null then
    update registro.sigilo set descricao = 'Ultra Secreto' where descricao = 'Ultrassecreto';
  end if;
end $$;

-- era 0177-campos-do-conteudo.sql
-- What was written in the custom fields of the type of a content, by the label of each.
create table conteudo_campo (
  conteudo_id bigint not null references conteudo on delete cascade,
  rotulo      text not null,
  tipo        smallint not null,
  ordem       smallint not null,
  valor       jsonb,
  -- what the type said of the field at the conclusion; until then the type itself is read
  definicao   jsonb,
  arquivo_id  uuid references arquivo,
  primary key (conteudo_id, rotulo),
  check (tipo between 1 and 8)
);
create index conteudo_campo_arquivo on conteudo_campo (arquivo_id) where arquivo_id is not null;

-- era 0190-anexos.sql
-- Files joined to a content, in folders that exist by having one.
create table conteudo_anexo (
  id          bigint generated always as identity primary key,
  conteudo_id bigint not null references conteudo on delete cascade,
  pasta       text not null,
  arquivo_id  uuid not null unique references arquivo,
  anexado_por integer not null,
  -- where whoever joined it was: the chief of that unit may take it away
  unidade_id  integer not null,
  anexado_em  timestamptz not null
);
create index conteudo_anexo_conteudo on conteudo_anexo (conteudo_id, id);

-- era 0193-atos-de-documento.sql
-- One that was marked is not published, whatever its model says.
alter table documento add column impublicavel boolean not null default false;

-- Why a signer refused.
alter table documento_assinante add column motivo text;

-- Requests of removal of what was concluded: asked by one, approved by two others, or refused with its justification.
create table exclusao (
  id          bigint generated always as identity primary key,
  conteudo_id bigint not null references conteudo on delete cascade,
  situacao    text not null default 'PENDENTE' check (situacao in ('PENDENTE', 'CONFIRMADA', 'RECUSADA', 'RETIRADA')),
  motivo      text not null,
  pedida_por  integer not null references registro.usuario,
  pedida_em   timestamptz not null,
  chefia_por  integer references registro.usuario,
  gestao_por  integer references registro.usuario,
  decidida_em timestamptz,
  decidida_por integer references registro.usuario,
  justificativa text,
  check (chefia_por is distinct from gestao_por or chefia_por is null)
);
create unique index exclusao_pendente on exclusao (conteudo_id) where situacao = 'PENDENTE';
create index exclusao_conteudo on exclusao (conteudo_id);

-- era 0198-comentarios.sql
-- Short notes on a content. One that was removed keeps its line, without its words.
create table conteudo_comentario (
  id            bigint generated always as identity primary key,
  conteudo_id   bigint not null references conteudo on delete cascade,
  texto         text,
  mencoes       integer[] not null default '{}',
  autor_id      integer not null,
  -- who wrote it in the place of the author
  substituto_id integer,
  unidade_id    integer not null,
  criado_em     timestamptz not null,
  editado_em    timestamptz,
  excluido_em   timestamptz,
  excluido_por  integer,
  check ((texto is null) = (excluido_em is not null))
);
create index conteudo_comentario_conteudo on conteudo_comentario (conteudo_id, id);

-- era 0199-publicacao.sql
-- What the public page shows and how it is found: the number, the subject and the text (A, D), and neither the people, nor the
-- fields of the type, nor what the attachments say, which are not published.
alter table documento add column publicar_ao_assinar boolean not null default false;
alter table documento add column busca_publica tsvector;

update documento d set busca_publica = ts_filter(c.busca, '{a,d}')
from conteudo c where c.id = d.id and d.publicado_em is not null;

create index documento_publicado on documento (publicado_em desc, id desc) where publicado_em is not null;
create index documento_busca_publica on documento using gin (busca_publica) where publicado_em is not null;

-- era 0201-vinculos.sql
-- The documents that were made from a content are listed with it.
create index documento_vinculado on documento (vinculado_id) where vinculado_id is not null;

-- era 0204-marcadores.sql
-- A colour, a short text and a note that a person keeps on a content: for themselves, or for those of their unit. It opens
-- nothing: a list shows it only beside what the person reaches.
create table marcador (
  id            bigint generated always as identity primary key,
  conteudo_id   bigint not null references conteudo on delete cascade,
  -- of one of the two
  usuario_id    integer references registro.usuario,
  unidade_id    integer references registro.unidade,
  cor           text not null,
  texto         text not null,
  nota          text,
  -- who wrote it as it is, and who did so in the place of the author
  autor_id      integer not null references registro.usuario,
  substituto_id integer references registro.usuario,
  alterado_em   timestamptz not null,
  check (num_nonnulls(usuario_id, unidade_id) = 1)
);
create unique index marcador_da_pessoa on marcador (usuario_id, conteudo_id) where usuario_id is not null;
create unique index marcador_da_unidade on marcador (unidade_id, conteudo_id) where unidade_id is not null;
-- a row of a list looks for those of its content
create index marcador_conteudo on marcador (conteudo_id);

-- era 0211-primeiros-interessados.sql
-- The first of the interested parties of a content, which a list names: read in order, however many there are.
create index conteudo_interessado_ordem on conteudo_interessado (conteudo_id, ordem) include (interessado_id);

-- era 0221-vigencia.sql
-- From when and until when a document is valid; of each end people are told once that it is near, and that it passed.
alter table documento
  add column vigencia_inicio date,
  add column vigencia_fim date,
  add column vigencia_avisada date,
  add column vigencia_vencida_avisada date;
alter table documento add constraint documento_vigencia check (vigencia_fim >= vigencia_inicio);
create index documento_vigencia_fim on documento (vigencia_fim) where vigencia_fim is not null;
create index documento_vigencia_inicio on documento (vigencia_inicio) where vigencia_inicio is not null;

-- era 0230-lugar-livre.sql
-- Whether the concluded text has a place of signature that nobody was named for: nobody signs it before somebody is.
alter table documento add column lugar_livre boolean not null default false;
update documento d set lugar_livre = true
from conteudo c, documento_versao v
where c.id = d.id and c.fase = 1 and c.assinaturas_feitas < c.assinaturas_total
  and v.documento_id = d.id and v.numero = d.versao_atual
  and exists (
    select from jsonb_path_query(v.corpo, 'strict $.** ? (@.type == "assinatura").attrs.chave') k
    where not exists (select from documento_assinante s
      where s.documento_id = d.id and s.versao = v.numero and s.marcador = k #>> '{}'));

-- era 0461-selar-mais-vezes.sql
-- The end of a chain that is not sealed yet is short: the events are sealed every two minutes, where nobody chose another time.
update registro.tarefa set intervalo_minutos = 2 where classe = 'selarEventos' and intervalo_minutos = 10;

-- era 0481-nomes-em-uma-forma.sql
-- Names are kept with accents and letters as one sign (NFC). What was kept otherwise is brought to it, so that who looks for it
-- finds it and nobody registers it again; where the same name is there in both forms, both stay, for whoever keeps the register
-- to decide which one is right.
do $$
declare
  c record;
  r record;
begin
  for c in select k.table_name, k.column_name from information_schema.columns k
      join information_schema.tables t on t.table_schema = k.table_schema and t.table_name = k.table_name
    where k.table_schema = 'registro' and t.table_type = 'BASE TABLE' and k.data_type = 'text' and k.is_generated = 'NEVER'
  loop
    for r in execute format('select ctid from registro.%I where %I is not nfc normalized', c.table_name, c.column_name)
    loop
      begin
        execute format('update registro.%I set %I = normalize(%2$I, nfc) where ctid = $1', c.table_name, c.column_name) using r.ctid;
      exception when unique_violation then
        raise notice 'registro.%.%: o mesmo nome em duas formas', c.table_name, c.column_name;
      end;
    end loop;
  end loop;
end $$;

-- era 0591-quem-um-campo-diz.sql
-- What a custom field says of whom it names: its first value, plain, as roles read it (fluxo/papel/read-caso.ts). A long text names nobody.
create function dito_no_campo(valor jsonb) returns text language sql immutable parallel safe strict
  as $$ select nullif(d.texto, '') from (
      select lower(btrim(case jsonb_typeof(f.primeiro) when 'object' then f.primeiro->>'valor' else f.primeiro #>> '{}' end)) as texto
      from (select case jsonb_typeof(valor) when 'array' then valor->0 else valor end as primeiro) f) d
    where length(d.texto) <= 200 $$;
create index conteudo_campo_dito on conteudo_campo (dito_no_campo(valor), rotulo) where dito_no_campo(valor) is not null;
