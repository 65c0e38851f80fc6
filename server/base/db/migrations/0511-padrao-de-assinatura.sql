-- How the certificate signatures of a version are kept, frozen at its conclusion: in the PDF, or in a CMS beside it.
alter table documento_versao
  add column padrao_assinatura text not null default 'PADES' check (padrao_assinatura in ('PADES', 'CADES'));

alter table documento_emissao drop constraint documento_emissao_especie_check;
alter table documento_emissao add constraint documento_emissao_especie_check
  check (especie in ('CONGELADO', 'LEITURA', 'ASSINADO', 'SEPARADA'));
