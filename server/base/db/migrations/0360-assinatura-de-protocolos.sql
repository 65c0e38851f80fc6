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
