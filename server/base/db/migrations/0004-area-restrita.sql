-- Until when the key of the restricted area is open in a session.
alter table sessao add column area_restrita_ate timestamptz;
