-- In what a content is: in the system alone, on paper alone, or both; how thick its paper is; and, of what is in no registered
-- place, where it is in words.
alter table conteudo
  add column suporte text not null default 'DIGITAL' check (suporte in ('DIGITAL', 'FISICO', 'HIBRIDO')),
  add column espessura_mm integer check (espessura_mm > 0),
  add column local_fisico text;
update conteudo c set local_fisico = p.local_fisico, suporte = 'HIBRIDO'
  from protocolo p where p.id = c.id and p.local_fisico is not null;
alter table protocolo drop column local_fisico;

-- Where each thing is, and was. The path is in the words of its day: boxes move, and shelves are called otherwise.
create table guarda (
  id            bigint generated always as identity primary key,
  conteudo_id   bigint not null references conteudo on delete cascade,
  local_id      integer not null references registro.local_guarda,
  caminho       text not null,
  desde         timestamptz not null,
  por           integer references registro.usuario,
  substituto    integer references registro.usuario,
  ate           timestamptz
);
create unique index guarda_agora on guarda (conteudo_id) where ate is null;
create index guarda_no_local on guarda (local_id) where ate is null;
create index guarda_local on guarda (local_id);
create index guarda_conteudo on guarda (conteudo_id, id desc);
create index guarda_por on guarda (por);
create index guarda_substituto on guarda (substituto) where substituto is not null;

-- A batch that puts its contents in a place.
alter table ato_em_lote
  add column para_local_id integer references registro.local_guarda on delete set null,
  add column espessura_mm integer;
create index ato_em_lote_para_local on ato_em_lote (para_local_id) where para_local_id is not null;

-- A place with all that is below it. The depth is bound: a tree that somebody closed into a ring by hand ends all the same.
create function locais_abaixo(raiz integer) returns setof integer language sql stable as $$
  with recursive abaixo(id) as (
    select raiz union select l.id from abaixo join registro.local_guarda l on l.local_superior = abaixo.id)
  select id from abaixo $$;

-- A place with all that it stands in, the nearest first.
create function locais_acima(folha integer) returns table (id integer, passo integer) language sql stable as $$
  with recursive acima(id, passo) as (
    select folha, 0
    union all select l.local_superior, passo + 1 from acima join registro.local_guarda l on l.id = acima.id
      where l.local_superior is not null and passo < 30)
  select id, passo from acima $$;

create function caminho_do_local(folha integer) returns text language sql stable as $$
  select string_agg(l.nome, ' › ' order by a.passo desc)
  from locais_acima(folha) a join registro.local_guarda l on l.id = a.id $$;

-- How much is in a place: the things in it and below it; and the millimetres, where what has a width of its own takes that and no more.
create function ocupacao_do_local(raiz integer, out itens integer, out milimetros integer) language sql stable as $$
  with recursive abaixo(id, fechado, mm) as (
    select raiz, false, 0
    union all select l.id, l.largura is not null, coalesce(l.largura * 10, 0)
      from abaixo join registro.local_guarda l on l.local_superior = abaixo.id where not abaixo.fechado)
  select (select count(*)::integer from guarda g where g.ate is null and g.local_id in (select locais_abaixo(raiz))),
    (select coalesce(sum(mm), 0)::integer from abaixo) + (select coalesce(sum(c.espessura_mm), 0)::integer
      from abaixo join guarda g on g.local_id = abaixo.id and g.ate is null join conteudo c on c.id = g.conteudo_id
      where not abaixo.fechado) $$;
