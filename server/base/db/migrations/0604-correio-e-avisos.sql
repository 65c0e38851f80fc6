-- era 0168-correio-duvida.sql
-- A mail keeps its number however often it is sent. That it is leaving is noted before it leaves; when its sender dies on the
-- way, or the server has the text and does not answer, nobody knows whether it left, and people decide.
alter table correio
  add column mensagem_id uuid not null default gen_random_uuid(),
  add column enviando_desde timestamptz,
  add column duvida_em timestamptz;

-- era 0169-avisos-por-referencia.sql
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

-- era 0194-avisos-na-hora.sql
-- Whose notices changed, and which session ended: told to every process when the transaction commits. It is said here, because
-- whoever writes a notice or ends a session, by whatever way, says it then. A word of PostgreSQL has room for 8,000 bytes.
create function dizer_avisos() returns trigger language plpgsql as $$
declare quem text;
begin
  for quem in
    select string_agg(usuario_id::text, ',') from (
      select usuario_id, row_number() over () / 500 as parte from (select distinct usuario_id from mudados) d) p
    group by parte
  loop perform pg_notify('malote_aviso', 'pessoas:' || quem); end loop;
  return null;
end $$;
create trigger notificacao_criada after insert on notificacao
  referencing new table as mudados for each statement execute function dizer_avisos();
create trigger notificacao_mudada after update on notificacao
  referencing new table as mudados for each statement execute function dizer_avisos();
create trigger notificacao_apagada after delete on notificacao
  referencing old table as mudados for each statement execute function dizer_avisos();

create function dizer_fim_da_sessao() returns trigger language plpgsql as $$
begin
  perform pg_notify('malote_aviso', 'sessao:' || new.id);
  return null;
end $$;
create trigger sessao_encerrada after update of encerrada_em on sessao
  for each row when (new.encerrada_em is not null and old.encerrada_em is null) execute function dizer_fim_da_sessao();

-- era 0226-resumo-diario.sql
-- The last day of which a person was sent the digest: one a day, however many processes there are.
create table resumo_enviado (
  usuario_id integer primary key references registro.usuario on delete cascade,
  dia        date not null
);

-- era 0460-correio-de-pedidos.sql
-- Mails of requests from outside keep which request and what happened, and their words are written when they leave: those that
-- wait already are rewritten so, and those that left lose what named the request.
with novidade as (
  select m.id, (regexp_match(m.texto, '/externo/solicitacao/(\d+)'))[1]::bigint as solicitacao_id,
    case
      when m.texto like '%Recebemos o seu pedido%' then 'enviada'
      when m.texto like '%precisa de uma resposta sua no pedido%' then 'devolvida'
      when m.texto like '%pede a sua assinatura no pedido%' then 'assinar'
      when m.texto like '%abriu um processo ou documento para o seu pedido%' then 'autuada'
      when m.texto like '%O seu pedido % foi respondido.%' then 'encerrada'
      when m.texto like '%mostrou um documento a você, no pedido%' then 'partilhada'
      when m.texto like '%O seu pedido % foi assinado%' then 'assinada'
    end as novidade,
    (select u.id from registro.usuario_externo u where lower(u.email) = lower(m.para) order by u.id limit 1) as conta_id
  from correio m where m.aviso is null and not m.reservado and m.texto like '%/externo/solicitacao/%'
)
update correio m set assunto = 'Novidade em um conteúdo',
  texto = 'O texto é escrito quando o e-mail sai, pelo que o destinatário pode ver então.',
  aviso = jsonb_build_object('solicitacaoId', n.solicitacao_id, 'contaId', n.conta_id, 'novidade', n.novidade)
from novidade n
where n.id = m.id and n.solicitacao_id is not null and n.novidade is not null and n.conta_id is not null;
