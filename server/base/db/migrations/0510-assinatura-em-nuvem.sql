-- By which way a value came: of a key that the person has, or of one that a provider keeps in the cloud.
alter table assinatura_pacote
  add column meio text not null default 'DIGITAL' check (meio in ('DIGITAL', 'CLOUD'));
