-- era 0110-entrada.sql
-- Sign-in: passwords, second factor, known devices, steps still to be done, reset links.

-- When each person's password was set, whether they have to change it, and the one before it.
create table senha_situacao (
  usuario_id  integer primary key,
  definida_em timestamptz not null,
  trocar      boolean not null default false,
  anterior    text
);
insert into senha_situacao (usuario_id, definida_em) select id, now() from registro.usuario where senha is not null;

create table segundo_fator (
  usuario_id    integer primary key,
  meio          text check (meio in ('APLICATIVO', 'EMAIL')),
  -- encrypted with the key of the installation; only of APLICATIVO
  segredo       text,
  ativado_em    timestamptz,
  -- the last step of time whose code was accepted: none serves twice
  ultimo_passo  bigint,
  -- a factor being enrolled, which counts only once a code of it is accepted
  novo_meio     text check (novo_meio in ('APLICATIVO', 'EMAIL')),
  novo_segredo  text,
  novo_em       timestamptz
);

create table codigo_recuperacao (
  hash       bytea primary key,
  usuario_id integer not null,
  usado_em   timestamptz
);
create index codigo_recuperacao_usuario on codigo_recuperacao (usuario_id);

create table codigo_email (
  usuario_id integer not null,
  finalidade text not null,
  hash       bytea not null,
  tentativas integer not null default 0,
  expira_em  timestamptz not null,
  primary key (usuario_id, finalidade)
);

-- A sign-in whose password was right and that still needs a code, a new password or a second factor.
create table entrada_pendente (
  hash             bytea primary key,
  usuario_id       integer not null,
  -- how the person came in, as in a session
  entrada          text not null,
  provedor_token   text,
  codigo_conferido boolean not null default false,
  endereco         text not null default '',
  criada_em        timestamptz not null,
  expira_em        timestamptz not null
);
create index entrada_pendente_usuario on entrada_pendente (usuario_id);

create table link_senha (
  hash       bytea primary key,
  usuario_id integer not null,
  criado_em  timestamptz not null,
  expira_em  timestamptz not null,
  usado_em   timestamptz
);
create index link_senha_usuario on link_senha (usuario_id);

-- Browsers from which a person has already entered: their wrong passwords are counted apart.
create table dispositivo (
  id         bigint generated always as identity primary key,
  usuario_id integer not null,
  hash       bytea not null,
  endereco   text not null,
  agente     text not null,
  criado_em  timestamptz not null,
  usado_em   timestamptz not null,
  unique (usuario_id, hash)
);
create index dispositivo_hash on dispositivo (hash);

-- A wait grows with failures in a row; it is forgotten some time after the last one, not after the first.
alter table tentativa_entrada rename column primeira_em to ultima_em;

-- Mails with a code or a link: the text is encrypted, nobody is shown it, and it is erased once sent.
alter table correio add column reservado boolean not null default false;

-- era 0120-identidade.sql
-- How the person of a session came in, and what the provider asks for when they leave.
alter table sessao
  add column entrada text not null default 'SENHA' check (entrada in ('SENHA', 'DIRETORIO', 'PROVEDOR')),
  add column provedor_token text;

-- The identity that a provider gives to a person: it stands whatever name or e-mail they come to have.
create table conta_externa (
  emissor    text not null,
  sujeito    text not null,
  usuario_id integer not null references registro.usuario on delete cascade,
  ligada_em  timestamptz not null,
  primary key (emissor, sujeito),
  unique (emissor, usuario_id)
);

-- An entry begun at the provider: finished once, by the browser that began it.
create table entrada_provedor (
  estado_hash bytea primary key,
  chave_hash  bytea not null,
  emissor     text not null,
  nonce       text not null,
  verificador text not null,
  expira_em   timestamptz not null
);
create index entrada_provedor_expira on entrada_provedor (expira_em);

-- era 0150-preferencias.sql
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

-- era 0163-entrada-pendente.sql
-- Nothing reads from where or when a waiting entry began: the session that it becomes has both.
alter table entrada_pendente drop column endereco, drop column criada_em;

-- era 0172-confirmacao.sql
-- Who changes what could take the installation over says once more who they are: one proof of a session, spent by one act.
create table confirmacao (
  sessao_id     bigint primary key references sessao (id) on delete cascade,
  por           text not null check (por in ('SENHA', 'CODIGO')),
  confirmada_em timestamptz not null
);

-- The addresses by which links and codes that open an account may leave: those that an administrator confirmed.
create table endereco_confirmado (
  tipo           text primary key check (tipo in ('CORREIO', 'PUBLICO')),
  endereco       text not null,
  confirmado_por integer,
  confirmado_em  timestamptz not null
);

-- A mail that tells of another server leaves by the one that was in force before it; its password stays encrypted.
alter table correio add column caminho text;

