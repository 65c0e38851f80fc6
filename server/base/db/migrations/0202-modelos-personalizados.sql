-- Texts that a person keeps from a document to begin others with: their own, or of everybody of their unit.
create table modelo_personalizado (
  id           bigint generated always as identity primary key,
  nome         text not null,
  modelo_id    integer not null references registro.modelo_documento,
  usuario_id   integer not null references registro.usuario,
  -- whose it is too; null, the person's alone
  unidade_id   integer references registro.unidade,
  -- from a restricted document: never of the unit
  restrito     boolean not null,
  corpo        jsonb not null,
  propriedades jsonb not null,
  valores      jsonb not null,
  criado_em    timestamptz not null,
  check (not restrito or unidade_id is null)
);
create index modelo_personalizado_usuario on modelo_personalizado (usuario_id);
create index modelo_personalizado_unidade on modelo_personalizado (unidade_id) where unidade_id is not null;

-- The pictures of their texts, read by whoever may use them.
create table modelo_personalizado_imagem (
  arquivo_id uuid not null references arquivo,
  modelo_id  bigint not null references modelo_personalizado on delete cascade,
  primary key (arquivo_id, modelo_id)
);
