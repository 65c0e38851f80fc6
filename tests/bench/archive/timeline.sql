-- One document of the archive has a long story: five hundred acts, of which a fifth are forwardings.
insert into evento (cadeia, seq, momento, ato, usuario_id, unidade_id, conteudo_id, dados, anterior, hash)
select e.cadeia, e.seq + n, e.momento + n * interval '1 hour', case when n % 5 = 0 then 'tramitado' else 'comentado' end,
  e.usuario_id, e.unidade_id, e.conteudo_id, '{}', sha256(convert_to(e.cadeia || n, 'UTF8')),
  sha256(convert_to(e.cadeia || (n + 1), 'UTF8'))
from evento e, generate_series(1, 499) n
where e.conteudo_id = current_setting('medida.longo')::bigint and e.seq = 1;

insert into tramite (conteudo_id, especie, situacao, de_unidade_id, de_usuario_id, para_unidade_id, enviado_em, recebido_em,
  recebido_por)
select t.conteudo_id, 'ENCARGO', 'RECEBIDO', t.de_unidade_id, t.de_usuario_id, t.para_unidade_id,
  t.enviado_em + n * interval '5 hours', t.enviado_em + n * interval '5 hours', t.recebido_por
from (select * from tramite where conteudo_id = current_setting('medida.longo')::bigint order by id desc limit 1) t,
  generate_series(1, 100) n;
