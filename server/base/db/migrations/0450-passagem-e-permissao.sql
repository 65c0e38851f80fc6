-- Handing over what a person or a unit holds has permissions of its own; who administers an organisation and could do it goes on.
do $$
begin
  if to_regclass('registro.perfil_acesso') is not null then
    update registro.perfil_acesso
    set permissoes = permissoes || '["usuarioPassar"]'::jsonb, versao = versao + 1
    where administrador_local and permissoes ? 'usuarioEditar' and not permissoes ? 'usuarioPassar';
    update registro.perfil_acesso
    set permissoes = permissoes || '["unidadePassar"]'::jsonb, versao = versao + 1
    where administrador_local and permissoes ? 'unidadeEditar' and not permissoes ? 'unidadePassar';
  end if;
end $$;
