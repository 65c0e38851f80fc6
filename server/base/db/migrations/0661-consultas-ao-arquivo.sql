-- What is asked of an archive about something that it has, from the request to its end. Those that wait are a queue, the oldest first.
create table arquivo_pedido (
  id            bigint generated always as identity primary key,
  conteudo_id   bigint not null references conteudo on delete cascade,
  especie       text not null check (especie in ('CONSULTA')),
  situacao      text not null default 'PEDIDO' check (situacao in ('PEDIDO', 'CONCEDIDO', 'NEGADO', 'RETIRADO', 'ENCERRADO')),
  unidade_id    integer not null references registro.unidade,
  pedido_por    integer not null references registro.usuario,
  pedido_em     timestamptz not null,
  motivo        text not null,
  ate           date,
  decidido_por  integer references registro.usuario,
  decidido_em   timestamptz,
  resposta      text,
  encerrado_por integer references registro.usuario,
  encerrado_em  timestamptz
);
comment on column arquivo_pedido.unidade_id is 'The unit of who asked.';
comment on column arquivo_pedido.resposta is 'Why it was refused.';
create index arquivo_pedido_aberto on arquivo_pedido (conteudo_id, id) where situacao in ('PEDIDO', 'CONCEDIDO');
create index arquivo_pedido_conteudo on arquivo_pedido (conteudo_id);
create unique index arquivo_pedido_um on arquivo_pedido (conteudo_id, pedido_por) where situacao in ('PEDIDO', 'CONCEDIDO');
create index arquivo_pedido_ate on arquivo_pedido (ate) where situacao = 'CONCEDIDO';
