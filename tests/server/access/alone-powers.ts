import { sql } from 'kysely';
import { visibleToPerson } from '#server/pessoas/acesso/visible-to-person.ts';
import type { TestApp } from '#tests/setup/app.ts';

/** Ids of the records that calls name. */
export interface Ids {
  readonly sozinho: number;
  readonly comparsa: number;
  /** Who works with them, and whom a role names. */
  readonly colega: number;
  readonly externo: number;
  readonly perfilSozinho: number;
  readonly perfilComparsa: number;
  readonly perfilAdministrador: number;
  readonly perfilRico: number;
  readonly unidade: number;
  readonly outraUnidade: number;
  readonly deOutraOrganizacao: number;
  readonly organizacao: number;
  readonly outraOrganizacao: number;
  readonly cargo: number;
  /** A position that a role calls. */
  readonly cargoChamado: number;
  readonly modelo: number;
  /** A band, and the one of who has more. */
  readonly faixaHorario: number;
  readonly faixaDaChefia: number;
  /** A published flow that does not call them, and one that does. */
  readonly fluxo: number;
  readonly fluxoQueChama: number;
  /** The role that the first flow calls, and a group. */
  readonly papel: number;
  /** The text of a mail that carries a link into an account. */
  readonly mensagem: number;
  readonly grupo: number;
  /** A kind of process that people from outside ask for. */
  readonly servico: number;
  readonly vitima: number;
  readonly conteudo: number;
  readonly sigiloMaior: number;
}

/** Lines by kind; of the three, what each has; of the others, what must stay as it was. */
export interface Powers {
  /** What the one with the permission has. */
  readonly sozinho: ReadonlySet<string>;
  /** What the second account, and every account that was not there, has. */
  readonly outros: ReadonlySet<string>;
  /** What is of others, and of the installation. */
  readonly deOutros: ReadonlySet<string>;
}

/** The people whose place somebody may take today, themselves included. */
const actingFor = (person: number) => sql`(select ${person}::integer as quem union all
  select a.usuario from registro.ausencia a where a.substituto = ${person} and a.aguarda_confirmacao is not true)`;

/** What the two, the accounts that they made and others are now. */
export const readPowers = async (server: TestApp, ids: Ids, known: readonly number[]): Promise<Powers> => {
  const { db } = server.platform.connection;
  const { rows: all } = await sql<{ id: number }>`select id from registro.usuario`.execute(db);
  const others = [ids.comparsa, ...all.map(({ id }) => id).filter((id) => !known.includes(id))];
  const makers = [ids.sozinho, ...others];
  const lines = await Promise.all(others.map((id) => powersOf(server, id, makers)));
  return {
    sozinho: await powersOf(server, ids.sozinho, makers),
    outros: new Set(lines.flatMap((one) => [...one])),
    deOutros: await linesOfOthers(server, ids, others),
  };
};

/** The flows whose version in force says, in its drawing, a role of theirs or a unit where they work. */
const flowsCalling = (person: number) => sql`(select v.fluxo_id from (
    select distinct on (fluxo_id) fluxo_id, xml from fluxo_versao order by fluxo_id, numero desc) v
  where exists (select from registro.papel p join registro.papel_executantes e on e.registro_id = p.id
      join registro.usuario_unidades uu on uu.registro_id = ${person}
      where v.xml like '%papel="' || p.codigo || '"%' and (e.usuario = ${person}
        or (e.tipo = 'UNIDADE' and e.unidade = uu.unidade) or (e.tipo = 'CARGO' and e.cargo = uu.cargo)
        or (e.tipo = 'CHEFE_INICIADOR' and uu.chefe)
        or (e.tipo = 'CAMPO' and exists (select from conteudo_campo k join registro.usuario u on u.id = ${person}
          where k.rotulo = e.campo and lower(k.valor #>> '{}') in (lower(u.login), lower(u.email))))))
    or exists (select from registro.usuario_unidades uu join registro.unidade un on un.id = uu.unidade
      where uu.registro_id = ${person} and v.xml like '%unidade="' || un.sigla || '"%'))`;

