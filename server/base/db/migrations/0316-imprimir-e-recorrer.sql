-- Who reads processes puts their pieces together in a file, and who edits them opens them again on other days: both have
-- permissions of their own, and whoever had the wider one goes on.
do $$
begin
  if to_regclass('registro.perfil_acesso') is not null then
    update registro.perfil_acesso
    set permissoes = permissoes || '["imprimirDocumento"]'::jsonb
    where permissoes ? 'processoConsultar' and not permissoes ? 'imprimirDocumento';
    update registro.perfil_acesso
    set permissoes = permissoes || '["processoRecorrente"]'::jsonb
    where permissoes ? 'processoEditar' and not permissoes ? 'processoRecorrente';
  end if;
end $$;
