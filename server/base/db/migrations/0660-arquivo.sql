-- When a content was filed; of what is not in an archive, null. What the retention counts from is read here.
alter table conteudo add column arquivado_em timestamptz;
comment on column conteudo.estado_anterior is 'Before it was cancelled; of what went to the archive with a process, before it went.';
-- What an archive has, by state, the newest first.
create index conteudo_guarda on conteudo (detentor_unidade_id, estado, movimentado_em desc, id desc)
  where estado in (2, 3, 4, 5, 6, 7, 9) and anda_com_id is null and excluido_em is null;

-- Each time that a content was in an archive: who sent it there, who filed it, and how it left.
create table arquivamento (
  id            bigint generated always as identity primary key,
  conteudo_id   bigint not null references conteudo on delete cascade,
  arquivo_id    integer not null references registro.unidade,
  de_unidade_id integer not null references registro.unidade,
  enviado_por   integer not null references registro.usuario,
  enviado_em    timestamptz not null,
  arquivado_por integer references registro.usuario,
  arquivado_em  timestamptz,
  saida         text check (saida in ('DEVOLVIDO', 'DESARQUIVADO')),
  saida_por     integer references registro.usuario,
  saida_em      timestamptz,
  motivo        text,
  check ((saida is null) = (saida_em is null))
);
comment on column arquivamento.de_unidade_id is 'The unit that sent it, and takes it back.';
create unique index arquivamento_aberto on arquivamento (conteudo_id) where saida is null;
create index arquivamento_conteudo on arquivamento (conteudo_id);

-- What goes to the archive with a process is in the state of the process, and comes back as it was; what was cancelled stays so.
create function arquiva_junto() returns trigger language plpgsql as $$
begin
  if new.estado in (0, 1) then
    update conteudo set estado = coalesce(estado_anterior, 0), estado_anterior = null, arquivado_em = null
      where anda_com_id = new.id and estado not in (0, 1, 8);
  else
    update conteudo set estado_anterior = case when estado in (0, 1) then estado else estado_anterior end,
        estado = new.estado, arquivado_em = new.arquivado_em
      where anda_com_id = new.id and estado <> 8;
  end if;
  return null;
end $$;
create trigger arquiva_junto after update of estado on conteudo for each row
  when (new.tipo = 1 and old.estado <> new.estado and (old.estado not in (0, 1, 8) or new.estado not in (0, 1, 8)))
  execute function arquiva_junto();
