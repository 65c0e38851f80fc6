-- A file that answers a question of an activity: it is read by way of the content of the flow, by who sees it.
create table fluxo_atividade_arquivo (
  atividade_id bigint not null references fluxo_atividade on delete cascade,
  chave        text not null,
  arquivo_id   uuid not null unique references arquivo,
  primary key (atividade_id, chave)
);
