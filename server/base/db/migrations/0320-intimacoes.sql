-- Notices that the body sends to a party of a process who has an account of outside.
create table intimacao (
  id            bigint generated always as identity primary key,
  processo_id   bigint not null references conteudo on delete cascade,
  externo_id    integer not null references registro.usuario_externo,
  assunto       text not null,
  texto         text not null,
  -- to answer, counted from the day of which it is acknowledged; without them no answer is asked
  dias          integer check (dias between 1 and 365),
  enviada_em    timestamptz not null,
  usuario_id    integer not null references registro.usuario,
  substituto_id integer references registro.usuario,
  unidade_id    integer not null references registro.unidade,
  -- the last day on which it may be opened; at the end of it, it is taken as acknowledged
  tacita_em     date not null,
  ciencia       text check (ciencia in ('LEITURA', 'TACITA')),
  ciencia_em    timestamptz,
  ciencia_dia   date,
  ciencia_por   integer references registro.usuario_externo,
  prazo         date,
  resposta      text,
  respondida_em timestamptz,
  respondida_por integer references registro.usuario_externo,
  cancelada_em  timestamptz,
  motivo        text,
  -- when the process got the certificate of it
  certidao_em   timestamptz,
  check ((ciencia is null) = (ciencia_em is null) and (ciencia is null) = (ciencia_dia is null)),
  check (ciencia <> 'LEITURA' or ciencia_por is not null),
  check (respondida_em is null or (ciencia is not null and dias is not null)),
  check (cancelada_em is null or ciencia is null)
);
create index intimacao_de on intimacao (externo_id, id desc);
create index intimacao_processo on intimacao (processo_id, id desc);
create index intimacao_espera on intimacao (tacita_em) where ciencia is null and cancelada_em is null;
create index intimacao_sem_certidao on intimacao (id) where ciencia is not null and certidao_em is null;

-- What goes with a notice: read by who was notified, while it may be shown.
create table intimacao_documento (
  intimacao_id bigint not null references intimacao on delete cascade,
  documento_id bigint not null references documento on delete cascade,
  primary key (intimacao_id, documento_id)
);
create index intimacao_documento_de on intimacao_documento (documento_id);
