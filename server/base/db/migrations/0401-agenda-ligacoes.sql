-- What is kept of an event goes with it, whoever removes it: also when its person, unit or organisation goes.
delete from compromisso_serie x where not exists (select from compromisso c where c.id = x.compromisso_id);
delete from compromisso_fora x where not exists (select from compromisso c where c.id = x.compromisso_id);
delete from compromisso_resposta x where not exists (select from compromisso c where c.id = x.compromisso_id);
delete from compromisso_lembrete x where not exists (select from compromisso c where c.id = x.compromisso_id);
delete from compromisso_lembrado x where not exists (select from compromisso c where c.id = x.compromisso_id);
alter table compromisso_serie add foreign key (compromisso_id) references compromisso on delete cascade;
alter table compromisso_fora add foreign key (compromisso_id) references compromisso on delete cascade;
alter table compromisso_resposta add foreign key (compromisso_id) references compromisso on delete cascade;
alter table compromisso_lembrete add foreign key (compromisso_id) references compromisso on delete cascade;
alter table compromisso_lembrado add foreign key (compromisso_id) references compromisso on delete cascade;
