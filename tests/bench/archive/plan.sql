-- One row for each document to be: when, where, what and how far it went. The archive covers the years 2014 to 2025,
-- oldest first; only the newest 200 of each unit are open, whatever the total, as in a body that does its work.
create temp table novo as
select i as g, base.id + i as id, base.tramite + i * 5::bigint as tramite_id,
  origem.unidade_id, origem.organizacao_id, origem.pessoas[1 + i % cardinality(origem.pessoas)] as autor_id,
  outro.unidade_id as outra_unidade_id, outro.pessoas[1] as outra_pessoa_id,
  origem.vetor as pessoas_vetor, m.modelo_id, m.tipo_documento_id,
  format('%s %s/%s-%s', m.nome, (i - tempo.inicio) / (medida.lugares * medida.modelos) + 1, tempo.ano, origem.sigla) as numero,
  tempo.momento, a.texto as assunto, a.vetor as assunto_vetor, i % 4000 as trecho_a, (i / 4000 * 7 + i * 3) % 4000 as trecho_b,
  (i * 11 + 5) % 4000 as trecho_c,
  case
    when ordem.aberto >= 200 then 'ARQUIVADO'
    when ordem.aberto < 60 then 'A_RECEBER'
    when ordem.aberto < 80 then 'MINUTA'
    when ordem.aberto < 100 then 'COM_COPIA'
    else 'NA_UNIDADE'
  end as situacao,
  case when ordem.aberto < 200 or i % 50 > 8 then 'PUBLICO' when i % 50 > 0 then 'RESTRITO' else 'SIGILOSO' end as nivel_acesso,
  case when i % 10 < 3 then 1 else 3 end as estado_arquivado
from generate_series(1, current_setting('medida.documentos')::int) i
cross join (select count(*)::int as lugares, (select count(*)::int from modelo) as modelos,
  current_setting('medida.documentos')::int as total from lugar) medida
cross join (select coalesce(max(id), 0) + 100000 as id, (select coalesce(max(id), 0) + 100000 from tramite) as tramite
  from conteudo) base
cross join lateral (select (medida.total - i) / medida.lugares as aberto) ordem
cross join lateral (select 2014 + ((i - 1)::bigint * 12 / medida.total)::int as ano) calendario
cross join lateral (select calendario.ano, ceil((calendario.ano - 2014) * medida.total / 12.0)::int as inicio,
  timestamptz '2014-01-01 08:00-03' + (interval '4382 days' * (i::float8 / medida.total)) as momento) tempo
join lugar origem on origem.n = i % medida.lugares
join lugar outro on outro.n = (i % medida.lugares + 1 + (i / medida.lugares) % (medida.lugares - 1)) % medida.lugares
join modelo m on m.n = (i / medida.lugares) % medida.modelos
join assunto_pronto a on a.n = (i * 7919::bigint) % (select count(*) from assunto_pronto);

-- One process for each twenty documents, in the same hands and the same state, with the three documents that follow as its
-- pieces once it is archived; the open ones are among those of the inbox. Their numbers follow without gaps, as a sequence
-- gives them: the search reads lots of so many ids.
create temp table processo_novo as
select n.*, (select max(id) from novo) + row_number() over (order by n.g) as processo_id,
  (select max(tramite_id) from novo) + row_number() over (order by n.g) as envio_id
from novo n where n.g % 20 = 7 and n.situacao in ('ARQUIVADO', 'A_RECEBER', 'NA_UNIDADE');
