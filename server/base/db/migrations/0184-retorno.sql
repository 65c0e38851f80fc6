-- A forwarding that asks the content back has its own deadline, and knows the forwarding that gave it back.
alter table tramite
  add column prazo_retorno date,
  add column retorno_id bigint references tramite on delete set null;
create index tramite_retorno on tramite (retorno_id) where retorno_id is not null;
create index tramite_a_devolver on tramite (conteudo_id, id)
  where retorno_obrigatorio and situacao in ('NAO_RECEBIDO', 'RECEBIDO') and retorno_id is null;

-- What had already gone back owes nothing.
update tramite t set retorno_id = (
  select min(x.id) from tramite x
  where x.conteudo_id = t.conteudo_id and x.id > t.id and x.especie = 'ENCARGO'
    and x.situacao in ('NAO_RECEBIDO', 'RECEBIDO')
    and x.de_unidade_id = t.para_unidade_id and x.para_unidade_id = t.de_unidade_id)
where t.retorno_obrigatorio and t.especie = 'ENCARGO' and t.situacao = 'RECEBIDO';