-- What an installation already uses was chosen under the rules of its time.
do $$
begin
  if to_regclass('registro.configuracao') is not null then
    insert into endereco_confirmado (tipo, endereco, confirmado_em)
    select 'CORREIO', lower(smtp_servidor) || ':' ||
      coalesce(smtp_porta, case smtp_seguranca when 'TLS' then 465 else 587 end) || ' ' ||
      coalesce(smtp_seguranca, 'STARTTLS'), now()
    from registro.configuracao where smtp_servidor is not null order by id limit 1;
  end if;
  if to_regclass('registro.dominio') is not null then
    insert into endereco_confirmado (tipo, endereco, confirmado_em)
    select 'PUBLICO', rtrim(endereco_publico, '/') || '/', now()
    from registro.dominio where endereco_publico is not null order by id limit 1;
  end if;
end $$;

-- era 0200-marcas-pessoais.sql
-- What a person marked on a content for themselves. It opens nothing: a list shows it only beside what the person reaches.
create table marca_pessoal (
  usuario_id  integer not null references registro.usuario,
  conteudo_id bigint not null references conteudo on delete cascade,
  favorito    boolean not null default false,
  -- unknown while they never said: then it is what waits to be received
  lido        boolean,
  -- what arrives afterwards is unread again
  lido_em     timestamptz,
  primary key (usuario_id, conteudo_id),
  check ((lido is null) = (lido_em is null))
);
-- a content that is removed looks for its marks
create index marca_pessoal_conteudo on marca_pessoal (conteudo_id);

-- era 0202-modelos-personalizados.sql
-- Texts that a person keeps from a document to begin others with: their own, or of everybody of their unit.
create table modelo_personalizado (
  id           bigint generated always as identity primary key,
  nome         text not null,
  modelo_id    integer not null references registro.modelo_documento,
  usuario_id   integer not null references registro.usuario,
  -- whose it is too; null, the person's alone
  unidade_id   integer references registro.unidade,
  -- from a restricted document: never of the unit
  restrito     boolean not null,
  corpo        jsonb not null,
  propriedades jsonb not null,
  valores      jsonb not null,
  criado_em    timestamptz not null,
  check (not restrito or unidade_id is null)
);
create index modelo_personalizado_usuario on modelo_personalizado (usuario_id);
create index modelo_personalizado_unidade on modelo_personalizado (unidade_id) where unidade_id is not null;

-- The pictures of their texts, read by whoever may use them.
create table modelo_personalizado_imagem (
  arquivo_id uuid not null references arquivo,
  modelo_id  bigint not null references modelo_personalizado on delete cascade,
  primary key (arquivo_id, modelo_id)
);

-- era 0345-painel.sql
-- Which blocks the home of each person has and where; without a line, that of the profile, and without that one, the product's.
create table painel_pessoa (
  usuario_id  integer primary key references registro.usuario on delete cascade,
  arranjo     jsonb not null,
  guardado_em timestamptz not null
);
create table painel_perfil (
  perfil_id    integer primary key references registro.perfil_acesso on delete cascade,
  arranjo      jsonb not null,
  guardado_em  timestamptz not null,
  guardado_por integer not null references registro.usuario
);
create index painel_perfil_guardado_por on painel_perfil (guardado_por);

-- era 0417-ultimas-consultas.sql
-- When a person last opened the page of a content: their last ones are a list of their own, and nobody else's.
alter table marca_pessoal add column consultado_em timestamptz;
create index marca_pessoal_consultado on marca_pessoal (usuario_id, consultado_em desc) where consultado_em is not null;

-- era 0450-passagem-e-permissao.sql
-- Handing over what a person or a unit holds has permissions of its own; who administers an organisation and could do it goes on.
do $$
begin
  if to_regclass('registro.perfil_acesso') is not null then
    update registro.perfil_acesso
    set permissoes = permissoes || '["usuarioPassar"]'::jsonb, versao = versao + 1
    where administrador_local and permissoes ? 'usuarioEditar' and not permissoes ? 'usuarioPassar';
    update registro.perfil_acesso
    set permissoes = permissoes || '["unidadePassar"]'::jsonb, versao = versao + 1
    where administrador_local and permissoes ? 'unidadeEditar' and not permissoes ? 'unidadePassar';
  end if;
end $$;

-- era 0590-quem-criou-a-conta.sql
-- Who made an account, and in whose place: asked at saves that may call people to contents, also in an import of thousands.
create index evento_conta_criada on evento (usuario_id)
  where seq = 1 and ato = 'registroCriado' and cadeia like 'registro:usuario:%';
create index evento_conta_criada_por on evento (substituto_id)
  where seq = 1 and ato = 'registroCriado' and cadeia like 'registro:usuario:%' and substituto_id is not null;
