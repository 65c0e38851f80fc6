-- era 0400-agenda.sql
-- The agenda of the institution, of its units and of its people. Days and hours are those of the wall of the institution: an event
-- at nine is at nine, whatever the zone of who looks.
create table compromisso (
  id             bigint generated always as identity primary key,
  escopo         text not null check (escopo in ('ORGANIZACAO', 'UNIDADE', 'PESSOA')),
  organizacao_id integer not null references registro.organizacao_interna on delete cascade,
  unidade_id     integer references registro.unidade on delete cascade,
  usuario_id     integer references registro.usuario on delete cascade,
  titulo         text not null,
  lugar          text,
  descricao      text,
  de             date not null,
  ate            date not null,
  hora           text check (hora ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  hora_fim       text check (hora_fim ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  criado_por     integer not null references registro.usuario on delete cascade,
  alterado_em    timestamptz not null,
  versao         integer not null default 1,
  check ((escopo = 'UNIDADE') = (unidade_id is not null)),
  check ((escopo = 'PESSOA') = (usuario_id is not null)),
  check (ate >= de),
  check ((hora is null) = (hora_fim is null))
);
create index compromisso_periodo on compromisso (organizacao_id, ate, de);

create table compromisso_participante (
  compromisso_id bigint not null references compromisso on delete cascade,
  usuario_id     integer not null references registro.usuario on delete cascade,
  primary key (compromisso_id, usuario_id)
);
create index compromisso_participante_pessoa on compromisso_participante (usuario_id);

-- era 0373-agenda-repete.sql
-- Events that come back. The rule is an RRULE of RFC 5545, counted over days; `termina` is the last day that it reaches, none where
-- it has no end. The table of events comes after this one, and the links to it after both.
create table compromisso_serie (
  compromisso_id        bigint primary key,
  regra                 text not null,
  dia_util              text check (dia_util in ('ANTERIOR', 'SEGUINTE', 'PULAR')),
  termina               date,
  unidade_calendario_id integer references registro.unidade on delete set null
);

-- A day taken out of a series, or changed by itself: then with the event that is in its place.
create table compromisso_fora (
  compromisso_id bigint not null,
  dia            date not null,
  trocado_id     bigint,
  primary key (compromisso_id, dia)
);

-- era 0374-agenda-respostas.sql
-- What those who take part in an event answer, and notices of events: like those of contents, they keep what happened and to which
-- one, and its title is read when the notice is, by who may see it then.
create table compromisso_resposta (
  compromisso_id bigint not null,
  usuario_id     integer not null references registro.usuario on delete cascade,
  resposta       text not null check (resposta in ('VOU', 'TALVEZ', 'NAO')),
  respondido_em  timestamptz not null,
  primary key (compromisso_id, usuario_id)
);

alter table notificacao add column compromisso_id bigint;
alter table notificacao drop constraint notificacao_sem_nome;
alter table notificacao add constraint notificacao_sem_nome check (
  (conteudo_id is null and compromisso_id is null and assunto is not null and especie is null)
  or (num_nonnulls(conteudo_id, compromisso_id) = 1 and assunto is null and conteudo is null and especie is not null));

-- era 0375-agenda-lembretes.sql
-- How long before an event people are reminded of it, in minutes, and who was: once for each time that it happens, whichever process
-- comes first. `momento` is of the wall of the institution, like the event.
create table compromisso_lembrete (
  compromisso_id bigint not null,
  antes          integer not null check (antes between 0 and 40320),
  primary key (compromisso_id, antes)
);

create table compromisso_lembrado (
  compromisso_id bigint not null,
  momento        timestamp not null,
  usuario_id     integer not null references registro.usuario on delete cascade,
  primary key (compromisso_id, momento, usuario_id)
);
create index compromisso_lembrado_momento on compromisso_lembrado (momento);

-- era 0401-agenda-ligacoes.sql
-- What is kept of an event goes with it, whoever removes it: also when its person, unit or organisation goes.
delete from compromisso_serie x where not exists (select from compromisso c where c.id = x.compromisso_id);
delete from compromisso_fora x where not exists (select from compromisso c where c.id = x.compromisso_id);
delete from compromisso_resposta x where not exists (select from compromisso c where c.id = x.compromisso_id);
delete from compromisso_lembrete x where not exists (select from compromisso c where c.id = x.compromisso_id);
delete from compromisso_lembrado x where not exists (select from compromisso c where c.id = x.compromisso_id);
alter table compromisso_serie add foreign key (compromisso_id) references compromisso on delete cascade;
alter table compromisso_fora add foreign key (compromisso_id) references compromisso on delete cascade;
alter table compromisso_resposta add foreign key (compromisso_id) references compromisso on delete cascade;
alter table compromisso_lembrete add foreign key (compromisso_id) references compromisso on delete cascade;
alter table compromisso_lembrado add foreign key (compromisso_id) references compromisso on delete cascade;

-- era 0402-assinatura-da-agenda.sql
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

-- era 0403-agenda-de-quem-sai.sql
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

-- era 0405-lembretes-que-vem.sql
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
