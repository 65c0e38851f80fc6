-- Nothing reads from where or when a waiting entry began: the session that it becomes has both.
alter table entrada_pendente drop column endereco, drop column criada_em;
