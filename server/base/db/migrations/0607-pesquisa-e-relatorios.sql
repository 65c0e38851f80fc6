-- era 0178-pesquisa-avancada.sql
-- A search may be shared with a unit: its people see it, each with what is within their own sight.
alter table pesquisa_salva add column unidade_id integer references registro.unidade;
create index pesquisa_salva_unidade on pesquisa_salva (unidade_id) where unidade_id is not null;

-- What the advanced search narrows by and is rare: without an index the whole archive would be read to find it.
create index conteudo_autor on conteudo (autor_id, id desc);
create index conteudo_de_unidade on conteudo (unidade_id, id desc);
create index conteudo_vencimento on conteudo (vencimento) where vencimento is not null;
create index documento_do_tipo on documento (tipo_documento_id, id desc);
create index documento_do_modelo on documento (modelo_id, id desc);
create index documento_assinante_de on documento_assinante (usuario_id, documento_id desc);

-- Drafts are found by their subject too; their text enters when they are next saved.
update conteudo set busca = setweight(to_tsvector('portugues', assunto), 'A') where busca is null;

-- era 0180-pesquisa-por-lote.sql
-- The words of each lot of 8,192 ids apart (conteudo/caixa-central/newest-with.ts): a search reads lots from the newest on.
create function busca_por_lote(id bigint, busca tsvector) returns tsvector language sql immutable parallel safe strict
  as $$ select array_to_tsvector(array(select (id / 8192) || ':' || lexeme from unnest(busca))) $$;
-- A pending list would be read whole for each lot that is asked.
create index conteudo_busca_lote on conteudo using gin (busca_por_lote(id, busca)) with (fastupdate = off);

-- Number and year of a number, digits only and without leading zeros: the very number that somebody types.
create function numero_e_ano(numero text) returns text language sql immutable parallel safe strict
  as $$ select ltrim(regexp_replace(substring(numero from '[0-9.]*[0-9]\s*/\s*[0-9]{4}'), '[^0-9]', '', 'g'), '0') $$;
create index conteudo_numero_e_ano on conteudo (numero_e_ano(numero), id desc) where numero is not null;

-- era 0286-pesquisa-por-dia.sql
-- What a search finds is taken from the newest on: within the days that it asks for, and not after reading all that came later.
create index conteudo_criado on conteudo (criado_em desc, id desc);
drop index conteudo_autor;
create index conteudo_autor on conteudo (autor_id, criado_em desc, id desc);
drop index conteudo_de_unidade;
create index conteudo_de_unidade on conteudo (unidade_id, criado_em desc, id desc);

-- era 0377-relatorios-montados.sql
-- A saved search may say how what it finds is counted: then it is a report, with names of its own.
alter table pesquisa_salva add column relatorio jsonb;
drop index pesquisa_salva_nome;
create unique index pesquisa_salva_nome on pesquisa_salva (usuario_id, (relatorio is null), lower(nome));

