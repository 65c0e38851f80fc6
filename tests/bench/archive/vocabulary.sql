-- What texts are made of: words of the demonstration, the names of the municipalities, and where documents live.
select setseed(0.42);

create temp table palavra as
select row_number() over (order by sum(vezes) desc, texto)::int as posto, texto
from (
  select lower(m[1]) as texto, count(*) * 10 as vezes
  from documento_versao v,
    jsonb_path_query(v.corpo, '$.**.text') t,
    regexp_matches(t #>> '{}', '[[:alpha:]]{3,}', 'g') m
  group by 1
  union all
  select lower(m[1]), count(*)
  from registro.cidade c, regexp_matches(c.cidade, '[[:alpha:]]{4,}', 'g') m
  group by 1
) fonte
group by texto;
create unique index on palavra (posto);

-- Pieces of text, of forty words each: a few words are everywhere and most are rare (Zipf's law).
create temp table trecho as
select n, string_agg(p.texto, ' ' order by k) as texto,
  setweight(to_tsvector('portugues', string_agg(p.texto, ' ' order by k)), 'D') as vetor
from (
  select n, k, floor(power((select count(*) from palavra), random()))::int as posto
  from generate_series(0, 3999) n, generate_series(1, 40) k
  offset 0
) sorteio
join palavra p using (posto)
group by n;
create unique index on trecho (n);

create temp table assunto_pronto as
select row_number() over ()::int - 1 as n, texto, setweight(to_tsvector('portugues', texto), 'A') as vetor
from (
  select c.assunto || ' - ' || x.cidade as texto
  from (select distinct assunto from conteudo) c,
    lateral (select cidade from registro.cidade order by md5(c.assunto || id) limit 100) x
) f;
create unique index on assunto_pronto (n);

-- Units at work, with their people.
create temp table lugar as
select row_number() over (order by un.id)::int - 1 as n, un.id as unidade_id, un.sigla, un.organizacao as organizacao_id,
  array_agg(u.id order by u.id) as pessoas, setweight(to_tsvector('portugues', string_agg(u.nome, ' ')), 'B') as vetor
from registro.unidade un
join registro.usuario_unidades uu on uu.unidade = un.id
join registro.usuario u on u.id = uu.registro_id and u.ativo
where un.ativo
group by un.id;

create temp table modelo as
select row_number() over (order by id)::int - 1 as n, id as modelo_id, nome, tipo_documento as tipo_documento_id
from registro.modelo_documento where corpo is not null and ativo;

analyze palavra, trecho, assunto_pronto, lugar, modelo;
