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
