-- What a unit received and sent in a period, for the report of its work.
create index tramite_unidade_recebeu on tramite (para_unidade_id, recebido_em) where especie = 'ENCARGO' and situacao = 'RECEBIDO';
create index tramite_unidade_enviou on tramite (de_unidade_id, enviado_em) where especie = 'ENCARGO';
-- Changes of hands that are no forwarding are few among the events: the time in each unit looks for them in every content.
create index evento_mudou_de_maos on evento (conteudo_id) where ato in ('detentorTrocado', 'transferido');
