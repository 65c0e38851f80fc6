-- What a person chose for themselves stands together, beside the choices of each screen.
update preferencia
  set dados = (dados - 'sizeFonte') || jsonb_build_object('escolhas', jsonb_build_object('tamanhoFonte', dados -> 'sizeFonte'))
  where dados ? 'sizeFonte';

create table pesquisa_salva (
  id           integer generated always as identity primary key,
  usuario_id   integer not null,
  nome         text not null,
  caso_de_uso  text not null,
  filtro       jsonb not null,
  criada_em    timestamptz not null,
  check (caso_de_uso in ('Todos', 'Documento', 'Processo', 'Protocolo', 'ProtocoloExterno'))
);
create unique index pesquisa_salva_nome on pesquisa_salva (usuario_id, lower(nome));
