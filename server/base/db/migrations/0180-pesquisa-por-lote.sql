-- The words of each lot of 8,192 ids apart (conteudo/caixa-central/newest-with.ts): a search reads lots from the newest on.
create function busca_por_lote(id bigint, busca tsvector) returns tsvector language sql immutable parallel safe strict
  as $$ select array_to_tsvector(array(select (id / 8192) || ':' || lexeme from unnest(busca))) $$;
-- A pending list would be read whole for each lot that is asked.
create index conteudo_busca_lote on conteudo using gin (busca_por_lote(id, busca)) with (fastupdate = off);

-- Number and year of a number, digits only and without leading zeros: the very number that somebody types.
create function numero_e_ano(numero text) returns text language sql immutable parallel safe strict
  as $$ select ltrim(regexp_replace(substring(numero from '[0-9.]*[0-9]\s*/\s*[0-9]{4}'), '[^0-9]', '', 'g'), '0') $$;
create index conteudo_numero_e_ano on conteudo (numero_e_ano(numero), id desc) where numero is not null;
