-- Who changes what could take the installation over says once more who they are: one proof of a session, spent by one act.
create table confirmacao (
  sessao_id     bigint primary key references sessao (id) on delete cascade,
  por           text not null check (por in ('SENHA', 'CODIGO')),
  confirmada_em timestamptz not null
);

-- The addresses by which links and codes that open an account may leave: those that an administrator confirmed.
create table endereco_confirmado (
  tipo           text primary key check (tipo in ('CORREIO', 'PUBLICO')),
  endereco       text not null,
  confirmado_por integer,
  confirmado_em  timestamptz not null
);

-- A mail that tells of another server leaves by the one that was in force before it; its password stays encrypted.
alter table correio add column caminho text;

-- What an installation already uses was chosen under the rules of its time.
do $$
begin
  if to_regclass('registro.configuracao') is not null then
    insert into endereco_confirmado (tipo, endereco, confirmado_em)
    select 'CORREIO', lower(smtp_servidor) || ':' ||
      coalesce(smtp_porta, case smtp_seguranca when 'TLS' then 465 else 587 end) || ' ' ||
      coalesce(smtp_seguranca, 'STARTTLS'), now()
    from registro.configuracao where smtp_servidor is not null order by id limit 1;
  end if;
  if to_regclass('registro.dominio') is not null then
    insert into endereco_confirmado (tipo, endereco, confirmado_em)
    select 'PUBLICO', rtrim(endereco_publico, '/') || '/', now()
    from registro.dominio where endereco_publico is not null order by id limit 1;
  end if;
end $$;
