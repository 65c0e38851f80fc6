-- Whether the concluded text has a place of signature that nobody was named for: nobody signs it before somebody is.
alter table documento add column lugar_livre boolean not null default false;
update documento d set lugar_livre = true
from conteudo c, documento_versao v
where c.id = d.id and c.fase = 1 and c.assinaturas_feitas < c.assinaturas_total
  and v.documento_id = d.id and v.numero = d.versao_atual
  and exists (
    select from jsonb_path_query(v.corpo, 'strict $.** ? (@.type == "assinatura").attrs.chave') k
    where not exists (select from documento_assinante s
      where s.documento_id = d.id and s.versao = v.numero and s.marcador = k #>> '{}'));
