import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, worldPassword, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { arrow, flowXml, task } from '#tests/server/fluxo/flow-xml.ts';

type Json = Readonly<Record<string, unknown>>;

let server: TestApp;
let admin: Caller;
/** Leads PGM, with nothing but what each test gives. */
let caio: Caller;
let profile: number;
let caioId: number;
let pgm: number;

const idOf = async (table: string, column: string, name: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(`registro.${table}`)} where ${sql.ref(column)} = ${name}`.execute(
    server.platform.connection.db,
  );
  return rows[0]?.id ?? 0;
};
const person = (login: string): Promise<number> => idOf('usuario', 'login', login);
const unit = (sigla: string): Promise<number> => idOf('unidade', 'sigla', sigla);
const record = async (path: string): Promise<Json> => {
  const { acoes: _acoes, ...rest } = (await admin.get<Json>(path)).payload;
  return rest;
};
const change = async (caller: Caller, path: string, fields: Json): Promise<Answer<Json>> =>
  caller.put<Json>(path, { ...(await record(path)), ...fields });
const made = async (register: string, values: Json): Promise<number> => {
  const { status, payload, raw } = await admin.post<{ id: number }>(register, values);
  expect(status, raw.body).toBe(200);
  return payload.id;
};
const grant = async (...permissoes: readonly string[]): Promise<void> => {
  const answer = await change(admin, `perfil-acesso/${profile}`, { permissoes });
  expect(answer.status, answer.raw.body).toBe(200);
};
/** The last thing that who administers was told. */
const told = async (): Promise<string> => {
  const { rows } = await sql<{ texto: string }>`
    select assunto || ' ' || coalesce(conteudo, '') as texto from notificacao
    where usuario_id = ${await person('admin')} order by id desc limit 1`.execute(
    server.platform.connection.db,
  );
  return rows[0]?.texto ?? '';
};
const place = async (unidade: number, cargo: string, more: Json = {}): Promise<Json> => ({
  unidade,
  organizacao: (await record(`unidade/${unidade}`))['organizacao'],
  padrao: true,
  cargo: await idOf('cargo', 'descricao', cargo),
  ...more,
});
const account = async (login: string, cargo: string, fields: Json = {}): Promise<Answer<{ id: number }>> =>
  caio.post<{ id: number }>('usuario', {
    nome: `Conta ${login}`,
    login,
    email: `${login}@vilaserena.exemplo`,
    perfilAcesso: profile,
    ativo: true,
    unidades: [await place(pgm, cargo)],
    ...fields,
  });

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
  profile = await made('perfil-acesso', {
    descricao: 'Uma permissão',
    tipo: 'INTERNO',
    usuarioPadrao: true,
    ativo: true,
    permissoes: [],
  });
  [caioId, pgm] = [await person('caio.teles'), await unit('PGM')];
  const moved = await change(admin, `usuario/${caioId}`, {
    perfilAcesso: profile,
    unidades: [await place(pgm, 'Procurador do Município', { chefe: true })],
  });
  expect(moved.status, moved.raw.body).toBe(200);
  caio = await server.as('caio.teles');
});
afterAll(() => server.close());

describe('o cargo e o perfil que um papel chama', () => {
  it('não se dão a si, nem à conta que se fez, nem a outra pessoa, por quem não está no papel', async () => {
    await grant('usuarioListar', 'usuarioConsultar', 'usuarioEditar', 'usuarioIncluir');
    const pregoeiro = await place(pgm, 'Pregoeiro', { chefe: true });
    const self = await change(caio, `usuario/${caioId}`, { unidades: [pregoeiro] });
    expect([self.status, self.campos]).toEqual([422, ['unidades']]);
    expect((await account('segunda.conta', 'Pregoeiro')).campos).toEqual(['unidades']);
    const plain = await account('segunda.conta', 'Procurador do Município');
    expect(plain.status, plain.raw.body).toBe(200);
    const second = `usuario/${plain.payload.id}`;
    const given = await change(caio, second, { unidades: [{ ...pregoeiro, chefe: false }] });
    expect(given.campos).toEqual(['unidades']);
    expect((await change(caio, second, { ramal: '2111' })).status).toBe(200);
    // nor taken from who has it
    const rafael = `usuario/${await person('rafael.lins')}`;
    const [ccl, ...others] = (await record(rafael))['unidades'] as readonly Json[];
    const procurador = await idOf('cargo', 'descricao', 'Procurador do Município');
    const taken = await change(caio, rafael, { unidades: [{ ...ccl, cargo: procurador }, ...others] });
    expect(taken.campos).toEqual(['unidades']);
    const called = await made('perfil-acesso', {
      descricao: 'Chamado',
      tipo: 'INTERNO',
      usuarioPadrao: true,
      ativo: true,
      permissoes: [],
    });
    await made('papel', {
      codigo: 'PERFIL',
      nome: 'Por perfil',
      ativo: true,
      executantes: [{ tipo: 'PERFIL', perfilAcesso: called }],
    });
    expect((await change(caio, second, { perfilAcesso: called })).campos).toEqual(['perfilAcesso']);
    expect(
      (await account('terceira.conta', 'Procurador do Município', { perfilAcesso: called })).campos,
    ).toEqual(['perfilAcesso']);
  });

  it('nem quem administra se dá um cargo que um papel chama, havendo outra pessoa a quem pedir', async () => {
    const other = await made('usuario', {
      nome: 'Outra que administra',
      login: 'outra.admin',
      email: 'outra.admin@vilaserena.exemplo',
      perfilAcesso: (await record(`usuario/${await person('admin')}`))['perfilAcesso'],
      ativo: true,
      unidades: [await place(pgm, 'Procurador do Município')],
    });
    const own = `usuario/${await person('admin')}`;
    const [first] = (await record(own))['unidades'] as readonly Json[];
    const cargo = await idOf('cargo', 'descricao', 'Pregoeiro');
    expect((await change(admin, own, { unidades: [{ ...first, cargo }] })).campos).toEqual(['unidades']);
    expect((await change(admin, `usuario/${other}`, { ativo: false })).status).toBe(200);
  });
});

describe('a unidade superior', () => {
  it('não põe outra unidade abaixo da que se chefia', async () => {
    await grant('unidadeListar', 'unidadeConsultar', 'unidadeEditar', 'unidadeIncluir');
    const ccl = `unidade/${await unit('CCL')}`;
    const [moved, { organizacao }] = [await change(caio, ccl, { unidadeSuperior: pgm }), await record(ccl)];
    expect([moved.status, moved.campos]).toEqual([422, ['unidadeSuperior']]);
    expect(moved.raw.body).toContain('chefia');
    const under = (unidadeSuperior: number) =>
      caio.post('unidade', { codigo: '977', sigla: 'NOVA', nome: 'Nova', organizacao, unidadeSuperior });
    expect((await under(pgm)).campos).toEqual(['unidadeSuperior']);
    expect((await under(await unit('SEMAD'))).status).toBe(200);
    expect((await change(caio, ccl, { telefone: undefined, complemento: 'Sala 3' })).status).toBe(200);
  });
});

describe('um grupo de e-mail', () => {
  it('não recebe quem o muda nem a conta que se fez; de quem entra se avisa', async () => {
    await grant(
      'usuarioIncluir',
      'grupoEmailListar',
      'grupoEmailConsultar',
      'grupoEmailEditar',
      'grupoEmailIncluir',
    );
    const path = `grupo-email/${await idOf('grupo_email', 'nome', 'Gabinetes')}`;
    const usuarios = (await record(path))['usuarios'] as readonly number[];
    const add = (id: number) => change(caio, path, { usuarios: [...usuarios, id] });
    expect((await add(caioId)).campos).toEqual(['usuarios']);
    const created = await caio.post('grupo-email', { nome: 'Novo', ativo: true, usuarios: [caioId] });
    expect(created.campos).toEqual(['usuarios']);
    const own = await account('conta.do.grupo', 'Procurador do Município');
    expect(own.status, own.raw.body).toBe(200);
    const refused = await add(own.payload.id);
    expect(refused.campos).toEqual(['usuarios']);
    expect(refused.raw.body).toContain('Gabinetes');
    const added = await add(await person('nair.paz'));
    expect(added.status, added.raw.body).toBe(200);
    expect(await told()).toMatch(/Gabinetes.*Nair/);
  });
});

describe('a conta que se fez', () => {
  const enter = async (login: string): Promise<Caller> => {
    const { db } = server.platform.connection;
    await sql`update registro.usuario set senha = (select senha from registro.usuario where login = 'helena.pires')
      where login = ${login}`.execute(db);
    await sql`update senha_situacao set trocar = false where usuario_id = ${await person(login)}`.execute(db);
    return server.as(login);
  };

  it('não dá lugar a quem a fez, nem a outra que essa pessoa fez; a que outro deu mais é outra pessoa', async () => {
    await grant('usuarioIncluir', 'grupoEmailListar', 'grupoEmailConsultar', 'grupoEmailEditar');
    for (const login of ['conta.que.da', 'conta.irma']) {
      const { status, raw } = await account(login, 'Procurador do Município');
      expect(status, raw.body).toBe(200);
    }
    const second = await enter('conta.que.da');
    const path = `grupo-email/${await idOf('grupo_email', 'nome', 'Comissão de licitação')}`;
    const usuarios = (await record(path))['usuarios'] as readonly number[];
    const add = (id: number) => change(second, path, { usuarios: [...usuarios, id] });
    expect((await add(caioId)).campos).toEqual(['usuarios']);
    expect((await add(await person('conta.irma'))).campos).toEqual(['usuarios']);
    const more = await made('perfil-acesso', {
      descricao: 'De outra pessoa',
      tipo: 'INTERNO',
      usuarioPadrao: true,
      ativo: true,
      permissoes: ['grupoEmailListar', 'grupoEmailConsultar', 'grupoEmailEditar', 'cargoListar'],
    });
    const own = `usuario/${await person('conta.que.da')}`;
    expect((await change(admin, own, { perfilAcesso: more })).status).toBe(200);
    const added = await add(caioId);
    expect(added.status, added.raw.body).toBe(200);
    expect((await change(admin, path, { usuarios })).status).toBe(200);
  });
});

describe('o papel que um campo de um conteúdo diz', () => {
  it('não passa a chamar quem toma o nome que o campo diz, nem quem muda o campo do papel', async () => {
    await made('papel', {
      codigo: 'DE_CAMPO',
      nome: 'Quem o campo diz',
      ativo: true,
      executantes: [{ tipo: 'CAMPO', campo: 'Quem confere' }],
    });
    const { db } = server.platform.connection;
    for (const [at, [rotulo, valor]] of [
      ['Quem confere', 'Quem.Saiu '],
      ['Quem confere', [{ rotulo: 'De compras', valor: 'antiga@vilaserena.exemplo' }]],
      ['Quem confere', 'ANTIGA'],
      ['Quem soube', 'caio.teles'],
    ].entries())
      await sql`insert into conteudo_campo (conteudo_id, rotulo, tipo, ordem, valor)
        select id, ${rotulo}, 1, 90, ${JSON.stringify(valor)}::jsonb from conteudo
        where nivel_acesso = 'RESTRITO' order by id offset ${at} limit 1`.execute(db);
    await grant('usuarioListar', 'usuarioConsultar', 'usuarioEditar', 'usuarioIncluir');
    const own = `usuario/${caioId}`;
    expect((await caio.post('credencial/confirmacao', { senha: worldPassword })).status).toBe(200);
    expect((await change(caio, own, { login: 'quem.saiu' })).campos).toEqual(['login']);
    const mail = { email: 'antiga@vilaserena.exemplo' };
    expect((await change(caio, own, mail)).campos).toEqual(['email']);
    expect((await account('de.outra', 'Procurador do Município', mail)).campos).toEqual(['email']);
    expect((await account('quem.saiu', 'Procurador do Município')).campos).toEqual(['login']);
    await grant(
      'unidadeListar',
      'unidadeConsultar',
      'unidadeEditar',
      'papelListar',
      'papelConsultar',
      'papelEditar',
    );
    expect((await change(caio, `unidade/${pgm}`, { sigla: 'ANTIGA' })).campos).toEqual(['sigla']);
    const role = `papel/${await idOf('papel', 'codigo', 'DE_CAMPO')}`;
    const executantes = [{ tipo: 'CAMPO', campo: 'Quem soube' }];
    expect((await change(caio, role, { executantes })).campos).toEqual(['executantes']);
    expect((await change(admin, role, { executantes })).status).toBe(200);
  });
});

const flow = (step: string): string =>
  flowXml({
    body: `<bpmn:startEvent id="s"/>${step}<bpmn:endEvent id="e"/>${arrow('a', 's', 'u')}${arrow('b', 'u', 'e')}`,
  });
const byRole = (papel: string): string => flow(task('u', 'Conferir', `papel="${papel}"`));
const forward = flow(
  '<bpmn:serviceTask id="u" name="Enviar"><bpmn:extensionElements><malote:trabalho tipo="TRAMITAR" unidade="PGM"/></bpmn:extensionElements></bpmn:serviceTask>',
);
const publish = async (caller: Caller, id: number, xml: string): Promise<Answer<unknown>> => {
  const { payload } = await admin.get<{ revisao: number }>(`fluxo/${id}/desenho`);
  const drawn = await caller.put<{ revisao: number }>(`fluxo/${id}/desenho`, {
    xml,
    revisao: payload.revisao,
  });
  expect(drawn.status, drawn.raw.body).toBe(200);
  return caller.post(`fluxo/${id}/publicar`, { revisao: drawn.payload.revisao });
};

describe('a versão de um fluxo', () => {
  it('que passa a chamar quem a publica, ou a unidade dele, outra pessoa publica; de quem mais chama se avisa', async () => {
    await grant('fluxoListar', 'fluxoConsultar', 'fluxoGerenciar', 'papelEditar');
    const helena = await person('helena.pires');
    for (const [codigo, executante] of [
      ['HELENA', { tipo: 'USUARIO', usuario: helena }],
      ['NAIR', { tipo: 'USUARIO', usuario: await person('nair.paz') }],
      ['CHEFIA', { tipo: 'CHEFE_INICIADOR' }],
    ] as const)
      await made('papel', { codigo, nome: `Papel ${codigo}`, ativo: true, executantes: [executante] });
    const id = await made('fluxo', { codigo: 'CHAMA', nome: 'Fluxo que chama', ativo: true });
    expect((await publish(admin, id, byRole('HELENA'))).status).toBe(200);
    for (const [xml, ...words] of [
      [byRole('JURIDICO'), 'Conferir', 'Análise jurídica', 'outra pessoa que publique'],
      [byRole('CHEFIA'), 'Conferir', 'Papel CHEFIA', 'outra pessoa que publique'],
      [forward, 'Enviar', 'PGM', 'outra pessoa que publique'],
    ] as const) {
      const refused = await publish(caio, id, xml);
      expect([words[1], refused.status]).toEqual([words[1], 422]);
      for (const word of words) expect(refused.raw.body).toContain(word);
    }
    // the role that the flow calls does not become another by its name
    const juridico = `papel/${await idOf('papel', 'codigo', 'JURIDICO')}`;
    const role = `papel/${await idOf('papel', 'codigo', 'HELENA')}`;
    expect((await change(admin, role, { codigo: 'HELENA2' })).status).toBe(200);
    expect((await change(caio, juridico, { codigo: 'HELENA' })).campos).toEqual(['codigo']);
    expect((await change(admin, role, { codigo: 'HELENA' })).status).toBe(200);
    const other = await publish(caio, id, byRole('NAIR'));
    expect(other.status, other.raw.body).toBe(200);
    expect(await told()).toMatch(/Fluxo que chama.*Papel NAIR/);
    // what is in force already is not new
    expect((await publish(admin, id, byRole('JURIDICO'))).status).toBe(200);
    expect((await publish(caio, id, byRole('JURIDICO'))).status).toBe(200);
    const back = await caio.post(`fluxo/${id}/migracao`, { de: 2, para: 3, motivo: 'Por experiência' });
    expect([back.status, back.raw.body.includes('Conferir')], back.raw.body).toEqual([422, true]);
  });
});

describe('um modelo', () => {
  it('não manda à unidade de quem o muda, nem inicia o fluxo que o chama; do destino novo se avisa', async () => {
    await grant('modeloDocumentoListar', 'modeloDocumentoConsultar', 'modeloDocumentoEditar');
    const path = `modelo-documento/${await idOf('modelo_documento', 'nome', 'Comunicação Interna')}`;
    const own = await change(caio, path, { destinosFixos: [{ unidade: pgm }] });
    expect([own.status, own.campos], own.raw.body).toEqual([422, ['destinosFixos']]);
    const id = await idOf('fluxo', 'codigo', 'CHAMA');
    expect((await change(caio, path, { fluxoIniciado: id })).campos).toEqual(['fluxoIniciado']);
    // neither from the page where the flow is drawn
    const here = { cadastro: 'modelo-documento', registro: Number(path.split('/')[1]), inicia: true };
    expect((await caio.post(`fluxo/${id}/inicios`, here)).status).toBe(403);
    await grant(
      'fluxoGerenciar',
      'modeloDocumentoListar',
      'modeloDocumentoConsultar',
      'modeloDocumentoEditar',
    );
    expect((await caio.post(`fluxo/${id}/inicios`, here)).campos).toEqual(['fluxoIniciado']);
    const other = await change(caio, path, { destinosFixos: [{ unidade: await unit('SESAU') }] });
    expect(other.status, other.raw.body).toBe(200);
    expect(await told()).toMatch(/Comunicação Interna.*SESAU/);
  });
});

describe('um serviço', () => {
  it('não manda os pedidos de fora à unidade de quem o muda; de outra unidade se avisa', async () => {
    await grant('tipoProcessoListar', 'tipoProcessoConsultar', 'tipoProcessoEditar');
    const { rows } = await sql<{ id: number; nome: string }>`
      select id, nome from registro.tipo_processo where unidade_externa is not null order by id limit 1`.execute(
      server.platform.connection.db,
    );
    const path = `tipo-processo/${rows[0]?.id ?? 0}`;
    const own = await change(caio, path, { unidadeExterna: pgm });
    expect([own.status, own.campos], own.raw.body).toEqual([422, ['unidadeExterna']]);
    expect(own.raw.body).toContain(rows[0]?.nome);
    const other = await change(caio, path, { unidadeExterna: await unit('SEMAD') });
    expect(other.status, other.raw.body).toBe(200);
    expect(await told()).toContain(`O serviço ${rows[0]?.nome}`);
    expect(await told()).toContain('SEMAD');
  });
});

describe('um perfil que dá o que quem o muda não tem', () => {
  it('não se fecha às suas pessoas, nem se põe nele o que não se tira', async () => {
    await grant('perfilAcessoListar', 'perfilAcessoConsultar', 'perfilAcessoEditar', 'faixaHorarioConsultar');
    const faixaHorario = await idOf('faixa_horario', 'descricao', 'Expediente');
    const chief = `perfil-acesso/${await idOf('perfil_acesso', 'descricao', 'Chefia de unidade')}`;
    for (const fields of [{ faixaHorario }, { exigeSegundoFator: true }, { paginas: [] }]) {
      const answer = await change(caio, chief, fields);
      expect([fields, answer.campos]).toEqual([fields, Object.keys(fields)]);
    }
    const poor = await made('perfil-acesso', {
      descricao: 'Nada pode',
      tipo: 'INTERNO',
      usuarioPadrao: true,
      ativo: true,
      permissoes: [],
    });
    const path = `perfil-acesso/${poor}`;
    expect((await change(caio, path, { exigeSegundoFator: true })).campos).toEqual(['exigeSegundoFator']);
    expect((await change(caio, path, { faixaHorario })).status).toBe(200);
    expect((await change(caio, path, { faixaHorario: undefined })).status).toBe(200);
  });
});
