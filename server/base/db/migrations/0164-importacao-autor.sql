-- Who sent a load and from where: their session may go to another unit, or end, before the load begins.
alter table importacao add column unidade_id integer, add column substituto_id integer;
update importacao i set unidade_id = s.unidade_id from sessao s where s.id = i.sessao_id and i.situacao = 'NA_FILA';
