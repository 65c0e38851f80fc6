-- A notice of a mention in a comment on a flow keeps the conversation; the names of the flow and of the element are read when the
-- notice is, by who may open the drawing. The conversation may be gone by then.
alter table notificacao add column conversa_id bigint;
alter table notificacao drop constraint notificacao_sem_nome;
update notificacao set conversa_id = substring(rota from 'conversa=(\d+)$')::bigint, especie = 'mencao',
  dados = jsonb_build_object('quem', substring(assunto from '^(.+?) mencionou você em um comentário do fluxo ')),
  assunto = null, conteudo = null, rota = null
where conteudo_id is null and compromisso_id is null and rota ~ '^workflow/fluxo/gerenciar/\d+\?(.*&)?conversa=\d+$'
  and assunto ~ '^.+? mencionou você em um comentário do fluxo ';
alter table notificacao add constraint notificacao_sem_nome check (
  (num_nonnulls(conteudo_id, compromisso_id, conversa_id) = 0 and assunto is not null and especie is null)
  or (num_nonnulls(conteudo_id, compromisso_id, conversa_id) = 1 and assunto is null and conteudo is null and especie is not null));
