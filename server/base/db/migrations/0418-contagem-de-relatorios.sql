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
