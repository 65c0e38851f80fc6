-- The processes that plan.sql chose; none has its constraints checked one by one: the plan keeps them.
insert into conteudo (id, tipo, numero, assunto, organizacao_id, unidade_id, autor_id, detentor_unidade_id, detentor_usuario_id,
  fase, estado, nivel_acesso, transito_id, criado_em, alterado_em, concluido_em, movimentado_em, busca)
overriding system value
select processo_id, 1, format('%s/%s', g / 20 + 1, extract(year from momento)), assunto, organizacao_id, unidade_id, autor_id,
  case when situacao = 'ARQUIVADO' then outra_unidade_id else unidade_id end,
  case when situacao = 'NA_UNIDADE' and g % 2 = 0 then autor_id end,
  1, case when situacao = 'ARQUIVADO' then estado_arquivado else 0 end, nivel_acesso,
  case when situacao = 'A_RECEBER' then envio_id end, momento, momento, momento, momento,
  setweight(to_tsvector('portugues', format('%s/%s', g / 20 + 1, extract(year from momento))), 'A') || assunto_vetor || pessoas_vetor
from processo_novo order by processo_id;

insert into processo (id, tipo_processo_id)
select processo_id, (select id from registro.tipo_processo where ativo order by id limit 1) from processo_novo order by processo_id;
insert into processo_volume (processo_id, numero, aberto_em) select processo_id, 1, momento from processo_novo order by processo_id;

insert into peca (processo_id, ordem, volume, paginas, conteudo_id, juntada_em, juntada_por, unidade_id)
select p.processo_id, row_number() over (partition by p.processo_id order by n.g), 1, 1, n.id, n.momento, p.autor_id, p.unidade_id
from processo_novo p join conteudo c on c.anda_com_id = p.processo_id join novo n on n.id = c.id;

insert into conteudo_acesso (conteudo_id, unidade_id, usuario_id, motivo, desde)
select processo_id, unidade_id, null::int, 'criou', momento from processo_novo
union all
select processo_id, outra_unidade_id, null, 'tramite', momento from processo_novo where situacao <> 'NA_UNIDADE'
union all
select processo_id, null, autor_id, 'criou', momento from processo_novo
order by 1;

insert into tramite (id, conteudo_id, especie, situacao, de_unidade_id, de_usuario_id, para_unidade_id, enviado_em, recebido_em,
  recebido_por)
overriding system value
select envio_id, processo_id, 'ENCARGO', case when situacao = 'ARQUIVADO' then 'RECEBIDO' else 'NAO_RECEBIDO' end,
  case when situacao = 'ARQUIVADO' then unidade_id else outra_unidade_id end,
  case when situacao = 'ARQUIVADO' then autor_id else outra_pessoa_id end,
  case when situacao = 'ARQUIVADO' then outra_unidade_id else unidade_id end,
  momento, case when situacao = 'ARQUIVADO' then momento end, case when situacao = 'ARQUIVADO' then outra_pessoa_id end
from processo_novo where situacao <> 'NA_UNIDADE' order by 1;

insert into evento (cadeia, seq, momento, ato, usuario_id, unidade_id, conteudo_id, dados, anterior, hash)
select cadeia, 1, momento, 'concluido', autor_id, unidade_id, processo_id, '{}', anterior,
  evento_resumo(anterior, cadeia, 1, momento, 'concluido', autor_id, null, unidade_id, null, processo_id, '{}')
from processo_novo, lateral (select 'conteudo:' || processo_id as cadeia) d,
  lateral (select sha256(convert_to(d.cadeia, 'UTF8')) as anterior) a
order by processo_id;
insert into evento_cadeia (cadeia, seq, hash, selado_seq)
select e.cadeia, 1, e.hash, 1 from evento e join processo_novo p on p.processo_id = e.conteudo_id order by e.id;

-- One of them, which everybody of the first organisation may read, has two thousand pieces, of one page, two hundred a volume.
create temp table processo_grande as
select processo_id, unidade_id, outra_unidade_id, autor_id, momento from processo_novo
where situacao = 'ARQUIVADO' and nivel_acesso = 'PUBLICO'
  and organizacao_id = (select organizacao_id from lugar order by n limit 1)
order by processo_id limit 1;

insert into peca (processo_id, ordem, volume, paginas, conteudo_id, juntada_em, juntada_por, unidade_id)
select p.processo_id, d.ordem, (d.ordem - 1) / 200 + 1, 1, d.id, p.momento + d.ordem * interval '1 hour', p.autor_id, p.unidade_id
from processo_grande p, (select id, row_number() over (order by id)::int + 3 as ordem from novo
  where g % 20 not between 8 and 10 and situacao = 'ARQUIVADO' and nivel_acesso = 'PUBLICO'
    and organizacao_id = (select organizacao_id from lugar order by n limit 1)
  order by id limit 1997) d;
insert into processo_volume (processo_id, numero, aberto_em)
select processo_id, volume, min(juntada_em) from peca where volume > 1 and processo_id = (select processo_id from processo_grande)
group by processo_id, volume;
update processo_volume v set fechado_em = (select max(juntada_em) from peca x where x.processo_id = v.processo_id and x.volume = v.numero)
where v.processo_id = (select processo_id from processo_grande) and v.numero < 10;
update conteudo c set anda_com_id = p.processo_id, detentor_unidade_id = p.outra_unidade_id, detentor_usuario_id = null
from processo_grande p, peca x where x.processo_id = p.processo_id and c.id = x.conteudo_id;
insert into evento (cadeia, seq, momento, ato, usuario_id, unidade_id, conteudo_id, dados, anterior, hash)
select 'conteudo:' || p.processo_id, x.ordem + 1, x.juntada_em, 'pecaJuntada', p.autor_id, p.unidade_id, p.processo_id, '{}',
  sha256(convert_to(x.ordem::text, 'UTF8')), sha256(convert_to((x.ordem + 1)::text, 'UTF8'))
from processo_grande p join peca x on x.processo_id = p.processo_id order by x.ordem;

select setval(pg_get_serial_sequence('conteudo', 'id'), (select max(id) from conteudo)),
  setval(pg_get_serial_sequence('tramite', 'id'), (select max(id) from tramite));
