-- Who gave a named credential; the grants that an act gives by itself have nobody here.
alter table conteudo_acesso add column por_usuario_id integer references registro.usuario;

-- Pictures that entered with the text of a content, not with its model: downloading one passes the access of the contents
-- that show it.
create table conteudo_imagem (
  arquivo_id  uuid not null references arquivo on delete cascade,
  conteudo_id bigint not null references conteudo on delete cascade,
  primary key (arquivo_id, conteudo_id)
);
insert into conteudo_imagem (arquivo_id, conteudo_id)
  select distinct a.id, v.documento_id
  from documento_versao v
  cross join lateral jsonb_path_query(v.corpo, '$.** ? (@.type == "image").attrs.arquivo') as f
  join arquivo a on a.id::text = f #>> '{}'
  where not exists (
    select from (select corpo from registro.modelo_documento union all select corpo from modelo_versao) m
    where jsonb_path_exists(m.corpo, '$.** ? (@.type == "image" && @.attrs.arquivo == $id)',
      jsonb_build_object('id', a.id::text)))
on conflict do nothing;

-- Denials, newest first, for who looks after access.
create index evento_negado on evento (id desc) where ato = 'acessoNegado';
