-- What a time took from who had not done it is told apart from what a flow needs no more.
alter table fluxo_atividade drop constraint fluxo_atividade_situacao_check;
alter table fluxo_atividade add constraint fluxo_atividade_situacao_check
  check (situacao in ('ABERTA', 'CONCLUIDA', 'CANCELADA', 'EXPIRADA'));