-- era 0404-envio-de-relatorios.sql
-- Reports that leave by e-mail at their hour. Of what they count nothing is kept: each mail is written as it leaves, of what its
-- reader sees. A sending is of a moment and a person, once, whichever process comes first.
create table relatorio_envio (
  id           integer generated always as identity primary key,
  usuario_id   integer not null references registro.usuario on delete cascade,
  unidade_id   integer not null references registro.unidade on delete cascade,
  pesquisa_id  integer references pesquisa_salva on delete cascade,
  relatorio    text,
  cada         text not null check (cada in ('DIA', 'SEMANA', 'MES')),
  dia          smallint check (dia between 1 and 31),
  hora         text not null check (hora ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  so_dias_uteis boolean not null,
  ativo        boolean not null,
  proximo_em   timestamptz,
  ultimo_em    timestamptz,
  check (num_nonnulls(pesquisa_id, relatorio) = 1),
  check ((cada = 'DIA') = (dia is null)),
  check (ativo = (proximo_em is not null))
);
create index relatorio_envio_pessoa_dona on relatorio_envio (usuario_id);
create index relatorio_envio_pesquisa on relatorio_envio (pesquisa_id) where pesquisa_id is not null;
create index relatorio_envio_proximo on relatorio_envio (proximo_em) where proximo_em is not null;

create table relatorio_envio_pessoa (
  envio_id   integer not null references relatorio_envio on delete cascade,
  usuario_id integer not null references registro.usuario on delete cascade,
  saiu_em    timestamptz,
  primary key (envio_id, usuario_id)
);
create index relatorio_envio_pessoa_de on relatorio_envio_pessoa (usuario_id) where saiu_em is null;

-- `motivo` says why nothing was sent; without it, the mail tells how it went.
create table relatorio_saida (
  envio_id   integer not null references relatorio_envio on delete cascade,
  momento    timestamptz not null,
  usuario_id integer not null references registro.usuario on delete cascade,
  correio_id bigint references correio on delete set null,
  motivo     text,
  primary key (envio_id, momento, usuario_id)
);
create index relatorio_saida_correio on relatorio_saida (correio_id) where correio_id is not null;

-- era 0406-autor-por-tipo.sql
-- The newest of one kind by an author: of who wrote thousands of documents, the few processes are found without reading the rest.
create index conteudo_autor_tipo on conteudo (autor_id, tipo, criado_em desc, id desc);

-- era 0418-contagem-de-relatorios.sql
-- A report counted whole in the background, for who asked it, for as long as it is fresh and they see all that it counts:
-- no use of what it points to, which it keeps nobody from removing.
create table contagem_relatorio (
  id            bigint generated always as identity primary key,
  usuario_id    integer not null references registro.usuario on delete cascade,
  substituto_id integer references registro.usuario on delete cascade,
  unidade_id    integer not null references registro.unidade on delete cascade,
  sessao_id     bigint not null,
  pedido        jsonb not null,
  -- the names of its lines are in the language that it was asked in
  idioma        text not null,
  situacao      text not null default 'ESPERA' check (situacao in ('ESPERA', 'FAZENDO', 'PRONTA', 'FALHOU', 'CANCELADA')),
  motivo        text,
  feitas        integer not null default 0,
  total         integer not null,
  resultado     jsonb,
  -- contents that it counts: one that goes out of sight takes the numbers with it
  conteudos     bigint[],
  pedida_em     timestamptz not null,
  terminada_em  timestamptz,
  check ((situacao = 'PRONTA') = (resultado is not null)),
  check ((resultado is null) = (conteudos is null)),
  check ((situacao in ('ESPERA', 'FAZENDO')) = (terminada_em is null))
);
create index contagem_relatorio_pessoa on contagem_relatorio (usuario_id, situacao);

-- era 0480-numero-como-se-escreve.sql
-- Sequence and year of a number as people write them (schemas/numeracao/written-number.ts reads what is typed): without points,
-- zeros before, the code before or the check after, the year in four digits. "Ofício 007/19-CCL" is 7/2019.
create function numero_escrito(numero text) returns text language sql immutable parallel safe strict
  as $$ select regexp_replace(replace(m[1], '.', ''), '^0+(?=[0-9])', '') || '/'
      || case when length(coalesce(m[2], m[3])) = 4 then coalesce(m[2], m[3])
        when m[2] <= '79' then '20' || m[2] else '19' || m[2] end
    from regexp_match(numero,
      '(?<![0-9/])([0-9]{1,3}(?:[.][0-9]{3})+|[0-9]+)(?:\s*/\s*((?:19|20)[0-9]{2}|[0-9]{2})|\s*-\s*((?:19|20)[0-9]{2}))(?![0-9/])') m $$;
-- Equal to one, or of a sequence in any year.
create index conteudo_numero_escrito on conteudo (numero_escrito(numero) text_pattern_ops, id desc) where numero is not null;
drop index conteudo_numero_e_ano;
drop function numero_e_ano(text);
