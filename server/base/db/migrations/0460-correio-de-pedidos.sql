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
