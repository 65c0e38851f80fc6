-- The drafts of a process in the order in which people put them; those that nobody placed come after, as they were made.
alter table processo add column minutas_em_ordem bigint[] not null default '{}';
