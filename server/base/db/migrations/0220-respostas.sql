-- A forwarding may ask for a reply, until a day; of each day people are told once that it is near, and that it passed.
alter table tramite
  add column pede_resposta boolean not null default false,
  add column prazo_resposta date,
  add column resposta_avisada date,
  add column resposta_vencida_avisada date;
create index tramite_pede_resposta on tramite (conteudo_id, id) where pede_resposta;
create index tramite_prazo_resposta on tramite (prazo_resposta)
  where pede_resposta and prazo_resposta is not null and situacao in ('NAO_RECEBIDO', 'RECEBIDO');
