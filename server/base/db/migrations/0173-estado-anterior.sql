-- A cancelled content goes back to what it was: in use or finished.
alter table conteudo add column estado_anterior smallint;

update conteudo c set estado_anterior = coalesce((
  select (e.dados ->> 'de')::smallint from evento e
  where e.cadeia = 'conteudo:' || c.id and e.ato = 'cancelado' order by e.seq desc limit 1), 0)
where c.estado = 8;
