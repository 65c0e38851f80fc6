-- A copy in which what is not to be known is covered is one more file that a content gave; who made it, when and why is its event.
alter table documento_emissao drop constraint documento_emissao_especie_check;
alter table documento_emissao add constraint documento_emissao_especie_check
  check (especie in ('CONGELADO', 'LEITURA', 'ASSINADO', 'SEPARADA', 'TARJADA'));
