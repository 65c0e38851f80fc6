-- The documents that were made from a content are listed with it.
create index documento_vinculado on documento (vinculado_id) where vinculado_id is not null;
