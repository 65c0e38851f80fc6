-- Nobody reads the file of a load again after its end, and it may hold passwords.
update arquivo set em_uso = false
where id in (select arquivo_id from importacao where situacao not in ('NA_FILA', 'EM_ANDAMENTO'));
