-- Um arquivo de um campo de cadastro se lê pelo registro que o tem, com o que o registro e o campo permitem, e não só por
-- quem está no sistema. De que registros ele é, no valor de agora ou no histórico que pode voltar, decide quando é descartado.
alter table arquivo add column reservado boolean not null default false;

create table arquivo_registro (
  registro    text not null,
  registro_id integer not null,
  arquivo_id  uuid not null references arquivo on delete cascade,
  primary key (registro, registro_id, arquivo_id)
);

create index arquivo_registro_arquivo on arquivo_registro (arquivo_id);
