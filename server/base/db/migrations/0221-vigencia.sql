-- From when and until when a document is valid; of each end people are told once that it is near, and that it passed.
alter table documento
  add column vigencia_inicio date,
  add column vigencia_fim date,
  add column vigencia_avisada date,
  add column vigencia_vencida_avisada date;
alter table documento add constraint documento_vigencia check (vigencia_fim >= vigencia_inicio);
create index documento_vigencia_fim on documento (vigencia_fim) where vigencia_fim is not null;
create index documento_vigencia_inicio on documento (vigencia_inicio) where vigencia_inicio is not null;
