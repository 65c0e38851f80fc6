-- What the draft of a flow was when it was saved before: saves of one person within some minutes are one row.
create table fluxo_rascunho_salvo (
  id       bigint generated always as identity primary key,
  fluxo_id integer not null references registro.fluxo on delete cascade,
  xml      text not null,
  -- the first and the last of the saves that were joined
  desde    timestamptz not null,
  em       timestamptz not null,
  por      integer references registro.usuario
);
create index fluxo_rascunho_salvo_fluxo on fluxo_rascunho_salvo (fluxo_id, id);
insert into fluxo_rascunho_salvo (fluxo_id, xml, desde, em, por)
  select fluxo_id, xml, alterado_em, alterado_em, alterado_por from fluxo_rascunho;
