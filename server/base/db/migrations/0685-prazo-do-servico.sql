-- Until when the body answers a request, by the term that its service had when it was sent.
alter table solicitacao add column resposta_ate date;
