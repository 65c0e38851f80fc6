-- Activities that are done by an act on the content, or by the document that they ask for.
alter table fluxo_atividade drop constraint fluxo_atividade_especie_check;
alter table fluxo_atividade add constraint fluxo_atividade_especie_check check (especie in
  ('FORMULARIO', 'APROVACAO', 'ASSINAR', 'TRAMITAR', 'JUNTAR', 'CRIAR_DOCUMENTO', 'TRABALHO', 'ESPERA'));
alter table fluxo_atividade add column documento_id bigint references conteudo on delete set null;
create index fluxo_atividade_documento on fluxo_atividade (documento_id) where documento_id is not null;

create or replace function fluxo_ouve() returns trigger language plpgsql as $$
begin
  if exists (select from fluxo_instancia i where i.conteudo_id = new.conteudo_id
        and i.situacao in ('ATIVA', 'SUSPENSA', 'PROBLEMA'))
     or new.ato in ('concluido', 'excluido') and exists (
        select from fluxo_atividade a where a.documento_id = new.conteudo_id and a.situacao = 'ABERTA')
     or new.ato = 'concluido' and new.usuario_id is not null and exists (
        select from conteudo c
        left join documento d on d.id = c.id
        left join registro.modelo_documento m on m.id = d.modelo_id
        left join registro.tipo_documento t on t.id = d.tipo_documento_id
        left join processo p on p.id = c.id
        left join registro.tipo_processo tp on tp.id = p.tipo_processo_id
        where c.id = new.conteudo_id
          and coalesce(m.fluxo_iniciado, t.fluxo_iniciado, tp.fluxo_iniciado) is not null) then
    perform graphile_worker.add_job('ouvirFluxo', json_build_object('eventoId', new.id),
      queue_name => 'fluxo:' || new.conteudo_id, max_attempts => 10);
  end if;
  return null;
end $$;
drop trigger fluxo_ouve on evento;
create trigger fluxo_ouve after insert on evento for each row
  when (new.conteudo_id is not null and new.ato in ('concluido', 'assinado', 'tramitado', 'recebido', 'finalizado',
    'reativado', 'cancelado', 'cancelamentoReativado', 'excluido', 'revertido', 'versaoAberta', 'juntadoAProcesso'))
  execute function fluxo_ouve();