/** Everything that one account reaches and may do, as lines that another account may have too, but what they made. */
const powersOf = async (
  server: TestApp,
  person: number,
  makers: readonly number[],
): Promise<ReadonlySet<string>> => {
  const ofOthers = sql`c.autor_id <> all(${makers}::integer[])`;
  const { rows } = await sql<{ linha: string }>`
    select 'vê o conteúdo ' || c.id as linha from conteudo c, ${actingFor(person)} p
      where ${ofOthers} and c.excluido_em is null and ${visibleToPerson(sql`p.quem`)}
    union select 'atua por ' || p.quem from ${actingFor(person)} p where p.quem <> ${person}
    union select 'permissão ' || x.nome from registro.usuario u join registro.perfil_acesso f on f.id = u.perfil_acesso,
      jsonb_array_elements_text(f.permissoes) x(nome) where u.id = ${person}
    union select 'regra ' || x.nome from registro.usuario u join registro.perfil_acesso f on f.id = u.perfil_acesso,
      jsonb_array_elements_text(f.regras) x(nome) where u.id = ${person} and x.nome not like 'restringe%'
    union select 'administra' from registro.usuario u join registro.perfil_acesso f on f.id = u.perfil_acesso
      where u.id = ${person} and (f.administrador or f.administrador_local)
    union select 'grau ' || n from registro.usuario u join registro.sigilo s on s.id = u.sigilo,
      generate_series(1, s.grau) n where u.id = ${person}
    union select 'marca ' || m.key from registro.usuario u, jsonb_each(to_jsonb(u)) m
      where u.id = ${person} and m.value = 'true'::jsonb
        and m.key not in ('ativo', 'bloqueado', 'acesso_restrito')
    union select 'sem acesso restrito' from registro.usuario u where u.id = ${person} and u.acesso_restrito is not true
    union select 'lugar ' || uu.unidade || case when uu.chefe then ' de chefe' when uu.secretario then ' de secretário' else '' end
      from registro.usuario_unidades uu where uu.registro_id = ${person}
    union select 'distribui em ' || un.id from registro.unidade un
      where ${person} in (un.responsavel_tramite, un.responsavel_redirecionamento)
        or exists (select from registro.usuario_unidades x where x.registro_id = ${person} and x.unidade = un.id and x.chefe)
    union select 'no grupo ' || g.registro_id from registro.grupo_email_usuarios g where g.alvo_id = ${person}
    union select 'recebe do modelo ' || d.registro_id from registro.modelo_documento_destinos_fixos d
      where d.usuario = ${person} or d.unidade in (select unidade from registro.usuario_unidades where registro_id = ${person})
    union select 'recebe os pedidos do serviço ' || t.id from registro.tipo_processo t
      where t.unidade_externa in (select unidade from registro.usuario_unidades where registro_id = ${person})
    union select 'chefia acima de ' || x.id from registro.unidade x join registro.usuario_unidades uu
      on uu.registro_id = ${person} and uu.chefe and uu.unidade = x.unidade_superior
    union select 'chamada do fluxo ' || c.fluxo_id from ${flowsCalling(person)} c
    union select 'chamada do fluxo que inicia o modelo ' || m.id from registro.modelo_documento m
      join ${flowsCalling(person)} c on c.fluxo_id = m.fluxo_iniciado
    union select 'chamada do fluxo que inicia o tipo ' || t.registro || ' ' || t.id from (
        select 'de documento' as registro, id, fluxo_iniciado from registro.tipo_documento
        union all select 'de processo', id, fluxo_iniciado from registro.tipo_processo) t
      join ${flowsCalling(person)} c on c.fluxo_id = t.fluxo_iniciado
    union select 'um campo do conteúdo ' || k.conteudo_id || ' diz ao papel ' || e.registro_id
      from registro.papel_executantes e join conteudo_campo k on e.tipo = 'CAMPO' and k.rotulo = e.campo
      join registro.usuario u on u.id = ${person}
      left join registro.usuario_unidades uu on uu.registro_id = u.id left join registro.unidade un on un.id = uu.unidade
      where lower(k.valor #>> '{}') in (lower(u.login), lower(u.email), lower(un.sigla))
    union select 'executa o papel ' || e.registro_id from registro.papel_executantes e
      left join registro.usuario_unidades uu on uu.registro_id = ${person}
      join registro.usuario u on u.id = ${person}
      where e.usuario = ${person} or (e.tipo = 'UNIDADE' and e.unidade = uu.unidade)
        or (e.tipo = 'PERFIL' and e.perfil_acesso = u.perfil_acesso) or (e.tipo = 'CARGO' and e.cargo = uu.cargo)
        or (e.tipo = 'CHEFE_INICIADOR' and uu.chefe)
    union select 'detém o conteúdo ' || c.id from conteudo c join registro.usuario_unidades uu on uu.registro_id = ${person}
      where ${ofOthers} and (c.detentor_usuario_id = ${person} or c.detentor_unidade_id = uu.unidade)`.execute(
    server.platform.connection.db,
  );
  return new Set(rows.map(({ linha }) => linha));
};

