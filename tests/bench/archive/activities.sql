-- A flow for each document that was concluded: over what is archived it ended, with its activity done; over what is in its unit
-- it waits, and calls two people of it; what was done calls nobody. What is open is the same whatever the archive.
with fluxo_novo as (
  insert into registro.fluxo (codigo, nome, ativo, criado_em, criado_por)
  values ('MEDIDA-ACERVO', 'Medida do acervo', true, now(), (select min(id) from registro.usuario)) returning id)
insert into fluxo_versao (fluxo_id, numero, xml, plano, motor, publicada_em, publicada_por)
select id, 1, '', '{"fonte": "{}", "elementos": {"t": {"nome": "Conferir", "atividade": {"especie": "FORMULARIO", "papel": "MEDIDA",
  "instrucao": "", "modelo": "", "todos": false, "campos": []}}}}', '', now(), (select min(id) from registro.usuario) from fluxo_novo;

insert into fluxo_instancia (id, versao_id, conteudo_id, situacao, iniciador_id, iniciador_unidade_id, autor, evento_id, iniciada_em,
  terminada_em)
overriding system value
select n.id, v.id, n.id, case when situacao = 'ARQUIVADO' then 'CONCLUIDA' else 'ATIVA' end, autor_id, unidade_id, '{}', -n.id, momento,
  case when situacao = 'ARQUIVADO' then momento + interval '9 days' end
from novo n, (select v.id from fluxo_versao v join registro.fluxo f on f.id = v.fluxo_id and f.codigo = 'MEDIDA-ACERVO') v
where situacao in ('ARQUIVADO', 'NA_UNIDADE') order by n.id;

insert into fluxo_atividade (id, instancia_id, execucao, elemento, nome, especie, situacao, aberta_em, prazo, papel, desde, fechada_em,
  fechada_por)
overriding system value
select n.id, n.id, 't_' || n.id, 't', 'Conferir', 'FORMULARIO', case when situacao = 'ARQUIVADO' then 'CONCLUIDA' else 'ABERTA' end, momento,
  case when g % 3 > 0 then momento::date + 5 end, 'MEDIDA', 0, case when situacao = 'ARQUIVADO' then momento + interval '9 days' end,
  case when situacao = 'ARQUIVADO' then autor_id end
from novo n where situacao in ('ARQUIVADO', 'NA_UNIDADE') order by n.id;

insert into fluxo_atividade_candidato (atividade_id, usuario_id, unidade_id)
select distinct n.id, l.pessoas[1 + (n.g + k) % cardinality(l.pessoas)], n.unidade_id
from novo n join lugar l on l.unidade_id = n.unidade_id, generate_series(0, 1) k
where situacao = 'NA_UNIDADE' order by 1;

select setval(pg_get_serial_sequence('fluxo_instancia', 'id'), (select max(id) from fluxo_instancia)),
  setval(pg_get_serial_sequence('fluxo_atividade', 'id'), (select max(id) from fluxo_atividade));
