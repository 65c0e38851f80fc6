-- How far the signatures with certificates of a version are proved by its own file, and until when.
create table assinatura_prova (
  documento_id  bigint not null references conteudo on delete cascade,
  versao        integer not null,
  -- absent while nobody looked at it
  nivel         text check (nivel in ('B', 'T', 'LT', 'LTA')),
  -- the end of the certificate that holds the proof
  ate           timestamptz,
  -- what the installation wanted when it was looked at
  alvo          text check (alvo in ('T', 'LT', 'LTA')),
  -- what is missing for more, in words
  falta         text,
  tentativas    integer not null default 0,
  -- when it is looked at again
  tentar_em     timestamptz,
  conferida_em  timestamptz,
  primary key (documento_id, versao)
);
create index assinatura_prova_tentar on assinatura_prova (tentar_em);
create index assinatura_prova_ate on assinatura_prova (ate);

insert into assinatura_prova (documento_id, versao, tentar_em)
  select distinct documento_id, versao, now() from documento_assinante where certificado is not null;
