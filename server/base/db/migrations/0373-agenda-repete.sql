-- Events that come back. The rule is an RRULE of RFC 5545, counted over days; `termina` is the last day that it reaches, none where
-- it has no end. The table of events comes after this one, and the links to it after both.
create table compromisso_serie (
  compromisso_id        bigint primary key,
  regra                 text not null,
  dia_util              text check (dia_util in ('ANTERIOR', 'SEGUINTE', 'PULAR')),
  termina               date,
  unidade_calendario_id integer references registro.unidade on delete set null
);

-- A day taken out of a series, or changed by itself: then with the event that is in its place.
create table compromisso_fora (
  compromisso_id bigint not null,
  dia            date not null,
  trocado_id     bigint,
  primary key (compromisso_id, dia)
);
