-- Who made an account, and in whose place: asked at saves that may call people to contents, also in an import of thousands.
create index evento_conta_criada on evento (usuario_id)
  where seq = 1 and ato = 'registroCriado' and cadeia like 'registro:usuario:%';
create index evento_conta_criada_por on evento (substituto_id)
  where seq = 1 and ato = 'registroCriado' and cadeia like 'registro:usuario:%' and substituto_id is not null;
