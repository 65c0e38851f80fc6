-- What was written in the custom fields of the type of a content, by the label of each.
create table conteudo_campo (
  conteudo_id bigint not null references conteudo on delete cascade,
  rotulo      text not null,
  tipo        smallint not null,
  ordem       smallint not null,
  valor       jsonb,
  -- what the type said of the field at the conclusion; until then the type itself is read
  definicao   jsonb,
  arquivo_id  uuid references arquivo,
  primary key (conteudo_id, rotulo),
  check (tipo between 1 and 8)
);
create index conteudo_campo_arquivo on conteudo_campo (arquivo_id) where arquivo_id is not null;
