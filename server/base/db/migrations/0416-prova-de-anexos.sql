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
