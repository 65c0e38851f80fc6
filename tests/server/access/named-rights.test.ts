import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import { standardHome } from '#schemas/painel/standard-home.ts';
import { grantingRules } from '#schemas/rules.ts';
import {
  readAnswer,
  startTestApp,
  worldPassword,
  type Answer,
  type Caller,
  type TestApp,
} from '#tests/setup/app.ts';
import { concludedDocument, read } from '#tests/setup/drafts.ts';

type Json = Readonly<Record<string, unknown>>;

let server: TestApp;
let admin: Caller;
/** Works in DPA, with nothing but what each test gives. */
let caio: Caller;
let profile: number;

const idOf = async (table: 'usuario' | 'unidade' | 'perfil_acesso', name: string): Promise<number> => {
  const column = { usuario: 'login', unidade: 'sigla', perfil_acesso: 'descricao' }[table];
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(`registro.${table}`)} where ${sql.ref(column)} = ${name}`.execute(
    server.platform.connection.db,
  );
  return rows[0]?.id ?? 0;
};
const person = (login: string): Promise<number> => idOf('usuario', login);
const unit = (sigla: string): Promise<number> => idOf('unidade', sigla);
const record = async (path: string): Promise<Json> => {
  const { acoes: _acoes, ...rest } = (await admin.get<Json>(path)).payload;
  return rest;
};
const change = async (caller: Caller, path: string, fields: Json): Promise<Answer<Json>> =>
  caller.put<Json>(path, { ...(await record(path)), ...fields });
/** The profile of caio has exactly these. */
const grant = async (...permissoes: readonly string[]): Promise<void> => {
  const answer = await change(admin, `perfil-acesso/${profile}`, { permissoes });
  expect(answer.status, answer.raw.body).toBe(200);
};
const confirm = (caller: Caller) => caller.post('credencial/confirmacao', { senha: worldPassword });
const said = (answer: Answer<unknown>): string => answer.raw.body;
const subjects = async (usuarioId: number): Promise<readonly string[]> => {
  const { rows } = await sql<Pick<Notificacao, 'assunto'>>`
    select assunto from notificacao where usuario_id = ${usuarioId} order by id`.execute(
    server.platform.connection.db,
  );
  return rows.map(({ assunto }) => assunto ?? '');
};

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
  const made = await admin.post<{ id: number }>('perfil-acesso', {
    descricao: 'Uma permissão',
    tipo: 'INTERNO',
    usuarioPadrao: true,
    ativo: true,
    permissoes: [],
  });
  profile = made.payload.id;
  const moved = await change(admin, `usuario/${await person('caio.teles')}`, { perfilAcesso: profile });
  expect(moved.status, moved.raw.body).toBe(200);
  caio = await server.as('caio.teles');
});
afterAll(() => server.close());

describe('as configurações que decidem em que conta se entra', () => {
  const settings = async (): Promise<string> => {
    const { payload } = await admin.get<{ itens: { id: number }[] }>('configuracao');
    return `configuracao/${payload.itens[0]?.id ?? 0}`;
  };

  it('só um administrador as muda, com a prova de quem é, e todos os que administram sabem', async () => {
    await grant('configuracaoEditar');
    const path = await settings();
    const cargo = (await record(`usuario/${await person('admin')}`))['cargo'];
    const rule = { valor: '*', unidade: await unit('PGM'), cargo, chefe: true };
    for (const fields of [
      { ldapAtributoLogin: 'description' },
      { ldapBase: 'dc=outra' },
      { ldapFiltro: '(mail={login})' },
      { ldapUsuario: 'cn=outro' },
      { ldapAtributoEmail: 'description' },
      { ldapGruposBase: 'ou=outros' },
      { ssoVinculo: 'LOGIN' },
      { ssoCliente: 'outro' },
      { ssoEscopos: 'openid email' },
      { ssoAtributoRegra: 'outro' },
      { regrasEntrada: [rule] },
      { doisFatores: (await record(path))['doisFatores'] !== true },
      { segundoFatorAssinatura: (await record(path))['segundoFatorAssinatura'] !== true },
      { horasSessao: 11 },
      { minutosSessao: 47 },
      { senhaPadrao: 'uma frase que eu sei bem' },
      { respostaConteudoRestrito: 'METADADOS' },
    ]) {
      await confirm(caio);
      const answer = await change(caio, path, fields);
      expect([answer.status, answer.campos]).toEqual([422, Object.keys(fields)]);
    }
    expect((await change(caio, path, { segundosMensagem: 9 })).status).toBe(200);
    const before = (await subjects(await person('admin'))).length;
    const fields = { horasSessao: 11, senhaPadrao: 'uma frase que ninguém mais sabe' };
    expect((await change(admin, path, fields)).codigo).toBe('confirmacaoNecessaria');
    await confirm(admin);
    expect((await change(admin, path, fields)).status).toBe(200);
    expect((await subjects(await person('admin'))).slice(before)).toEqual([
      'Mudou o que decide quem entra no Malote, e como',
    ]);
    const { rows } = await sql<{ conteudo: string }>`
      select conteudo from notificacao where usuario_id = ${await person('admin')} order by id desc limit 1`.execute(
      server.platform.connection.db,
    );
    expect(rows[0]?.conteudo).toContain('Horas de sessão: 11.');
    expect(rows[0]?.conteudo).not.toContain('ninguém mais sabe');
  });
});

describe('quem indica um substituto', () => {
  const absence = { inicio: '2026-11-20', fim: '2026-12-10', motivo: 'FERIAS' };

  it('sem ter o que a pessoa tem, espera que ela confirme; até lá ninguém atua por ela', async () => {
    await grant('ausenciaIncluir', 'ausenciaEditar', 'ausenciaConsultar');
    const [helena, rafael, luciana] = [
      await person('helena.pires'),
      await person('rafael.lins'),
      await person('luciana.reis'),
    ];
    const made = await caio.post<{ id: number; avisos?: unknown }>('ausencia', {
      ...absence,
      usuario: helena,
      substituto: luciana,
    });
    expect(made.status, made.raw.body).toBe(200);
    expect(said(made)).toContain('até ela confirmar');
    const substitute = await server.as('luciana.reis');
    const act = (caller: Caller) => caller.post(`login/substituir-usuario/${helena}`);
    expect((await act(substitute)).codigo).toBe('naoSubstitui');
    const { payload } = await substitute.post<{ dados: { listaUsuarioSubstituido: { id: number }[] } }>(
      'login/consulta/usuario-config',
    );
    expect(payload.dados.listaUsuarioSubstituido.map(({ id }) => id)).not.toContain(helena);
    expect((await subjects(helena)).at(-1)).toContain('confirme');
    expect((await subjects(luciana)).join()).not.toContain('Helena Duarte Pires escolheu você');
    const path = `ausencia/${made.payload.id}`;
    const yes = (caller: Caller) => caller.post(`${path}/acao/confirmarSubstituto`, {});
    for (const other of [caio, admin, substitute])
      expect([403, 409], said(await yes(other))).toContain((await yes(other)).status);
    expect((await yes(await server.as('helena.pires'))).status).toBe(200);
    expect((await subjects(luciana)).at(-1)).toContain('Helena Duarte Pires escolheu você');
    expect((await act(substitute)).status).toBe(200);
    expect((await substitute.post('login/voltar-ao-meu-usuario')).status).toBe(200);
    // what was confirmed was this one: another substitute, or other days, wait again; a note does not
    expect((await change(caio, path, { observacao: 'Férias coletivas' })).status).toBe(200);
    expect((await record(path))['aguardaConfirmacao']).toBe(false);
    for (const fields of [{ fim: '2026-12-20' }, { substituto: rafael }]) {
      expect((await change(caio, path, fields)).status).toBe(200);
      expect((await record(path))['aguardaConfirmacao']).toBe(true);
    }
    expect((await act(substitute)).codigo).toBe('naoSubstitui');
    expect((await admin.remove(`${path}?versao=${String((await record(path))['versao'])}`)).status).toBe(200);
  });

  it('um administrador, ou a própria pessoa, decide de uma vez', async () => {
    const [helena, luciana] = [await person('helena.pires'), await person('luciana.reis')];
    const made = await admin.post<{ id: number }>('ausencia', {
      ...absence,
      usuario: helena,
      substituto: luciana,
    });
    expect((await record(`ausencia/${made.payload.id}`))['aguardaConfirmacao']).toBe(false);
    expect((await admin.remove(`ausencia/${made.payload.id}?versao=1`)).status).toBe(200);
    const own = await (
      await server.as('helena.pires')
    ).post<{ id: number }>(`ausencia?lugar=${encodeURIComponent('opcoes-usuario/ausencia')}`, {
      ...absence,
      usuario: helena,
      substituto: luciana,
    });
    expect(own.status, own.raw.body).toBe(200);
    expect((await record(`ausencia/${own.payload.id}`))['aguardaConfirmacao']).toBe(false);
    expect((await admin.remove(`ausencia/${own.payload.id}?versao=1`)).status).toBe(200);
  });
});

describe('passar o que uma pessoa ou unidade tem', () => {
  const pass = async (path: string, para: number): Promise<Answer<unknown>> => {
    const { versao } = (await admin.get<{ versao: number }>(`passagem/${path}`)).payload;
    return caio.post(`passagem/${path}`, { versao, para, motivo: 'reorganização', inativar: false });
  };

  it('pede permissão própria, que editar pessoas ou unidades não dá', async () => {
    await grant('unidadeEditar', 'unidadeConsultar', 'usuarioEditar', 'usuarioConsultar');
    const [pgm, cti] = [await unit('PGM'), await unit('CTI')];
    expect((await pass(`unidade/${pgm}`, cti)).status).toBe(403);
    expect((await pass(`usuario/${await person('helena.pires')}`, await person('rafael.lins'))).status).toBe(
      403,
    );
  });

  it('nunca à própria unidade ou a si, nem a quem não trabalha onde a pessoa trabalha; quem perde é avisado', async () => {
    await grant('unidadePassar', 'usuarioPassar');
    const own = (await record(`usuario/${await person('caio.teles')}`))['unidades'] as { unidade: number }[];
    const mine = own[0]?.unidade ?? 0;
    const [sesau, cti, helena] = [await unit('SESAU'), await unit('CTI'), await person('helena.pires')];
    for (const answer of [
      await pass(`unidade/${sesau}`, mine),
      await pass(`unidade/${mine}`, sesau),
      await pass(`usuario/${helena}`, await person('caio.teles')),
      await pass(`usuario/${helena}`, await person('nilza.campos')),
      // the leading of the unit would go along, which who hands over does not have
      await pass(`usuario/${helena}`, await person('rafael.lins')),
    ])
      expect([answer.status, answer.campos]).toEqual([422, ['para']]);
    const { rows } = await sql<{ id: number }>`
      select u.id from registro.usuario u join registro.usuario_unidades uu on uu.registro_id = u.id
      where uu.unidade = ${sesau} and uu.chefe and u.ativo`.execute(server.platform.connection.db);
    const done = await pass(`unidade/${sesau}`, cti);
    expect(done.status, done.raw.body).toBe(200);
    expect((await subjects(rows[0]?.id ?? 0)).at(-1)).toContain('passou a CTI tudo o que SESAU tinha');
  });
});

describe('um lugar dado é um direito dado', () => {
  it('só em unidade de quem dá, e a chefia só de quem chefia; ninguém se faz responsável por uma', async () => {
    await grant('usuarioEditar', 'usuarioConsultar', 'usuarioIncluir', 'unidadeEditar');
    const [nair, ccl] = [await person('nair.paz'), await unit('CCL')];
    const path = `usuario/${nair}`;
    const places = (await record(path))['unidades'] as readonly Json[];
    const there = { ...places[0], id: undefined, unidade: ccl, padrao: false, chefe: true };
    expect((await change(caio, path, { unidades: [...places, there] })).campos).toEqual(['unidades']);
    const caioId = await person('caio.teles');
    const own = (await record(`usuario/${caioId}`))['unidades'] as readonly Json[];
    const room = Number(own[0]?.['unidade']);
    const nobody = { responsavelTramite: undefined, responsavelRedirecionamento: undefined };
    expect((await change(admin, `unidade/${room}`, nobody)).status).toBe(200);
    for (const fields of [{ responsavelTramite: caioId }, { responsavelRedirecionamento: caioId }])
      expect((await change(caio, `unidade/${room}`, fields)).campos).toEqual(Object.keys(fields));
    expect((await change(caio, `unidade/${ccl}`, { responsavelTramite: nair })).campos).toEqual([
      'responsavelTramite',
    ]);
    const { rows } = await sql<{ id: number }>`
      select min(id) as id from registro.organizacao_interna where sigla = 'IPVS'`.execute(
      server.platform.connection.db,
    );
    expect((await change(caio, `unidade/${room}`, { organizacao: rows[0]?.id })).campos).toEqual([
      'organizacao',
    ]);
  });

  it('nem se tira o que não se poderia dar de volta', async () => {
    await grant('usuarioEditar', 'usuarioConsultar');
    const helena = `usuario/${await person('helena.pires')}`;
    expect((await change(caio, helena, { perfilAcesso: profile })).campos).toEqual(['perfilAcesso']);
    expect((await change(caio, helena, { cancelarReativar: false })).campos).toEqual(['cancelarReativar']);
    expect((await change(caio, helena, { ramal: '2111' })).status).toBe(200);
  });
});

describe('um papel', () => {
  it('não recebe quem o muda, nem a unidade, o perfil ou o cargo dele; quem passa a ver é dito', async () => {
    await grant('papelEditar', 'papelIncluir', 'papelConsultar');
    const made = await admin.post<{ id: number }>('papel', {
      codigo: 'EXAME',
      nome: 'Exame',
      ativo: true,
      executantes: [{ tipo: 'USUARIO', usuario: await person('helena.pires') }],
    });
    expect(made.status, made.raw.body).toBe(200);
    const path = `papel/${made.payload.id}`;
    const performers = (await record(path))['executantes'] as readonly Json[];
    const caioId = await person('caio.teles');
    const own = (await record(`usuario/${caioId}`))['unidades'] as readonly Json[];
    const add = (row: Json) => change(caio, path, { executantes: [...performers, row] });
    for (const row of [
      { tipo: 'USUARIO', usuario: caioId },
      { tipo: 'UNIDADE', unidade: own[0]?.['unidade'] },
      { tipo: 'PERFIL', perfilAcesso: profile },
      { tipo: 'CARGO', cargo: own[0]?.['cargo'] },
    ]) {
      expect([row.tipo, (await add(row)).campos]).toEqual([row.tipo, ['executantes']]);
      const created = await caio.post('papel', {
        codigo: 'NOVO',
        nome: 'Novo',
        ativo: true,
        executantes: [row],
      });
      expect([row.tipo, created.campos]).toEqual([row.tipo, ['executantes']]);
    }
    const nair = await person('nair.paz');
    expect((await add({ tipo: 'USUARIO', usuario: nair })).status).toBe(200);
    expect((await subjects(nair)).at(-1)).toContain('passou a receber atividades');
    expect((await subjects(await person('admin'))).at(-1)).toContain('chama mais pessoas');
  });
});

describe('um perfil', () => {
  it('não perde o que quem o muda não poderia devolver, e o início de quem administra é de quem administra', async () => {
    await grant('perfilAcessoEditar', 'perfilAcessoConsultar', 'perfilAcessoExcluir', 'cidadeListar');
    const path = `perfil-acesso/${await idOf('perfil_acesso', 'Servidor')}`;
    expect((await change(caio, path, { permissoes: [] })).campos).toEqual(['permissoes']);
    const { permissoes } = await record(path);
    const less = (permissoes as string[]).filter((one) => one !== 'cidadeListar');
    expect((await change(caio, path, { permissoes: less })).status).toBe(200);
    expect((await change(caio, path, { permissoes })).status).toBe(200);
    const chief = `perfil-acesso/${await idOf('perfil_acesso', 'Chefia de unidade')}`;
    expect((await change(caio, chief, { regras: [] })).campos).toEqual(['regras']);
    const local = `perfil-acesso/${await idOf('perfil_acesso', 'Administrador local')}`;
    expect((await change(caio, local, { administradorLocal: false })).campos).toEqual(['administradorLocal']);
    for (const name of ['Administrador', 'Administrador local']) {
      const home = `painel/padrao/${await idOf('perfil_acesso', name)}`;
      expect([name, (await caio.put(home, standardHome)).status]).toEqual([name, 403]);
      expect([name, (await caio.remove(home)).status]).toEqual([name, 403]);
      expect([name, (await admin.put(home, standardHome)).status]).toEqual([name, 200]);
    }
  });
});

describe('as regras de um administrador', () => {
  it('as que a sessão diz são as que o servidor cumpre', async () => {
    const { payload } = await admin.post<{ dados: { perfilAcesso: { regras: string[] } } }>(
      'login/consulta/usuario-config',
    );
    expect(payload.dados.perfilAcesso.regras.toSorted()).toEqual([...grantingRules].sort());
    await sql`update registro.modelo_documento set publicacao = 'MANUAL' where nome = 'Comunicação Interna'`.execute(
      server.platform.connection.db,
    );
    const { id } = await concludedDocument(admin, { assunto: 'De quem administra' });
    for (const ato of ['tornarImpublicavel', 'tornarPublicavel']) {
      const done = await admin.post(`conteudo/${id}/ato/${ato}`, { motivo: 'Prova' });
      expect([ato, done.status], done.raw.body).toEqual([ato, 200]);
    }
  });
});

describe('as palavras de uma recusa', () => {
  it('quem está inativo não é dito bloqueado', async () => {
    const enter = async (login: string) =>
      readAnswer(await server.call({ method: 'POST', path: 'login', body: { login, senha: worldPassword } }));
    const refused = await enter('vicente.pinto');
    expect([refused.status, refused.codigo]).toEqual([401, 'usuarioInativo']);
    expect(said(refused)).toContain('inativo');
  });

  it('os atos de um pedido de exclusão não se oferecem onde não há pedido, e o único chefe que pede tem quem aprove', async () => {
    const helena = await server.as('helena.pires');
    const { id } = await concludedDocument(helena, { assunto: 'Pedido da chefia' });
    const names = (await read(helena, id)).acoes.map(({ nome }) => nome);
    for (const name of ['aprovarExclusao', 'recusarExclusao', 'retirarPedidoExclusao'])
      expect(names).not.toContain(name);
    expect((await helena.post(`conteudo/${id}/ato/solicitarExclusao`, { motivo: 'Em dobro' })).status).toBe(
      200,
    );
    const otavio = await server.as('otavio.brandao');
    expect((await subjects(await person('otavio.brandao'))).length).toBeGreaterThan(0);
    const offered = (await read(otavio, id)).acoes.find(({ nome }) => nome === 'aprovarExclusao');
    expect(offered?.permitida).toBe(true);
  });
});
