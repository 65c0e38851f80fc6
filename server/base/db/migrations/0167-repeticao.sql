-- The mark of an unfinished act is a row that is not committed yet: it dies with its connection. What earlier processes left
-- marked is free again, and every row that is there has its answer.
delete from idempotencia where status is null;
alter table idempotencia drop column status;
