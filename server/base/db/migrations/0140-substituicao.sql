-- A substitute works in the units of the absent person, and goes back to the unit they came from.
alter table sessao add column unidade_propria_id integer;
