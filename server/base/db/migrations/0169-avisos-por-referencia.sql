-- A notice of a content keeps what happened and to which content, never its number or title: they are read, through the
-- filter of who reads, when the notice is. The same of its mail until it leaves.
alter table notificacao alter column assunto drop not null;
alter table notificacao add column especie text, add column dados jsonb not null default '{}';

update notificacao n set especie = k.especie, assunto = null, conteudo = null,
  dados = case when k.chave is null then '{}' else jsonb_build_object(k.chave, substring(n.assunto from k.padrao)) end
from (values
  (1, 'recebeu', 'unidade', '^.* chegou de (.+)$'),
  (2, 'copia', 'unidade', '^.* veio para conhecimento de (.+)$'),
  (3, 'assinar', null, '^(.*) aguarda a sua assinatura$'),
  (4, 'todosAssinaram', null, '^(.*) foi assinado por todos$'),
  (5, 'assumido', 'quem', '^(.+?) assumiu .*, que estava com você$'),
  (6, 'credencial', 'quem', '^(.+?) deu a você a credencial de .*$'),
  (7, 'assinado', 'quem', '^(.+?) assinou .*$'),
  (8, 'recebido', 'unidade', '^(.+?) recebeu .*$')
) k (ordem, especie, chave, padrao)
where n.conteudo_id is not null and n.assunto ~ k.padrao
  and not exists (select from (values
    (1, '^.* chegou de (.+)$'), (2, '^.* veio para conhecimento de (.+)$'), (3, '^(.*) aguarda a sua assinatura$'),
    (4, '^(.*) foi assinado por todos$'), (5, '^(.+?) assumiu .*, que estava com você$'),
    (6, '^(.+?) deu a você a credencial de .*$'), (7, '^(.+?) assinou .*$')
  ) f (ordem, padrao) where f.ordem < k.ordem and n.assunto ~ f.padrao);
update notificacao set especie = 'novidade', assunto = null, conteudo = null where conteudo_id is not null and especie is null;
alter table notificacao add constraint notificacao_sem_nome check (
  (conteudo_id is null and assunto is not null and especie is null)
  or (conteudo_id is not null and assunto is null and conteudo is null and especie is not null));

alter table correio add column aviso jsonb;
