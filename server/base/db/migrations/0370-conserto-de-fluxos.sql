-- What was done about a problem of a flow, in the words of then.
alter table fluxo_incidente add column feito text;
