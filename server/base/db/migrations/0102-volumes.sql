-- Volumes became a register; what files occupy is kept there, and what each act adds or takes away waits beside it.
insert into registro.volume (id, nome, pasta, aceita, limite_arquivos, limite_gb)
overriding system value
select id, nome, pasta, aceita, limite_arquivos, case when limite_bytes is not null then greatest(round(limite_bytes / 1073741824.0, 3), 0.001) end from volume;
select setval(pg_get_serial_sequence('registro.volume', 'id'), (select max(id) from registro.volume))
where exists (select from registro.volume);
alter table arquivo drop constraint arquivo_volume_id_fkey;
alter table arquivo add constraint arquivo_volume_id_fkey foreign key (volume_id) references registro.volume;
drop table volume;

-- A counter that every upload changes would make uploads wait for each other: each adds a line, and lines are summed later.
create table volume_movimento (
  volume_id integer not null references registro.volume on delete cascade,
  bytes     bigint not null,
  arquivos  integer not null
);
create index volume_movimento_volume on volume_movimento (volume_id);
insert into volume_movimento (volume_id, bytes, arquivos)
select volume_id, sum(tamanho), count(*) from (select distinct on (volume_id, sha256) volume_id, tamanho from arquivo) f
group by volume_id;
