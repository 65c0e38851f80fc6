-- Counters became a register, where people see them: what was given so far moves there.
insert into registro.numeracao (chave, ano, ultimo, descricao)
select k.chave, k.ano, k.ultimo, concat_ws(', ', coalesce(t.nome, k.chave), u.sigla)
from contador k
left join registro.tipo_documento t on t.id::text = split_part(k.chave, ':', 2)
left join registro.unidade u on u.id::text = split_part(k.chave, ':', 3);
drop table contador;
