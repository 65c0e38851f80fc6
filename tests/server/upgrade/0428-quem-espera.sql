-- What people did before the copy of this level was made: Ana registered herself and waits, Bento was let in and enters,
-- and Luminar, whom somebody typed, was made inactive without ever having an account.
insert into registro.usuario_externo (nome, documento, email, perfil_acesso, ativo, bloqueado)
select n.nome, n.documento, n.email, c.perfil_acesso, n.ativo, false
from registro.usuario_externo c, (values
  ('Ana Caldas', '39053344705', 'ana.caldas@correio.exemplo', false),
  ('Bento Sales', '29537995593', 'bento.sales@correio.exemplo', true)) as n (nome, documento, email, ativo)
where c.email = 'licitacoes@luminar.exemplo';
insert into externo_conta (externo_id, criada_em, termos_em, termos_hash, aguarda_aprovacao)
select id, now(), now(), sha256('termos'), not ativo from registro.usuario_externo
where email in ('ana.caldas@correio.exemplo', 'bento.sales@correio.exemplo');
update registro.usuario_externo set ativo = false where email = 'licitacoes@luminar.exemplo';
