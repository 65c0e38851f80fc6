-- What those who take part in an event answer, and notices of events: like those of contents, they keep what happened and to which
-- one, and its title is read when the notice is, by who may see it then.
create table compromisso_resposta (
  compromisso_id bigint not null,
  usuario_id     integer not null references registro.usuario on delete cascade,
  resposta       text not null check (resposta in ('VOU', 'TALVEZ', 'NAO')),
  respondido_em  timestamptz not null,
  primary key (compromisso_id, usuario_id)
);

alter table notificacao add column compromisso_id bigint;
alter table notificacao drop constraint notificacao_sem_nome;
alter table notificacao add constraint notificacao_sem_nome check (
  (conteudo_id is null and compromisso_id is null and assunto is not null and especie is null)
  or (num_nonnulls(conteudo_id, compromisso_id) = 1 and assunto is null and conteudo is null and especie is not null));
