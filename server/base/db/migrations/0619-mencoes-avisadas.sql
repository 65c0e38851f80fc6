-- Whom a comment has told that it mentions them: once each, however often it is put right and the mention taken out and back.
alter table fluxo_comentario add column avisados integer[] not null default '{}';
alter table conteudo_comentario add column avisados integer[] not null default '{}';
update fluxo_comentario set avisados = mencoes where mencoes <> '{}';
update conteudo_comentario set avisados = mencoes where mencoes <> '{}';
