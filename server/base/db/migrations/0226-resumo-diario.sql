-- The last day of which a person was sent the digest: one a day, however many processes there are.
create table resumo_enviado (
  usuario_id integer primary key references registro.usuario on delete cascade,
  dia        date not null
);
