-- When each reminder is next to be looked at, on the wall of the institution, like its event: each minute reads only those whose time
-- came. At once where something changed, which the service then counts anew; never again where nothing comes.
alter table compromisso_lembrete add column lembra_em timestamp default '-infinity';
create index compromisso_lembrete_vem on compromisso_lembrete (lembra_em) where lembra_em is not null;

create function compromisso_lembra_de_novo() returns trigger language plpgsql as $$
begin
  update compromisso_lembrete set lembra_em = '-infinity' where compromisso_id = new.id;
  return null;
end $$;
create trigger compromisso_mudou_lembretes after update on compromisso for each row
  when (old.de is distinct from new.de or old.ate is distinct from new.ate or old.hora is distinct from new.hora)
  execute function compromisso_lembra_de_novo();

create function serie_lembra_de_novo() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update compromisso_lembrete set lembra_em = '-infinity' where compromisso_id = old.compromisso_id;
  end if;
  if tg_op <> 'DELETE' then
    update compromisso_lembrete set lembra_em = '-infinity' where compromisso_id = new.compromisso_id;
  end if;
  return null;
end $$;
create trigger compromisso_serie_mudou_lembretes after insert or update or delete on compromisso_serie
  for each row execute function serie_lembra_de_novo();
create trigger compromisso_fora_mudou_lembretes after insert or update or delete on compromisso_fora
  for each row execute function serie_lembra_de_novo();
