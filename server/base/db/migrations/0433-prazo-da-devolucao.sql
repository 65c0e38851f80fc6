-- The deadline of a return is the day on which the request is due, in the inbox and in the agenda of who waits: of those open too.
update conteudo c set vencimento = s.prazo from solicitacao s
  where s.id = c.id and s.situacao = 'DEVOLUCAO' and s.prazo is not null and s.encerrada_em is null;
