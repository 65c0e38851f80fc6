-- Which blocks the home of each person has and where; without a line, that of the profile, and without that one, the product's.
create table painel_pessoa (
  usuario_id  integer primary key references registro.usuario on delete cascade,
  arranjo     jsonb not null,
  guardado_em timestamptz not null
);
create table painel_perfil (
  perfil_id    integer primary key references registro.perfil_acesso on delete cascade,
  arranjo      jsonb not null,
  guardado_em  timestamptz not null,
  guardado_por integer not null references registro.usuario
);
create index painel_perfil_guardado_por on painel_perfil (guardado_por);
