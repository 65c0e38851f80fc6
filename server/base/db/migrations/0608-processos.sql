-- era 0240-processos.sql
-- Processes: a kind of content that other contents are joined to, and travel with.
-- The content that another travels with: a piece with its process, a process with the one that it was joined to.
alter table conteudo add column anda_com_id bigint references conteudo;
create index conteudo_anda_com on conteudo (anda_com_id) where anda_com_id is not null;

create table processo (
  id               bigint primary key references conteudo on delete cascade,
  tipo_processo_id integer not null references registro.tipo_processo,
  classe_id        integer references registro.assunto,
  observacoes      text
);
create index processo_tipo on processo (tipo_processo_id);

create table processo_volume (
  processo_id bigint not null references processo on delete cascade,
  numero      integer not null,
  aberto_em   timestamptz not null,
  fechado_em  timestamptz,
  primary key (processo_id, numero)
);

-- A piece keeps its number and its place for good: what leaves is marked, never deleted. Those that are more closed than
-- the process have numbers of their own, so that no gap tells of them.
create table peca (
  id          bigint generated always as identity primary key,
  processo_id bigint not null references processo on delete cascade,
  reservada   boolean not null default false,
  ordem       integer not null check (ordem > 0),
  volume      integer not null,
  paginas     integer not null default 0,
  conteudo_id bigint not null references conteudo,
  referencia  boolean not null default false,
  de_processo_id bigint references processo,
  juntada_em  timestamptz not null,
  juntada_por integer not null references registro.usuario,
  juntada_substituto integer references registro.usuario,
  unidade_id  integer not null references registro.unidade,
  saida_em    timestamptz,
  saida_por   integer references registro.usuario,
  saida_substituto integer references registro.usuario,
  saida_unidade_id integer references registro.unidade,
  motivo      text,
  para_processo_id bigint references processo,
  termo_id    bigint references conteudo,
  unique (processo_id, reservada, ordem),
  check ((saida_em is null) = (motivo is null))
);
create unique index peca_de_um_processo on peca (conteudo_id) where saida_em is null;
create index peca_conteudo on peca (conteudo_id);

create function peca_fica() returns trigger language plpgsql as $$
begin
  if (new.processo_id, new.reservada, new.ordem, new.volume, new.conteudo_id)
     is distinct from (old.processo_id, old.reservada, old.ordem, old.volume, old.conteudo_id) then
    raise exception 'uma peça não muda de número nem de processo';
  end if;
  if old.saida_em is not null and new.saida_em is null then
    raise exception 'uma peça que saiu não volta ao mesmo número';
  end if;
  return new;
end $$;
create trigger peca_fica before update on peca for each row execute function peca_fica();

create table processo_relacao (
  id          bigint generated always as identity primary key,
  processo_id bigint not null references processo on delete cascade,
  outro_id    bigint not null references processo on delete cascade,
  especie     text not null check (especie in ('ASSOCIADO', 'APENSADO', 'ANEXADO', 'SUBPROCESSO')),
  motivo      text,
  desde       timestamptz not null,
  por         integer not null references registro.usuario,
  substituto  integer references registro.usuario,
  ate         timestamptz,
  ate_por     integer references registro.usuario,
  ate_motivo  text,
  check (processo_id <> outro_id)
);
create unique index processo_relacao_par on processo_relacao (least(processo_id, outro_id), greatest(processo_id, outro_id)) where ate is null;
create unique index processo_relacao_juntado on processo_relacao (outro_id) where ate is null and especie in ('APENSADO', 'ANEXADO');
create index processo_relacao_de on processo_relacao (processo_id);
create index processo_relacao_outro on processo_relacao (outro_id);

-- What moves a process moves what travels with it, whoever moves it.
create function anda_junto() returns trigger language plpgsql as $$
begin
  update conteudo set detentor_unidade_id = new.detentor_unidade_id, detentor_usuario_id = new.detentor_usuario_id,
      check_in_usuario_id = null, check_in_em = null, movimentado_em = new.movimentado_em
    where anda_com_id = new.id and (detentor_unidade_id, detentor_usuario_id)
      is distinct from (new.detentor_unidade_id, new.detentor_usuario_id);
  return null;
end $$;
create trigger anda_junto after update of detentor_unidade_id, detentor_usuario_id on conteudo for each row
  when (new.tipo = 1 and (old.detentor_unidade_id, old.detentor_usuario_id)
    is distinct from (new.detentor_unidade_id, new.detentor_usuario_id))
  execute function anda_junto();

-- A piece is never more open than its process; it stays as closed as it was.
create function mais_fechado(um text, outro text) returns text language sql immutable as
  $$ select case when 'SIGILOSO' in (um, outro) then 'SIGILOSO' when 'RESTRITO' in (um, outro) then 'RESTRITO' else 'PUBLICO' end $$;
create function fecha_junto() returns trigger language plpgsql as $$
begin
  update conteudo set sigilo = greatest(sigilo, new.sigilo), nivel_acesso = mais_fechado(nivel_acesso, new.nivel_acesso),
      hipotese_legal = coalesce(hipotese_legal, new.hipotese_legal)
    where anda_com_id = new.id and tipo <> 1
      and (sigilo < new.sigilo or nivel_acesso <> mais_fechado(nivel_acesso, new.nivel_acesso));
  return null;
