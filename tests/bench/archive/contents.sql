-- The rows themselves, in the order of their ids. Constraints are not checked one by one: the plan keeps them. What is a piece
-- of an archived process is in its hands.
insert into conteudo (id, tipo, numero, assunto, organizacao_id, unidade_id, autor_id, detentor_unidade_id, detentor_usuario_id,
  fase, estado, nivel_acesso, transito_id, anda_com_id, criado_em, alterado_em, concluido_em, movimentado_em, assinaturas_total,
  assinaturas_feitas, busca)
overriding system value
select n.id, 2, case when situacao <> 'MINUTA' then numero end, assunto, organizacao_id, n.unidade_id, autor_id,
  case when situacao = 'ARQUIVADO' then coalesce(p.unidade, outra_unidade_id) else n.unidade_id end,
  case when situacao = 'MINUTA' or (situacao = 'NA_UNIDADE' and g % 2 = 0) then autor_id end,
  case when situacao = 'MINUTA' then 0 else 1 end, case when situacao = 'ARQUIVADO' then estado_arquivado else 0 end,
  nivel_acesso, case when situacao = 'A_RECEBER' then tramite_id end, p.id,
  momento, momento, case when situacao <> 'MINUTA' then momento end, momento,
  case when situacao = 'MINUTA' then 0 else 1 end, case when situacao = 'MINUTA' then 0 else 1 end,
  case when situacao <> 'MINUTA' then
    setweight(to_tsvector('portugues', numero), 'A') || assunto_vetor || pessoas_vetor || a.vetor || b.vetor || c.vetor end
from novo n
join trecho a on a.n = trecho_a join trecho b on b.n = trecho_b join trecho c on c.n = trecho_c
left join (select g as processo_g, processo_id as id, outra_unidade_id as unidade from processo_novo
  where situacao = 'ARQUIVADO') p on processo_g = n.g - n.g % 20 + 7 and n.g % 20 between 8 and 10
    and situacao = 'ARQUIVADO'
order by n.id;

insert into documento (id, tipo_documento_id, modelo_id, codigo)
select id, tipo_documento_id, modelo_id, case when situacao <> 'MINUTA' then
  regexp_replace(upper(substr(md5('codigo' || id), 1, 16)), '(.{4})(.{4})(.{4})(.{4})', '\1-\2-\3-\4') end
from novo order by id;

insert into documento_versao (documento_id, numero, situacao, corpo, propriedades, criada_em, concluida_em, concluida_por, paginas)
select n.id, 1, case when situacao = 'MINUTA' then 'MINUTA' else 'CONCLUIDA' end,
  jsonb_build_object('type', 'doc', 'content', (
    select jsonb_agg(jsonb_build_object('type', 'paragraph', 'content',
      jsonb_build_array(jsonb_build_object('type', 'text', 'text', p)))) from unnest(array[a.texto, b.texto, c.texto]) p)),
  '[]', momento, case when situacao <> 'MINUTA' then momento end, case when situacao <> 'MINUTA' then autor_id end,
  case when situacao <> 'MINUTA' then 1 end
from novo n
join trecho a on a.n = trecho_a join trecho b on b.n = trecho_b join trecho c on c.n = trecho_c
order by n.id;

insert into documento_assinante (documento_id, versao, usuario_id, unidade_id, marcador, ordem, situacao, nivel, liberado_em,
  assinado_em, por_usuario_id)
select id, 1, autor_id, unidade_id, 'assinatura_1', 1, 'ASSINADO', 'SIMPLES', momento, momento, autor_id
from novo where situacao <> 'MINUTA' order by id;

insert into conteudo_acesso (conteudo_id, unidade_id, usuario_id, motivo, desde)
select id, unidade_id, null::int, 'criou', momento from novo where situacao <> 'MINUTA'
union all
select id, outra_unidade_id, null, 'tramite', momento from novo where situacao in ('ARQUIVADO', 'A_RECEBER', 'COM_COPIA')
union all
select id, null, autor_id, 'criou', momento from novo
order by 1;

-- Each person follows two hundred of them, of all years.
insert into acompanhamento (usuario_id, conteudo_id, desde)
select p.id, n.id, n.momento
from (select distinct unnest(pessoas) as id from lugar) p, generate_series(1, 200) k,
  lateral (select 1 + ((p.id * 7919 + k::bigint * current_setting('medida.documentos')::int / 200)
    % current_setting('medida.documentos')::int)::int as g) escolhido
join novo n on n.g = escolhido.g
on conflict do nothing;

-- Most went to another unit and stayed; some came back; what waits was sent by the other unit.
insert into tramite (id, conteudo_id, especie, situacao, de_unidade_id, de_usuario_id, para_unidade_id, para_usuario_id,
  prazo, enviado_em, recebido_em, recebido_por)
overriding system value
select tramite_id, id,
  case when situacao = 'COM_COPIA' then 'CONHECIMENTO' else 'ENCARGO' end,
  case when situacao = 'ARQUIVADO' then 'RECEBIDO' else 'NAO_RECEBIDO' end,
  case when situacao = 'ARQUIVADO' then unidade_id else outra_unidade_id end,
  case when situacao = 'ARQUIVADO' then autor_id else outra_pessoa_id end,
  case when situacao = 'ARQUIVADO' then outra_unidade_id else unidade_id end,
  case when situacao = 'A_RECEBER' and g % 3 = 0 then autor_id end,
  case when situacao = 'A_RECEBER' and g % 2 = 0 then momento::date + 30 end,
  momento, case when situacao = 'ARQUIVADO' then momento end, case when situacao = 'ARQUIVADO' then outra_pessoa_id end
from novo where situacao in ('ARQUIVADO', 'A_RECEBER', 'COM_COPIA')
order by 1;

-- Before it stayed, what is archived went there and back twice: five forwardings for each document.
insert into tramite (id, conteudo_id, especie, situacao, de_unidade_id, de_usuario_id, para_unidade_id, enviado_em, recebido_em,
  recebido_por)
overriding system value
select tramite_id - antes, id, 'ENCARGO', 'RECEBIDO', case when ida then unidade_id else outra_unidade_id end,
  case when ida then autor_id else outra_pessoa_id end, case when ida then outra_unidade_id else unidade_id end,
  momento - antes * interval '1 day', momento - antes * interval '1 day', case when ida then outra_pessoa_id else autor_id end
from novo, lateral (select antes, antes % 2 = 0 as ida from generate_series(1, 4) antes) hop
where situacao = 'ARQUIVADO' order by 1;

-- One sealed act each, so that the chains are as many as the documents.
insert into evento (cadeia, seq, momento, ato, usuario_id, unidade_id, conteudo_id, dados, anterior, hash)
select cadeia, 1, momento, 'concluido', autor_id, unidade_id, id, dados, anterior,
  evento_resumo(anterior, cadeia, 1, momento, 'concluido', autor_id, null, unidade_id, null, id, dados)
from novo n, lateral (select 'conteudo:' || id as cadeia, jsonb_build_object('numero', numero) as dados) d,
  lateral (select sha256(convert_to(d.cadeia, 'UTF8')) as anterior) a
where situacao <> 'MINUTA' order by id;
insert into evento_cadeia (cadeia, seq, hash, selado_seq)
select cadeia, 1, hash, 1 from evento e where exists (select from novo where novo.id = e.conteudo_id) order by e.id;

select setval(pg_get_serial_sequence('conteudo', 'id'), (select max(id) from conteudo)),
  setval(pg_get_serial_sequence('tramite', 'id'), (select max(id) from tramite));
