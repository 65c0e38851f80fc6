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
