-- the list goes with its authority
alter table autoridade_lista add foreign key (autoridade_id) references registro.autoridade_certificadora on delete cascade;
