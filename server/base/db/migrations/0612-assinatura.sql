-- era 0203-imagem-da-assinatura.sql
-- The drawing of their signature that a person had when they signed; the papers made later show that one.
alter table documento_assinante add column imagem_id uuid references arquivo;

-- era 0305-assinatura-certificado.sql
-- Signing with certificates: what was prepared for a person to sign, the file that each signature made, and whose certificate it was.
alter table documento_emissao drop constraint documento_emissao_especie_check;
alter table documento_emissao add constraint documento_emissao_especie_check
  check (especie in ('CONGELADO', 'LEITURA', 'ASSINADO'));
-- the newest of a version is what the next person signs
create index documento_emissao_assinado on documento_emissao (documento_id, versao, emitido_em desc) where especie = 'ASSINADO';

alter table documento_assinante
  add column certificado bytea,
  -- why it was accepted, as it was known then: the authority trusted, what was known of revocation
  add column confianca jsonb;

-- where the places of signature are on the pages of the frozen file
alter table documento_versao add column lugares jsonb;

create table assinatura_pacote (
  id           uuid primary key,
  documento_id bigint not null references conteudo on delete cascade,
  versao       integer not null,
  assinante_id bigint not null references documento_assinante on delete cascade,
  usuario_id   integer not null references registro.usuario,
  base_sha256  bytea not null,
  certificado  bytea not null,
  cadeia       bytea[] not null,
  cauda        bytea not null,
  atributos    bytea not null,
  intervalo    bigint[] not null,
  criado_em    timestamptz not null,
  vence_em     timestamptz not null,
  usado_em     timestamptz
);
create index assinatura_pacote_usuario on assinatura_pacote (usuario_id, criado_em desc);
create index assinatura_pacote_documento on assinatura_pacote (documento_id);
create index assinatura_pacote_assinante on assinatura_pacote (assinante_id);
create index assinatura_pacote_vence on assinatura_pacote (vence_em);

-- era 0335-assinatura-de-anexo.sql
-- Signing attachments in XML: a package is of a document or of an attachment, and each signature of one is kept.
alter table assinatura_pacote
  alter column assinante_id drop not null,
  add column anexo_id bigint references conteudo_anexo on delete cascade,
  add constraint assinatura_pacote_de_que check ((assinante_id is null) <> (anexo_id is null));
create index assinatura_pacote_anexo on assinatura_pacote (anexo_id);

create table anexo_assinatura (
  id          bigint generated always as identity primary key,
  anexo_id    bigint not null references conteudo_anexo on delete cascade,
  -- how the signature is called in the file
  campo       text not null,
  usuario_id  integer not null references registro.usuario,
  nivel       text not null check (nivel in ('AVANCADA', 'QUALIFICADA')),
  sha256      bytea not null,
  certificado bytea not null,
  confianca   jsonb not null,
  assinado_em timestamptz not null,
  unique (anexo_id, usuario_id)
);
create index anexo_assinatura_usuario on anexo_assinatura (usuario_id);

-- era 0360-assinatura-de-protocolos.sql
-- Protocols are signed too, with certificates: signers and issued files are of any content, and only a text has places of signature.
alter table documento_assinante
  drop constraint documento_assinante_documento_id_fkey,
  add constraint documento_assinante_documento_id_fkey foreign key (documento_id) references conteudo on delete cascade,
  alter column marcador drop not null;
alter table documento_emissao
  drop constraint documento_emissao_documento_id_fkey,
  add constraint documento_emissao_documento_id_fkey foreign key (documento_id) references conteudo on delete cascade;

-- the standard of the signatures that a protocol asks for
alter table protocolo add column padrao_assinatura text check (padrao_assinatura in ('PADES'));

-- era 0385-prova-de-assinaturas.sql
-- How far the signatures with certificates of a version are proved by its own file, and until when.
create table assinatura_prova (
  documento_id  bigint not null references conteudo on delete cascade,
  versao        integer not null,
  -- absent while nobody looked at it
  nivel         text check (nivel in ('B', 'T', 'LT', 'LTA')),
  -- the end of the certificate that holds the proof
  ate           timestamptz,
  -- what the installation wanted when it was looked at
  alvo          text check (alvo in ('T', 'LT', 'LTA')),
  -- what is missing for more, in words
  falta         text,
  tentativas    integer not null default 0,
  -- when it is looked at again
  tentar_em     timestamptz,
  conferida_em  timestamptz,
  primary key (documento_id, versao)
);
create index assinatura_prova_tentar on assinatura_prova (tentar_em);
create index assinatura_prova_ate on assinatura_prova (ate);

insert into assinatura_prova (documento_id, versao, tentar_em)
  select distinct documento_id, versao, now() from documento_assinante where certificado is not null;

