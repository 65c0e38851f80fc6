-- Reports that leave by e-mail at their hour. Of what they count nothing is kept: each mail is written as it leaves, of what its
-- reader sees. A sending is of a moment and a person, once, whichever process comes first.
create table relatorio_envio (
  id           integer generated always as identity primary key,
  usuario_id   integer not null references registro.usuario on delete cascade,
  unidade_id   integer not null references registro.unidade on delete cascade,
  pesquisa_id  integer references pesquisa_salva on delete cascade,
  relatorio    text,
  cada         text not null check (cada in ('DIA', 'SEMANA', 'MES')),
  dia          smallint check (dia between 1 and 31),
  hora         text not null check (hora ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  so_dias_uteis boolean not null,
  ativo        boolean not null,
  proximo_em   timestamptz,
  ultimo_em    timestamptz,
  check (num_nonnulls(pesquisa_id, relatorio) = 1),
  check ((cada = 'DIA') = (dia is null)),
  check (ativo = (proximo_em is not null))
);
create index relatorio_envio_pessoa_dona on relatorio_envio (usuario_id);
create index relatorio_envio_pesquisa on relatorio_envio (pesquisa_id) where pesquisa_id is not null;
create index relatorio_envio_proximo on relatorio_envio (proximo_em) where proximo_em is not null;

create table relatorio_envio_pessoa (
  envio_id   integer not null references relatorio_envio on delete cascade,
  usuario_id integer not null references registro.usuario on delete cascade,
  saiu_em    timestamptz,
  primary key (envio_id, usuario_id)
);
create index relatorio_envio_pessoa_de on relatorio_envio_pessoa (usuario_id) where saiu_em is null;

-- `motivo` says why nothing was sent; without it, the mail tells how it went.
create table relatorio_saida (
  envio_id   integer not null references relatorio_envio on delete cascade,
  momento    timestamptz not null,
  usuario_id integer not null references registro.usuario on delete cascade,
  correio_id bigint references correio on delete set null,
  motivo     text,
  primary key (envio_id, momento, usuario_id)
);
create index relatorio_saida_correio on relatorio_saida (correio_id) where correio_id is not null;
