-- The agenda of the institution, of its units and of its people. Days and hours are those of the wall of the institution: an event
-- at nine is at nine, whatever the zone of who looks.
create table compromisso (
  id             bigint generated always as identity primary key,
  escopo         text not null check (escopo in ('ORGANIZACAO', 'UNIDADE', 'PESSOA')),
  organizacao_id integer not null references registro.organizacao_interna on delete cascade,
  unidade_id     integer references registro.unidade on delete cascade,
  usuario_id     integer references registro.usuario on delete cascade,
  titulo         text not null,
  lugar          text,
  descricao      text,
  de             date not null,
  ate            date not null,
  hora           text check (hora ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  hora_fim       text check (hora_fim ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  criado_por     integer not null references registro.usuario on delete cascade,
  alterado_em    timestamptz not null,
  versao         integer not null default 1,
  check ((escopo = 'UNIDADE') = (unidade_id is not null)),
  check ((escopo = 'PESSOA') = (usuario_id is not null)),
  check (ate >= de),
  check ((hora is null) = (hora_fim is null))
);
create index compromisso_periodo on compromisso (organizacao_id, ate, de);

create table compromisso_participante (
  compromisso_id bigint not null references compromisso on delete cascade,
  usuario_id     integer not null references registro.usuario on delete cascade,
  primary key (compromisso_id, usuario_id)
);
create index compromisso_participante_pessoa on compromisso_participante (usuario_id);