-- era 0386-assinatura-em-nuvem.sql
-- Signing with a certificate that a provider keeps: what a person began there, until the values came or its end.
create table assinatura_nuvem (
  id          bigint generated always as identity primary key,
  usuario_id  integer not null references registro.usuario on delete cascade,
  sessao_id   bigint not null references sessao on delete cascade,
  provedor_id integer not null,
  -- only the window where it began has it
  chave_hash  bytea not null,
  -- what the provider gives back, once
  estado_hash bytea unique,
  -- encrypted
  verificador text not null,
  -- encrypted; nothing until the person allows it
  token       text,
  certificados jsonb,
  -- what the person said yes to, where the provider asks for each set
  pacotes     uuid[],
  autorizado  boolean not null default false,
  vence_em    timestamptz not null
);
create index assinatura_nuvem_usuario on assinatura_nuvem (usuario_id);
create index assinatura_nuvem_sessao on assinatura_nuvem (sessao_id);
create index assinatura_nuvem_vence on assinatura_nuvem (vence_em);

-- era 0391-assinatura-separada.sql
-- The signatures of an attachment that stand outside it (CAdES): one CMS with one part for each who signed, as it is handed out.
create table anexo_assinatura_separada (
  anexo_id bigint primary key references conteudo_anexo on delete cascade,
  cms      bytea not null
);

-- era 0415-consentimento-em-nuvem.sql
-- What a person named when they left for a provider: what they say yes to there is for that, as it was, and for nothing else.
alter table assinatura_nuvem add column itens jsonb not null default '[]';
-- Where a provider gives the whole signature (CMS), which: what is signed is then the digest of the content.
alter table assinatura_pacote add column provedor_cms integer;

-- era 0416-prova-de-anexos.sql
-- Attachments that were signed are proved as documents are: until when, and what is missing.
alter table assinatura_prova rename column documento_id to conteudo_id;
alter table assinatura_prova drop constraint assinatura_prova_pkey;
alter table assinatura_prova
  add column id bigint generated always as identity primary key,
  add column anexo_id bigint references conteudo_anexo on delete cascade;
create unique index assinatura_prova_de on assinatura_prova (conteudo_id, versao, anexo_id) nulls not distinct;
create index assinatura_prova_anexo on assinatura_prova (anexo_id);

insert into assinatura_prova (conteudo_id, versao, anexo_id, tentar_em)
  select distinct x.conteudo_id, 0, x.id, now() from anexo_assinatura s join conteudo_anexo x on x.id = s.anexo_id;

-- era 0427-pin-recusado.sql
-- A PIN that an HSM refused, told to every server of the installation: a digest of what is stored of it, never the PIN.
create table hsm_pin_recusado (
  provedor_id integer primary key,
  marca bytea not null check (length(marca) = 32),
  vence_em timestamptz not null
);

-- era 0430-assinante-externo.sql
-- Who signs a document may be somebody from outside, by the account that they have.
alter table documento_assinante
  alter column usuario_id drop not null,
  add column externo_id integer references registro.usuario_externo,
  add constraint documento_assinante_quem check (num_nonnulls(usuario_id, externo_id) = 1);
create unique index documento_assinante_externo on documento_assinante (documento_id, versao, externo_id)
  where situacao <> 'CANCELADO';
-- what waits for the person, and what they signed
create index documento_assinante_de_fora on documento_assinante (externo_id, id desc) where externo_id is not null;

-- The code of one signature: of who is to give it, once, for some minutes.
create table assinante_codigo (
  assinante_id bigint primary key references documento_assinante on delete cascade,
  externo_id   integer not null references registro.usuario_externo on delete cascade,
  codigo_hash  bytea not null,
  tentativas   integer not null default 0,
  expira_em    timestamptz not null
);

-- era 0431-lista-e-da-autoridade.sql
-- the list goes with its authority
alter table autoridade_lista add foreign key (autoridade_id) references registro.autoridade_certificadora on delete cascade;

-- era 0510-assinatura-em-nuvem.sql
-- By which way a value came: of a key that the person has, or of one that a provider keeps in the cloud.
alter table assinatura_pacote
  add column meio text not null default 'DIGITAL' check (meio in ('DIGITAL', 'CLOUD'));

-- era 0511-padrao-de-assinatura.sql
-- How the certificate signatures of a version are kept, frozen at its conclusion: in the PDF, or in a CMS beside it.
alter table documento_versao
  add column padrao_assinatura text not null default 'PADES' check (padrao_assinatura in ('PADES', 'CADES'));

alter table documento_emissao drop constraint documento_emissao_especie_check;
alter table documento_emissao add constraint documento_emissao_especie_check
  check (especie in ('CONGELADO', 'LEITURA', 'ASSINADO', 'SEPARADA'));
