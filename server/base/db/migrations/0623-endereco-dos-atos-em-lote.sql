-- The page of what was asked of many contents at once has another address: notices that were given before lead to it too.
update notificacao set rota = replace(rota, 'principal/caixa-central/lote', 'principal/caixa-central/atos-em-lote')
where rota like 'principal/caixa-central/lote%';
