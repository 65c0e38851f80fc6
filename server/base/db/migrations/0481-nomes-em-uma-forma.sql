-- Names are kept with accents and letters as one sign (NFC). What was kept otherwise is brought to it, so that who looks for it
-- finds it and nobody registers it again; where the same name is there in both forms, both stay, for whoever keeps the register
-- to decide which one is right.
do $$
declare
  c record;
  r record;
begin
  for c in select k.table_name, k.column_name from information_schema.columns k
      join information_schema.tables t on t.table_schema = k.table_schema and t.table_name = k.table_name
    where k.table_schema = 'registro' and t.table_type = 'BASE TABLE' and k.data_type = 'text' and k.is_generated = 'NEVER'
  loop
    for r in execute format('select ctid from registro.%I where %I is not nfc normalized', c.table_name, c.column_name)
    loop
      begin
        execute format('update registro.%I set %I = normalize(%2$I, nfc) where ctid = $1', c.table_name, c.column_name) using r.ctid;
      exception when unique_violation then
        raise notice 'registro.%.%: o mesmo nome em duas formas', c.table_name, c.column_name;
      end;
    end loop;
  end loop;
end $$;
