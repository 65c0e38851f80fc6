-- A PIN that an HSM refused, told to every server of the installation: a digest of what is stored of it, never the PIN.
create table hsm_pin_recusado (
  provedor_id integer primary key,
  marca bytea not null check (length(marca) = 32),
  vence_em timestamptz not null
);
