-- An entry from outside proves the address that its code went to: it may be the one that takes the place of the address of the account.
alter table entrada_externa add column email text;
