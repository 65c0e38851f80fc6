-- The forwarding that gave an access: taken back before anybody worked on it, the access goes with it.
alter table conteudo_acesso add column tramite_id bigint references tramite;
create index conteudo_acesso_tramite on conteudo_acesso (tramite_id) where tramite_id is not null;
update conteudo_acesso a set tramite_id = t.id, por_usuario_id = coalesce(a.por_usuario_id, t.de_usuario_id)
  from tramite t
  where t.conteudo_id = a.conteudo_id and t.enviado_em = a.desde and a.motivo in ('tramite', 'copia')
    and (t.para_unidade_id = a.unidade_id or t.para_usuario_id = a.usuario_id);
-- What was taken back before this had left its access behind.
delete from conteudo_acesso a using tramite t
  where t.id = a.tramite_id and t.situacao in ('RESGATADO', 'CANCELADO')
    and not exists (select from tramite o where o.conteudo_id = a.conteudo_id and o.situacao not in ('RESGATADO', 'CANCELADO')
      and (o.para_unidade_id = a.unidade_id or o.para_usuario_id = a.usuario_id or o.de_unidade_id = a.unidade_id))
    and not exists (select from evento e where e.conteudo_id = a.conteudo_id and e.momento >= a.desde
      and e.ato <> 'acessoNegado' and (e.unidade_id = a.unidade_id or e.usuario_id = a.usuario_id));