/** What belongs to other people, or decides over them. */
const linesOfOthers = async (
  server: TestApp,
  { sozinho, perfilSozinho, perfilComparsa }: Ids,
  outros: readonly number[],
): Promise<ReadonlySet<string>> => {
  // a profile with nothing is within what anybody may give: whom it gives more is told of the account
  const poor = sql`(${sql.lit(perfilSozinho)}, ${sql.lit(perfilComparsa)})`;
  const mine = sql`(${sql.join([sozinho, ...outros].map((id) => sql.lit(id)))})`;
  const { rows } = await sql<{ linha: string }>`
    select 'conta ' || u.id || ' ' || md5(concat_ws('|', u.login, u.email, u.senha)) as linha
      from registro.usuario u where u.id not in ${mine}
    union all select 'segundo fator ' || f.usuario_id from segundo_fator f where f.usuario_id not in ${mine}
    union all select 'identidade ' || c.usuario_id || ' ' || md5(c.emissor || c.sujeito) from conta_externa c
    union all select 'administrador ' || u.id from registro.usuario u
      join registro.perfil_acesso f on f.id = u.perfil_acesso where f.administrador or f.administrador_local
    union all select 'sessão ' || s.id || ' de ' || s.usuario_id from sessao s
      where s.usuario_id not in ${mine} and s.encerrada_em is null
    union all select 'pessoa de fora ' || x.id || ' ' || md5(concat_ws('|', x.email, x.senha)) from registro.usuario_externo x
    union all select 'procuração aceita ' || p.id || ' ' || md5(concat_ws('|', p.outorgante, p.procurador_documento, p.procurador_email,
      p.fim, p.pode_pedir, p.pode_assinar, p.pode_receber)) from registro.procuracao p where p.situacao = 'ACEITA'
    union all select 'volume ' || v.pasta from registro.volume v
    union all select 'grau de ' || s.id || ': ' || s.grau from registro.sigilo s
    union all select 'organização de ' || un.id || ': ' || un.organizacao from registro.unidade un
    union all select 'perfil ' || f.id || ' ' || md5(concat_ws('|', f.permissoes, f.regras, f.administrador, f.administrador_local,
      f.exige_segundo_fator, f.tipo, f.faixa_horario, f.paginas)) from registro.perfil_acesso f where f.id not in ${poor}
    union all select 'início de quem administra ' || p.perfil_id from painel_perfil p
      join registro.perfil_acesso f on f.id = p.perfil_id where f.administrador or f.administrador_local
    union all select 'entrada ' || m.key || ' ' || m.value::text from registro.configuracao g, jsonb_each(to_jsonb(g)) m
      where m.key ~ '^(ldap_|sso_(?!nome)|proxy_|senha_|horas_|minutos_|dois_|codigo_por_|segundo_|trocar_|resposta_)'
    union all select 'texto de ' || t.chave || ' ' || md5(t.texto) from registro.template_mensagem t
      where t.texto is not null and t.texto_padrao ~ '[{](link|codigo)[}]'
    union all select 'horário ' || h.id || ' ' || md5(concat_ws('|', h.ativo, (select jsonb_agg(to_jsonb(x) order by c.ordem, x.ordem)
        from registro.faixa_horario_conjuntos c join registro.faixa_horario_conjuntos_horarios x on x.registro_id = c.id
        where c.registro_id = h.id)))
      from registro.faixa_horario h join registro.perfil_acesso f on f.faixa_horario = h.id and f.id not in ${poor}
    union all select 'regra de entrada ' || md5(to_jsonb(r)::text) from registro.configuracao_regras_entrada r
    union all select 'conteúdo ' || c.id || ' com ' || c.detentor_unidade_id || '/' || coalesce(c.detentor_usuario_id, 0)
      from conteudo c where c.autor_id not in ${mine}`.execute(server.platform.connection.db);
  return new Set(rows.map(({ linha }) => linha));
};
