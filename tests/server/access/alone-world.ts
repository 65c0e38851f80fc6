import { arrow, flowXml, task } from '#tests/server/fluxo/flow-xml.ts';
import {
  callerOf,
  readAnswer,
  startTestApp,
  worldPassword,
  type Caller,
  type TestApp,
} from '#tests/setup/app.ts';
import { readPowers, type Ids, type Powers } from './alone-powers.ts';

/** The three who are looked at: who has the permission, an account of theirs, and somebody from outside who is with them. */
interface AloneWorld {
  readonly server: TestApp;
  readonly admin: Caller;
  /** One of the two enters; who took the own account out of use begins anew with it. */
  readonly enter: (who: Walker) => Promise<Caller>;
  /** The second account has what who made it has. */
  readonly lendProfile: () => Promise<void>;
  /** Ids of the records that calls name. */
  readonly ids: Ids;
  /** Gives to the profile under test exactly these permissions. */
  readonly grant: (...permissoes: readonly string[]) => Promise<void>;
  /** What everybody reaches and is, told in lines. */
  readonly powers: () => Promise<Powers>;
  /** Puts back what the registers and contents were. */
  readonly restore: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Who may walk: who has the permission, and the account that they made. */
export type Walker = 'pessoa.so' | 'comparsa';

/** Registers whose rows the walk may change, and the tables of contents that a hand-over moves. */
const guardedTables = `
  select quote_ident(schemaname) || '.' || quote_ident(tablename) as nome from pg_tables
  where schemaname = 'registro' or (schemaname = 'public' and tablename in ('conteudo', 'tramite', 'conteudo_acesso',
    'documento_assinante', 'conta_externa', 'segundo_fator', 'painel_perfil', 'fluxo_rascunho', 'fluxo_versao'))
  order by 1`;

export const openAloneWorld = async (): Promise<AloneWorld> => {
  const server = await startTestApp();
  const { db, pool } = server.platform.connection;
  const admin = await server.as('admin');
  const value = async (query: string): Promise<number> =>
    (await pool.query<{ id: number }>(query)).rows[0]?.id ?? 0;
  const created = async (register: string, values: object, caller: Caller = admin): Promise<number> => {
    const answer = await caller.post<{ id: number }>(register, values);
    if (answer.status !== 200) throw new Error(`${register}: ${answer.raw.body}`);
    return answer.payload.id;
  };
  const organizacao = await value(`select id from registro.organizacao_interna where sigla = 'PMVS'`);
  const cargo = await value('select min(id) as id from registro.cargo');
  const unidade = await created('unidade', {
    codigo: '990',
    sigla: 'EXAME',
    nome: 'Sala de exame',
    organizacao,
    ativo: true,
  });
  const perfil = (descricao: string): Promise<number> =>
    created('perfil-acesso', {
      descricao,
      tipo: 'INTERNO',
      usuarioPadrao: true,
      ativo: true,
      permissoes: [],
      regras: [],
    });
  const perfilSozinho = await perfil('Sob exame');
  const perfilComparsa = await perfil('Nada pode');
  const person = async (
    login: string,
    perfilAcesso: number,
    by?: Caller,
    chefe = by === undefined,
  ): Promise<number> => {
    const values = {
      nome: `Pessoa ${login}`,
      login,
      email: `${login}@vilaserena.exemplo`,
      perfilAcesso,
      ativo: true,
      unidades: [{ organizacao, unidade, cargo, chefe, padrao: true }],
    };
    const id = await created('usuario', values, by);
    await pool.query(
      `update registro.usuario set senha = (select senha from registro.usuario where login = 'helena.pires')
       where id = $1`,
      [id],
    );
    await pool.query('update senha_situacao set trocar = false where usuario_id = $1', [id]);
    return id;
  };
  const enter = async (login: Walker): Promise<Caller> => {
    const body = { login, senha: worldPassword };
    const entered = readAnswer<{ token: string }>(await server.call({ method: 'POST', path: 'login', body }));
    return callerOf(server.app, entered.payload.token);
  };
  let version = 1000;
  const grant = async (...permissoes: readonly string[]): Promise<void> => {
    // far from what a walk that changed the profile made of it: who is in session is known by it
    version += 1_000;
    await db
      .updateTable('registro.perfilAcesso')
      .set({ permissoes: JSON.stringify(permissoes) as never, versao: version })
      .where('id', '=', perfilSozinho)
      .execute();
  };
  const sozinho = await person('pessoa.so', perfilSozinho);
  // the second account is one that they made
  await grant('usuarioIncluir');
  const comparsa = await person('comparsa', perfilComparsa, await enter('pessoa.so'));
  await grant();
  const colega = await person('colega', perfilComparsa, admin, false);
  const flows = await drawFlows(admin, created, unidade, colega);
  // the hours in which those who have more work
  const faixaDaChefia = await created('faixa-horario', {
    descricao: 'Da chefia',
    ativo: true,
    conjuntos: [{ dias: [1, 2, 3, 4, 5, 6, 7], horarios: [{ inicio: '00:00', fim: '23:59' }] }],
  });
  await pool.query(
    `update registro.perfil_acesso set faixa_horario = $1, versao = versao + 1 where descricao = 'Chefia de unidade'`,
    [faixaDaChefia],
  );
  const ids: Ids = {
    sozinho,
    comparsa,
    colega,
    perfilSozinho,
    perfilComparsa,
    unidade,
    organizacao,
    cargo,
    ...flows,
    cargoChamado: await value(`select id from registro.cargo where descricao = 'Pregoeiro'`),
    papel: await value(`select id from registro.papel where codigo = 'JURIDICO'`),
    mensagem: await value(
      `select id from registro.template_mensagem where chave = 'entrada.correio.linkTexto'`,
    ),
    servico: await value(
      'select min(id) as id from registro.tipo_processo where unidade_externa is not null',
    ),
    grupo: await value(`select id from registro.grupo_email where nome = 'Gabinetes'`),
    modelo: await value(`select id from registro.modelo_documento where nome = 'Comunicação Interna'`),
    faixaDaChefia,
    faixaHorario: await value('select min(id) as id from registro.faixa_horario'),
    externo: await value('select min(id) as id from registro.usuario_externo'),
    perfilAdministrador: await value('select min(id) as id from registro.perfil_acesso where administrador'),
    perfilRico: await value(`select id from registro.perfil_acesso where descricao = 'Chefia de unidade'`),
    outraUnidade: await value(`select id from registro.unidade where sigla = 'CCL'`),
    deOutraOrganizacao: await value(
      `select min(id) as id from registro.unidade where organizacao <> ${organizacao}`,
    ),
    outraOrganizacao: await value(
      `select min(id) as id from registro.organizacao_interna where id <> ${organizacao}`,
    ),
    vitima: await value(`select id from registro.usuario where login = 'helena.pires'`),
    conteudo: await value(
      `select min(id) as id from conteudo where nivel_acesso = 'RESTRITO' and fase = 1 and excluido_em is null`,
    ),
    sigiloMaior: await value('select id from registro.sigilo where ativo order by grau desc limit 1'),
  };
  // contents of others, in which a field names people and units that are no more
  await pool.query(
    `insert into conteudo_campo (conteudo_id, rotulo, tipo, ordem, valor)
     select c.id, $1, 1, 90, to_jsonb(($2::text[])[c.n]) from (
       select id, row_number() over (order by id) as n from conteudo
       where nivel_acesso = 'RESTRITO' and autor_id <> $3 and excluido_em is null order by id limit 3) c`,
    [fieldOfRole, Object.values(saidByFields), sozinho],
  );
  await pool.query(
    `insert into conteudo_campo (conteudo_id, rotulo, tipo, ordem, valor) values ($1, $2, 1, 91, '"pessoa.so"')`,
    [ids.conteudo, fieldOfWalker],
  );
  const known = (await pool.query<{ id: number }>('select id from registro.usuario')).rows.map(
    ({ id }) => id,
  );
  await pool.query('create schema guarda');
  const tables = (await pool.query<{ nome: string }>(guardedTables)).rows.map(({ nome }) => nome);
  const kept = (table: string): string => `guarda."${table.replaceAll('"', '')}"`;
  // what the database computes is not written
  const written = await pool.query<{ tabela: string; colunas: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as tabela,
       string_agg(quote_ident(column_name), ', ' order by ordinal_position) as colunas
     from information_schema.columns where is_generated = 'NEVER' group by 1`,
  );
  const columns = new Map(written.rows.map(({ tabela, colunas }) => [tabela, colunas]));
  for (const table of tables) await pool.query(`create table ${kept(table)} as table ${table}`);
  return {
    server,
    admin,
    ids,
    enter: async (who) => {
      const id = who === 'comparsa' ? comparsa : sozinho;
      await pool.query(
        `update registro.usuario u set ativo = true, bloqueado = false, login = g.login, senha = g.senha
         from guarda."registro.usuario" g where g.id = u.id and u.id = $1`,
        [id],
      );
      await pool.query('update senha_situacao set trocar = false where usuario_id = $1', [id]);
      return enter(who);
    },
    lendProfile: async () => {
      await pool.query('update registro.usuario set perfil_acesso = $2, versao = versao + 1 where id = $1', [
        comparsa,
        perfilSozinho,
      ]);
    },
    grant,
    powers: () => readPowers(server, ids, known),
    restore: async () => {
      const differing: string[] = [];
      for (const table of tables) {
        const { rows } = await pool.query<{ igual: boolean }>(
          `select not exists ((table ${table} except all table ${kept(table)})
             union all (table ${kept(table)} except all table ${table})) as igual`,
        );
        if (!rows[0]?.igual) differing.push(table);
      }
      if (differing.length === 0) return;
      const client = await pool.connect();
      try {
        await client.query(`begin; set local session_replication_role = replica`);
        for (const table of differing) await client.query(`delete from ${table}`);
        for (const table of differing) {
          const own = columns.get(table) ?? '';
          await client.query(
            `insert into ${table} (${own}) overriding system value select ${own} from ${kept(table)}`,
          );
        }
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    close: () => server.close(),
  };
};

/** The label of a field by which a role calls, another that says who walks, and what the first says in contents of others. */
const fieldOfRole = 'Quem confere';
export const fieldOfWalker = 'Quem soube';
export const saidByFields = {
  login: 'quem.saiu',
  email: 'quem.saiu@vilaserena.exemplo',
  sigla: 'ANTIGA',
} as const;

/** A flow whose step a role has. */
export const flowOfRole = (papel: string): string => flowOf(task('u', 'Conferir', `papel="${papel}"`));
/** A flow that sends to the unit of those who are looked at. */
export const flowToUnit = (): string =>
  flowOf(
    '<bpmn:serviceTask id="u" name="Enviar"><bpmn:extensionElements><malote:trabalho tipo="TRAMITAR" unidade="EXAME"/></bpmn:extensionElements></bpmn:serviceTask>',
  );
const flowOf = (step: string): string =>
  flowXml({
    body: `<bpmn:startEvent id="s"/>${step}<bpmn:endEvent id="e"/>${arrow('a', 's', 'u')}${arrow('b', 'u', 'e')}`,
  });

type Created = (register: string, values: object) => Promise<number>;

/** Roles of others, of the unit and of any chief, and two published flows: one calls nobody here, the other does. */
const drawFlows = async (
  admin: Caller,
  created: Created,
  unidade: number,
  colega: number,
): Promise<Pick<Ids, 'fluxo' | 'fluxoQueChama'>> => {
  for (const [codigo, executante] of [
    ['ROTINA', { tipo: 'UNIDADE', unidade }],
    ['CHEFIA', { tipo: 'CHEFE_INICIADOR' }],
    ['DO_COLEGA', { tipo: 'USUARIO', usuario: colega }],
    ['DE_CAMPO', { tipo: 'CAMPO', campo: fieldOfRole }],
    ['DE_QUEM_SOUBE', { tipo: 'CAMPO', campo: fieldOfWalker }],
  ] as const)
    await created('papel', { codigo, nome: codigo, ativo: true, executantes: [executante] });
  const published = async (codigo: string, xml: string): Promise<number> => {
    const id = await created('fluxo', { codigo, nome: codigo, ativo: true });
    await admin.put(`fluxo/${id}/desenho`, { xml, revisao: 0 });
    const { status, raw } = await admin.post(`fluxo/${id}/publicar`, { revisao: 1 });
    if (status !== 200) throw new Error(raw.body);
    return id;
  };
  return {
    fluxo: await published('DE_OUTROS', flowOfRole('JURIDICO')),
    fluxoQueChama: await published('CHAMA', flowOfRole('ROTINA')),
  };
};

export { worldPassword };
