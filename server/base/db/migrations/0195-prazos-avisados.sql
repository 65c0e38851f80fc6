-- The deadline of which people were told that it is near, and that it passed: another one is told again.
alter table tramite add column prazo_avisado date, add column vencimento_avisado date;
alter table documento_assinante add column prazo_avisado date, add column vencimento_avisado date;
create index tramite_prazo_aberto on tramite (prazo) where situacao = 'NAO_RECEBIDO' and prazo is not null;
create index documento_assinante_prazo_aberto on documento_assinante (prazo) where situacao = 'PENDENTE' and prazo is not null;
