-- Dossiers: everything on one person, place, property or project. What is in one is only named by it: it stays where it is, with
-- the access that it has, and may be in others.
create table dossie (
  id             bigint primary key references conteudo on delete cascade,
  tipo_dossie_id integer not null references registro.tipo_dossie,
  classe_id      integer references registro.assunto,
  -- about whom or what, where it is no interested party
  nome           text,
  identificador  text,
  observacoes    text,
  -- the volume that new pieces enter
  volume         integer not null default 1 check (volume > 0)
);
create index dossie_tipo on dossie (tipo_dossie_id);
create index dossie_classe on dossie (classe_id) where classe_id is not null;

-- What is, or was, in a dossier. What left keeps its place, who took it out and why.
create table dossie_peca (
  id               integer generated always as identity primary key,
  dossie_id        bigint not null references dossie on delete cascade,
  conteudo_id      bigint not null references conteudo on delete cascade,
  ordem            integer not null,
  volume           integer not null,
  -- the row of the type that it satisfies; the type may lose the row
  esperada_id      integer,
  validade         date,
  dados_pessoais   boolean not null default false,
  em               timestamptz not null,
  por              integer not null references registro.usuario,
  substituto       integer references registro.usuario,
  saida_em         timestamptz,
  saida_por        integer references registro.usuario,
  saida_substituto integer references registro.usuario,
  motivo           text,
  unique (dossie_id, ordem),
  check ((saida_em is null) = (saida_por is null) and (saida_em is null) = (motivo is null))
);
create unique index dossie_peca_uma_vez on dossie_peca (dossie_id, conteudo_id) where saida_em is null;
create index dossie_peca_conteudo on dossie_peca (conteudo_id);
create index dossie_peca_validade on dossie_peca (validade) where validade is not null and saida_em is null;
