-- The names that the specification gives: a signature made by a service in the cloud.
update documento_assinante set estrategia = 'CLOUD' where estrategia = 'NUVEM';
alter table documento_assinante add constraint documento_assinante_estrategia
  check (estrategia in ('DOCFLOW', 'DIGITAL', 'CLOUD'));

-- Searching has a permission of its own: whoever sees the inbox searched until now, and goes on.
do $$
begin
  if to_regclass('registro.perfil_acesso') is not null then
    update registro.perfil_acesso
    set permissoes = permissoes || '["PesquisaAvancadaListar"]'::jsonb
    where permissoes ? 'caixaCentralListar' and not permissoes ? 'PesquisaAvancadaListar';
  end if;
  if to_regclass('registro.sigilo') is not null then
    update registro.sigilo set descricao = 'Ultra Secreto' where descricao = 'Ultrassecreto';
  end if;
end $$;
