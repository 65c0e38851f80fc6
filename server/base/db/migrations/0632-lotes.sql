-- Lots: contents of any kind that travel together. While they are in one they go where it goes, as the pieces of a process do.
create table lote (
  id          bigint primary key references conteudo on delete cascade,
  observacoes text,
  -- the lot whose refused items this one takes back
  devolve_id  bigint references lote on delete set null
);
create index lote_devolve on lote (devolve_id) where devolve_id is not null;

-- What is, or was, in a lot, and what became of it.
create table lote_item (
  lote_id     bigint not null references lote on delete cascade,
  conteudo_id bigint not null references conteudo on delete cascade,
  ordem       integer not null,
  situacao    text not null default 'INCLUIDO' check (situacao in ('INCLUIDO', 'FICOU', 'RETIRADO', 'RECEBIDO', 'RECUSADO')),
  -- why it stayed, or was refused
  motivo      text,
  em          timestamptz not null,
  por         integer not null references registro.usuario,
  substituto  integer references registro.usuario,
  primary key (lote_id, conteudo_id),
  check (situacao not in ('FICOU', 'RECUSADO') or motivo is not null)
);
create unique index lote_item_em_um_lote on lote_item (conteudo_id) where situacao = 'INCLUIDO';

create or replace trigger anda_junto after update of detentor_unidade_id, detentor_usuario_id on conteudo for each row
  when (new.tipo in (1, 4) and (old.detentor_unidade_id, old.detentor_usuario_id)
    is distinct from (new.detentor_unidade_id, new.detentor_usuario_id))
  execute function anda_junto();
