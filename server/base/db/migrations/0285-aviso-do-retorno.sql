-- Of the day on which a content has to go back, people are told once that it is near, and that it passed.
alter table tramite
  add column retorno_avisado date,
  add column retorno_vencido_avisado date;
create index tramite_prazo_retorno on tramite (prazo_retorno)
  where retorno_obrigatorio and prazo_retorno is not null and retorno_id is null and situacao in ('NAO_RECEBIDO', 'RECEBIDO');