end $$;
create trigger fecha_junto after update of sigilo, nivel_acesso on conteudo for each row
  when (new.tipo = 1 and (old.sigilo, old.nivel_acesso) is distinct from (new.sigilo, new.nivel_acesso))
  execute function fecha_junto();

-- Who is let into a process is let into what travels with it, but for what only named people see.
create function entra_junto() returns trigger language plpgsql as $$
begin
  insert into conteudo_acesso (conteudo_id, unidade_id, usuario_id, motivo, desde, por_usuario_id, tramite_id)
    select c.id, new.unidade_id, new.usuario_id, 'processo', new.desde, new.por_usuario_id, new.tramite_id
    from conteudo c join conteudo p on p.id = new.conteudo_id
    where c.anda_com_id = new.conteudo_id and (c.nivel_acesso <> 'SIGILOSO' or p.nivel_acesso = 'SIGILOSO'
      and not exists (select from peca x where x.conteudo_id = c.id and x.saida_em is null and x.reservada))
    on conflict do nothing;
  return null;
end $$;
create trigger entra_junto after insert on conteudo_acesso for each row execute function entra_junto();
create function sai_junto() returns trigger language plpgsql as $$
begin
  delete from conteudo_acesso a using conteudo c
    where c.anda_com_id = old.conteudo_id and a.conteudo_id = c.id and a.motivo = 'processo'
      and (a.unidade_id = old.unidade_id or a.usuario_id = old.usuario_id);
  return null;
end $$;
create trigger sai_junto after delete on conteudo_acesso for each row execute function sai_junto();

-- era 0265-impressao.sql
-- Whole processes on paper: what somebody asked to be put together, and the file that came of it, served again to who asks
-- for the same.
create table impressao (
  id            bigint generated always as identity primary key,
  processo_id   bigint not null references processo on delete cascade,
  formato       text not null check (formato in ('PDF', 'ZIP')),
  -- contents that were chosen; all of them when absent
  escolhidas    bigint[],
  -- what is in it, digested: who would get the same file has the same
  chave         text not null,
  -- contents whose pages are in it
  conteudos     bigint[] not null,
  usuario_id    integer not null references registro.usuario,
  substituto_id integer references registro.usuario,
  unidade_id    integer not null references registro.unidade,
  sessao_id     bigint not null,
  situacao      text not null default 'ESPERA' check (situacao in ('ESPERA', 'FAZENDO', 'PRONTA', 'FALHOU', 'CANCELADA')),
  motivo        text,
  feitas        integer not null default 0,
  total         integer not null,
  paginas       integer,
  arquivo_id    uuid references arquivo,
  pedida_em     timestamptz not null,
  terminada_em  timestamptz,
  check ((situacao = 'PRONTA') = (arquivo_id is not null)),
  check ((situacao in ('ESPERA', 'FAZENDO')) = (terminada_em is null))
);
create index impressao_de on impressao (processo_id, usuario_id, id desc);
create index impressao_igual on impressao (processo_id, chave) where situacao = 'PRONTA';
create index impressao_arquivo on impressao (arquivo_id) where arquivo_id is not null;

-- era 0266-recorrencia.sql
-- The days on which a process is opened again, each once.
create table processo_recorrencia (
  id            bigint generated always as identity primary key,
  processo_id   bigint not null references processo on delete cascade,
  numero        integer not null,
  data          date not null,
  -- the day that it had before it was put off
  data_original date,
  periodicidade text not null check (periodicidade in ('UNICA', 'DIARIA', 'SEMANAL', 'QUINZENAL', 'MENSAL')),
  -- 0 nothing yet, 1 opened, 2 cancelled, 3 put off
  situacao      smallint not null default 0 check (situacao between 0 and 3),
  motivo        text,
  criado_id     bigint references processo on delete set null,
  -- why it could not be opened on its day; it is tried again
  falha         text,
  marcada_em    timestamptz not null,
  usuario_id    integer not null references registro.usuario,
  unidade_id    integer not null references registro.unidade,
  sessao_id     bigint not null,
  unique (processo_id, numero),
  check (situacao not in (2, 3) or motivo is not null)
);
create unique index processo_recorrencia_uma_por_dia on processo_recorrencia (processo_id, data) where situacao <> 2;
create unique index processo_recorrencia_criado on processo_recorrencia (criado_id) where criado_id is not null;
create index processo_recorrencia_do_dia on processo_recorrencia (data) where situacao in (0, 3);

-- era 0315-impressao-nomeados.sql
-- Contents that a file names without their pages: what left the process and who asked still saw.
alter table impressao add column nomeados bigint[] not null default '{}';

-- era 0316-imprimir-e-recorrer.sql
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

-- era 0317-ordem-das-minutas.sql
-- The drafts of a process in the order in which people put them; those that nobody placed come after, as they were made.
alter table processo add column minutas_em_ordem bigint[] not null default '{}';
