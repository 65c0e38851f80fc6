-- How long before an event people are reminded of it, in minutes, and who was: once for each time that it happens, whichever process
-- comes first. `momento` is of the wall of the institution, like the event.
create table compromisso_lembrete (
  compromisso_id bigint not null,
  antes          integer not null check (antes between 0 and 40320),
  primary key (compromisso_id, antes)
);

create table compromisso_lembrado (
  compromisso_id bigint not null,
  momento        timestamp not null,
  usuario_id     integer not null references registro.usuario on delete cascade,
  primary key (compromisso_id, momento, usuario_id)
);
create index compromisso_lembrado_momento on compromisso_lembrado (momento);
