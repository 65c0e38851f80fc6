-- The drawing of their signature that a person had when they signed; the papers made later show that one.
alter table documento_assinante add column imagem_id uuid references arquivo;
