-- Secret addresses by which another calendar reads the agenda of a person, as seen from one of their units. Of the address only its
-- hash is kept; `lido_em` says, within the hour, when it was last read.
create table agenda_assinatura (
  id          integer generated always as identity primary key,
  usuario_id  integer not null references registro.usuario on delete cascade,
  unidade_id  integer not null references registro.unidade on delete cascade,
  hash        bytea not null unique,
  nome        text not null,
  pessoal     boolean not null,
  unidade     boolean not null,
  organizacao boolean not null,
  prazos      text not null check (prazos in ('NAO', 'SEM_NOME', 'COM_NOME')),
  criada_em   timestamptz not null,
  lido_em     timestamptz
);
create index agenda_assinatura_pessoa on agenda_assinatura (usuario_id);

-- Who leaves loses the addresses at once, and does not find them again on coming back.
create function agenda_sem_assinatura() returns trigger language plpgsql as $$
begin
  delete from agenda_assinatura where usuario_id = new.id;
  return null;
end $$;
create trigger usuario_sem_agenda after update on registro.usuario
  for each row when (old.ativo and not new.ativo) execute function agenda_sem_assinatura();
