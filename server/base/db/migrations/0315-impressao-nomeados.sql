-- Contents that a file names without their pages: what left the process and who asked still saw.
alter table impressao add column nomeados bigint[] not null default '{}';
