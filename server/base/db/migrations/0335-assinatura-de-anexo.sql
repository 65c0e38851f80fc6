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
