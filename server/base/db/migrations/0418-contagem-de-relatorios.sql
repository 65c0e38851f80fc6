-- A report counted whole in the background, for who asked it and for as long as it is fresh.
create table contagem_relatorio (
  id            bigint generated always as identity primary key,
  usuario_id    integer not null references registro.usuario,
  substituto_id integer references registro.usuario,
  unidade_id    integer not null,
  sessao_id     bigint not null,
  pedido        jsonb not null,
  situacao      text not null default 'ESPERA' check (situacao in ('ESPERA', 'FAZENDO', 'PRONTA', 'FALHOU', 'CANCELADA')),
  motivo        text,
  feitas        integer not null default 0,
  total         integer not null,
  resultado     jsonb,
  pedida_em     timestamptz not null,
  terminada_em  timestamptz,
  check ((situacao = 'PRONTA') = (resultado is not null))
);
create index contagem_relatorio_pessoa on contagem_relatorio (usuario_id, situacao);
