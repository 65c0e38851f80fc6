-- Whose notices changed, and which session ended: told to every process when the transaction commits. It is said here, because
-- whoever writes a notice or ends a session, by whatever way, says it then. A word of PostgreSQL has room for 8,000 bytes.
create function dizer_avisos() returns trigger language plpgsql as $$
declare quem text;
begin
  for quem in
    select string_agg(usuario_id::text, ',') from (
      select usuario_id, row_number() over () / 500 as parte from (select distinct usuario_id from mudados) d) p
    group by parte
  loop perform pg_notify('malote_aviso', 'pessoas:' || quem); end loop;
  return null;
end $$;
create trigger notificacao_criada after insert on notificacao
  referencing new table as mudados for each statement execute function dizer_avisos();
create trigger notificacao_mudada after update on notificacao
  referencing new table as mudados for each statement execute function dizer_avisos();
create trigger notificacao_apagada after delete on notificacao
  referencing old table as mudados for each statement execute function dizer_avisos();

create function dizer_fim_da_sessao() returns trigger language plpgsql as $$
begin
  perform pg_notify('malote_aviso', 'sessao:' || new.id);
  return null;
end $$;
create trigger sessao_encerrada after update of encerrada_em on sessao
  for each row when (new.encerrada_em is not null and old.encerrada_em is null) execute function dizer_fim_da_sessao();
