-- Who collaborates in a draft sees it for that besides any other reason, which stays when the collaboration ends.
drop index conteudo_acesso_usuario;
create unique index conteudo_acesso_usuario on conteudo_acesso (usuario_id, conteudo_id desc, (motivo = 'colaborador'))
  where usuario_id is not null;
