-- Failures that are forgotten little by little leave a count that is not whole.
alter table tentativa_entrada alter column falhas type double precision;
