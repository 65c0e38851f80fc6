-- Who waits for the approval of their account is told by their record, so that the list of the register finds them.
update registro.usuario_externo u
set aguarda_aprovacao = exists (select from externo_conta c where c.externo_id = u.id and c.aguarda_aprovacao);
alter table externo_conta drop column aguarda_aprovacao;
