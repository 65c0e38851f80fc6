-- A version kept the count of a report without the language of its lines and without the contents that it counts. What it kept is
-- short-lived and is counted again.
do $$
begin
  if not exists (select from information_schema.columns
      where table_schema = 'public' and table_name = 'contagem_relatorio' and column_name = 'idioma') then
    drop table contagem_relatorio;
    create table contagem_relatorio (
      id            bigint generated always as identity primary key,
      usuario_id    integer not null references registro.usuario on delete cascade,
      substituto_id integer references registro.usuario on delete cascade,
      unidade_id    integer not null references registro.unidade on delete cascade,
      sessao_id     bigint not null,
      pedido        jsonb not null,
      idioma        text not null,
      situacao      text not null default 'ESPERA' check (situacao in ('ESPERA', 'FAZENDO', 'PRONTA', 'FALHOU', 'CANCELADA')),
      motivo        text,
      feitas        integer not null default 0,
      total         integer not null,
      resultado     jsonb,
      conteudos     bigint[],
      pedida_em     timestamptz not null,
      terminada_em  timestamptz,
      check ((situacao = 'PRONTA') = (resultado is not null)),
      check ((resultado is null) = (conteudos is null)),
      check ((situacao in ('ESPERA', 'FAZENDO')) = (terminada_em is null))
    );
    create index contagem_relatorio_pessoa on contagem_relatorio (usuario_id, situacao);
  end if;
end $$;
