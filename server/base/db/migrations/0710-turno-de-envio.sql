-- Who is writing a part of what comes, and until when that is sure without another word: no two write one over the other, whatever
-- the servers that they came to.
alter table envio add column turno uuid, add column turno_ate timestamptz;
