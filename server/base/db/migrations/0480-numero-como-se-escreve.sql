-- Sequence and year of a number as people write them (schemas/numeracao/written-number.ts reads what is typed): without points,
-- zeros before, the code before or the check after, the year in four digits. "Ofício 007/19-CCL" is 7/2019.
create function numero_escrito(numero text) returns text language sql immutable parallel safe strict
  as $$ select regexp_replace(replace(m[1], '.', ''), '^0+(?=[0-9])', '') || '/'
      || case when length(coalesce(m[2], m[3])) = 4 then coalesce(m[2], m[3])
        when m[2] <= '79' then '20' || m[2] else '19' || m[2] end
    from regexp_match(numero,
      '(?<![0-9/])([0-9]{1,3}(?:[.][0-9]{3})+|[0-9]+)(?:\s*/\s*((?:19|20)[0-9]{2}|[0-9]{2})|\s*-\s*((?:19|20)[0-9]{2}))(?![0-9/])') m $$;
-- Equal to one, or of a sequence in any year.
create index conteudo_numero_escrito on conteudo (numero_escrito(numero) text_pattern_ops, id desc) where numero is not null;
drop index conteudo_numero_e_ano;
drop function numero_e_ano(text);
