-- Who leaves a unit loses the addresses that show the agenda as seen from it, at once, and does not find them again on coming back.
-- The units of a person are written anew when their record is saved: whether they left is known at the end of the transaction.
delete from agenda_assinatura a where not exists (
  select from registro.usuario_unidades x where x.registro_id = a.usuario_id and x.unidade = a.unidade_id);

create function agenda_de_quem_sai() returns trigger language plpgsql as $$
begin
  delete from agenda_assinatura a
    where a.usuario_id = old.registro_id and a.unidade_id = old.unidade
      and not exists (select from registro.usuario_unidades x
        where x.registro_id = a.usuario_id and x.unidade = a.unidade_id);
  return null;
end $$;
create constraint trigger usuario_unidades_sem_agenda after delete or update on registro.usuario_unidades
  deferrable initially deferred for each row execute function agenda_de_quem_sai();
