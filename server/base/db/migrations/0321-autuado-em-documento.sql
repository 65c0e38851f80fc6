-- What a request became is a process, or a document.
alter table solicitacao rename column processo_id to autuado_id;
alter index solicitacao_processo rename to solicitacao_autuado;
