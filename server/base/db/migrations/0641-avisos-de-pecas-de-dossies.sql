-- Of which day people were told that a piece of a dossier ends, and that it ended.
alter table dossie_peca
  add column validade_avisada date,
  add column validade_vencida_avisada date;
