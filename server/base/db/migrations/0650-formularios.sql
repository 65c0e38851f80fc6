-- The fillable PDFs of models, with their fields and where these are, as they were read when the model was saved.
create table formulario_pdf (
  arquivo_id uuid primary key references arquivo on delete cascade,
  descricao  jsonb not null
);

-- A version of a form that was concluded keeps what was written in it, and its PDF with it: what is read of it afterwards is drawn
-- from these, whatever its model becomes.
create table formulario_versao (
  documento_id bigint not null references documento on delete cascade,
  numero       integer not null,
  escritos     jsonb not null,
  arquivo_id   uuid references arquivo,
  primary key (documento_id, numero)
);
create index formulario_versao_arquivo on formulario_versao (arquivo_id);
