-- When a person last opened the page of a content: their last ones are a list of their own, and nobody else's.
alter table marca_pessoal add column consultado_em timestamptz;
create index marca_pessoal_consultado on marca_pessoal (usuario_id, consultado_em desc) where consultado_em is not null;
