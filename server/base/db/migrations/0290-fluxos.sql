-- Flows: the draft that designers change, the versions that were published, and what runs by them.
create table fluxo_rascunho (
  fluxo_id     integer primary key references registro.fluxo on delete cascade,
  xml          text not null,
  revisao      integer not null,
  alterado_em  timestamptz not null,
  alterado_por integer references registro.usuario
);

create table fluxo_versao (
  id            bigint generated always as identity primary key,
  fluxo_id      integer not null references registro.fluxo,
  numero        integer not null,
  xml           text not null,
  -- what the engine runs, compiled once
  plano         jsonb not null,
  motor         text not null,
  publicada_em  timestamptz not null,
  publicada_por integer not null references registro.usuario,
  unique (fluxo_id, numero)
);

create function fluxo_versao_fica() returns trigger language plpgsql as $$
begin
  raise exception 'uma versão publicada não muda';
end $$;
create trigger fluxo_versao_fica before update on fluxo_versao for each row execute function fluxo_versao_fica();

create table fluxo_instancia (
  id           bigint generated always as identity primary key,
  versao_id    bigint not null references fluxo_versao,
  conteudo_id  bigint not null references conteudo on delete cascade,
  situacao     text not null check (situacao in ('ATIVA', 'SUSPENSA', 'PROBLEMA', 'CONCLUIDA', 'CANCELADA')),
  estado       jsonb,
  variaveis    jsonb not null default '{}',
  -- who started it, and who acted last: what the flow does by itself is done for them
  iniciador_id         integer not null references registro.usuario,
  iniciador_unidade_id integer not null references registro.unidade,
  autor        jsonb not null,
  evento_id    bigint not null unique,
  iniciada_em  timestamptz not null,
  suspensa_em  timestamptz,
  terminada_em timestamptz
);
create unique index fluxo_instancia_viva on fluxo_instancia (conteudo_id)
  where situacao in ('ATIVA', 'SUSPENSA', 'PROBLEMA');
create index fluxo_instancia_conteudo on fluxo_instancia (conteudo_id);
create index fluxo_instancia_versao on fluxo_instancia (versao_id);

-- Whatever an instance waits for: a person, a job of the server, an event of the content.
create table fluxo_atividade (
  id           bigint generated always as identity primary key,
  instancia_id bigint not null references fluxo_instancia on delete cascade,
  execucao     text not null,
  elemento     text not null,
  nome         text not null,
  especie      text not null check (especie in ('FORMULARIO', 'APROVACAO', 'TRABALHO', 'ESPERA')),
  situacao     text not null check (situacao in ('ABERTA', 'CONCLUIDA', 'CANCELADA')),
  aberta_em    timestamptz not null,
  prazo        date,
  assumida_por integer references registro.usuario,
  assumida_em  timestamptz,
  fechada_em   timestamptz,
  fechada_por  integer references registro.usuario,
  fechada_substituto integer references registro.usuario,
  saida        jsonb,
  unique (instancia_id, execucao)
);
create index fluxo_atividade_aberta on fluxo_atividade (instancia_id) where situacao = 'ABERTA';

create table fluxo_atividade_candidato (
  atividade_id bigint not null references fluxo_atividade on delete cascade,
  usuario_id   integer not null references registro.usuario,
  unidade_id   integer not null references registro.unidade,
  primary key (atividade_id, usuario_id)
);
create index fluxo_candidato_usuario on fluxo_atividade_candidato (usuario_id, atividade_id);

create table fluxo_prazo (
  instancia_id bigint not null references fluxo_instancia on delete cascade,
  execucao     text not null,
  elemento     text not null,
  vence        timestamptz not null,
  primary key (instancia_id, execucao)
);

create table fluxo_incidente (
  id           bigint generated always as identity primary key,
  instancia_id bigint not null references fluxo_instancia on delete cascade,
  elemento     text,
  tipo         text not null,
  mensagem     text not null,
  comando      jsonb,
  aberto_em    timestamptz not null,
  resolvido_em timestamptz,
  resolvido_por integer references registro.usuario,
  motivo       text
);
create index fluxo_incidente_aberto on fluxo_incidente (instancia_id) where resolvido_em is null;

-- What happens to a content moves its flow: asked for in the transaction of the act, by whatever way it came.
create function fluxo_ouve() returns trigger language plpgsql as $$
begin
  if exists (select from fluxo_instancia i where i.conteudo_id = new.conteudo_id
        and i.situacao in ('ATIVA', 'SUSPENSA', 'PROBLEMA'))
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
create trigger fluxo_ouve after insert on evento for each row
  when (new.conteudo_id is not null and new.ato in ('concluido', 'assinado', 'tramitado', 'recebido', 'finalizado',
    'reativado', 'cancelado', 'cancelamentoReativado', 'excluido', 'revertido', 'versaoAberta'))
  execute function fluxo_ouve();
