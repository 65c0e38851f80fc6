-- In which order a load wrote its records: it is taken back in the opposite one.
alter table importacao_registro add column ordem bigint generated always as identity;
