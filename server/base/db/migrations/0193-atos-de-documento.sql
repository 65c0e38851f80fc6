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
