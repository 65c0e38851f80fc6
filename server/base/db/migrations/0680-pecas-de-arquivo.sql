-- A file that is joined straight to a process, a dossier or a lot, without being a document first. It is kept as the file of its
-- content (conteudo_anexo), so that it is read, found and signed like any other; here is what it was when it came.
create table peca_arquivo (
  id                   bigint primary key references conteudo on delete cascade,
  tipo_documento_id    integer not null references registro.tipo_documento,
  classe_id            integer references registro.assunto,
  -- none: it is on paper alone, or is a thing
  anexo_id             bigint unique references conteudo_anexo,
  nome                 text,
  tipo                 text,
  tamanho              bigint,
  sha256               bytea,
  suporte              text not null check (suporte in ('DIGITAL', 'FISICO')),
  local_fisico         text,
  -- how the file came to be: born digital, or made of a paper, the original or a copy of it
  origem               text not null check (origem in ('NATO_DIGITAL', 'ORIGINAL', 'COPIA_AUTENTICADA', 'COPIA_SIMPLES')),
  autor                text,
  observacoes          text,
  -- what is said in a sound or a film, with the times
  transcricao          text,
  conferido_em         timestamptz,
  conferido_por        integer references registro.usuario,
  conferido_substituto integer references registro.usuario,
  check ((anexo_id is null) = (sha256 is null)),
  check (suporte = 'FISICO' or anexo_id is not null),
  check ((conferido_em is null) = (conferido_por is null))
);
create index peca_arquivo_tipo on peca_arquivo (tipo_documento_id);
create index peca_arquivo_classe on peca_arquivo (classe_id) where classe_id is not null;

-- A file that comes in parts. What came of it lies in its volume, under this id: its size there is how far it is.
create table envio (
  id          uuid primary key,
  usuario_id  integer not null references registro.usuario on delete cascade,
  -- what it is sent for
  conteudo_id bigint not null references conteudo on delete cascade,
  volume_id   integer not null references registro.volume,
  nome        text not null,
  tamanho     bigint not null check (tamanho >= 0),
  criado_em   timestamptz not null,
  expira_em   timestamptz not null,
  -- the file that it became; gone again when nothing came to use it
  arquivo_id  uuid references arquivo on delete cascade
);
create index envio_usuario on envio (usuario_id);
create index envio_conteudo on envio (conteudo_id);
create index envio_volume on envio (volume_id);
create index envio_arquivo on envio (arquivo_id) where arquivo_id is not null;
create index envio_expira on envio (expira_em);
