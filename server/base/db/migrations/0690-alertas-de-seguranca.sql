-- What somebody who looks after the installation should look at. What happens again while one is open adds to it: people are told
-- once, and not each time.
create table alerta_seguranca (
  id          bigint generated always as identity primary key,
  especie     text not null,
  -- what it is about, so that the same joins the one that is open
  chave       text not null,
  usuario_id  integer references registro.usuario on delete set null,
  enderecos   text[] not null default '{}',
  -- of the last time, where there is more to say
  detalhe     text,
  vezes       integer not null default 1,
  primeiro_em timestamptz not null,
  ultimo_em   timestamptz not null,
  avisado_em  timestamptz not null,
  fechado_em  timestamptz,
  fechado_por integer references registro.usuario on delete set null,
  nota        text
);
create unique index alerta_seguranca_aberto on alerta_seguranca (especie, chave) where fechado_em is null;
create index alerta_seguranca_ultimo on alerta_seguranca (ultimo_em desc, id desc);
create index alerta_seguranca_usuario on alerta_seguranca (usuario_id);
create index alerta_seguranca_fechado_por on alerta_seguranca (fechado_por);
