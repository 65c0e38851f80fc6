-- What a custom field says of whom it names: its first value, plain, as roles read it (fluxo/papel/read-caso.ts). A long text names nobody.
create function dito_no_campo(valor jsonb) returns text language sql immutable parallel safe strict
  as $$ select nullif(d.texto, '') from (
      select lower(btrim(case jsonb_typeof(f.primeiro) when 'object' then f.primeiro->>'valor' else f.primeiro #>> '{}' end)) as texto
      from (select case jsonb_typeof(valor) when 'array' then valor->0 else valor end as primeiro) f) d
    where length(d.texto) <= 200 $$;
create index conteudo_campo_dito on conteudo_campo (dito_no_campo(valor), rotulo) where dito_no_campo(valor) is not null;
