import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { jobs } from '#server/jobs.ts';
import {
  callerOf,
  readAnswer,
  startTestApp,
  worldNow,
  worldPassword,
  type Caller,
  type TestApp,
} from '#tests/setup/app.ts';
import {
  directoryBase,
  searcher,
  startDirectory,
  type OutsideDirectory,
} from '#tests/setup/outside-directory.ts';
import { configure, placesOfRules, tellTest } from './identity-settings.ts';
import { freePort } from '#tests/setup/free-port.ts';

const person = (uid: string, name: string, senha: string, more = ''): string => `
dn: uid=${uid},ou=pessoas,${directoryBase}
objectClass: inetOrgPerson
uid: ${uid}
cn: ${name}
sn: ${name.split(' ').at(-1) ?? name}
mail: ${uid}@vilaserena.exemplo
userPassword: ${senha}
${more}`;

const group = (cn: string, ...uids: readonly string[]): string => `
dn: cn=${cn},ou=grupos,${directoryBase}
objectClass: groupOfNames
cn: ${cn}
${uids.map((uid) => `member: uid=${uid},ou=pessoas,${directoryBase}`).join('\n')}
`;

const people = [
  person(
    'ana.prado',
    'Ana Prado',
    'senha-da-ana',
    `employeeNumber: 4410
departmentNumber: 52998224725
displayName: Prado, Ana
description: ana@correio.exemplo
employeeType: 9912
roomNumber: sala 12
`,
  ),
  person('helena.pires', 'Helena Duarte Pires Nunes', 'senha-do-diretorio'),
  person('sem.grupo', 'Sem Grupo', 'senha-de-ninguem'),
  person('repetida', 'Repetida Um', 'senha-repetida').replace('uid=repetida', 'uid=repetida+cn=Repetida Um'),
  person('repetida', 'Repetida Dois', 'senha-repetida').replace(
    'uid=repetida',
    'uid=repetida+cn=Repetida Dois',
  ),
  group('licitacoes', 'ana.prado', 'helena.pires'),
  group('Protocolo Geral', 'ana.prado'),
].join('\n');

let directory: OutsideDirectory;
let server: TestApp;
let admin: Caller;
let closedPort: number;

beforeAll(async () => {
  [directory, closedPort] = [await startDirectory(people), await freePort()];
  server = await startTestApp({
    config: {
      allowedConnections: [directory.port, directory.tlsPort, closedPort].map((port) => `127.0.0.1:${port}`),
    },
  });
  admin = await server.as('admin');
});
beforeEach(() => {
  server.time.now = worldNow;
});
afterAll(async () => {
  await server.close();
  await directory.remove();
});

const inTheOpen = () => ({ ldapUrl: `ldap://localhost:${directory.port}`, ldapStartTls: false });
const settings = async () => {
  const { cargo, unidade, perfil } = await placesOfRules(server);
  return {
    ldapAtivo: true,
    ldapUrl: `ldaps://localhost:${directory.tlsPort}`,
    ldapStartTls: true,
    ldapAutoridade: directory.authority,
    ldapBase: directoryBase,
    ldapUsuario: searcher.dn,
    ldapSenha: searcher.senha,
    ldapAtributoCpf: 'departmentNumber',
    ldapGruposBase: `ou=grupos,${directoryBase}`,
    regrasEntrada: [
      { valor: 'protocolo geral', unidade: unidade('DPA'), cargo },
      {
        valor: `cn=licitacoes,ou=grupos,${directoryBase}`,
        unidade: unidade('CCL'),
        cargo,
        chefe: true,
        perfilAcesso: perfil('Servidor'),
      },
    ],
  };
};
const test = (login?: string) => tellTest(admin, 'testarDiretorio', login === undefined ? {} : { login });

describe('as configurações do diretório', () => {
  it('o teste liga de verdade, por ldaps, StartTLS ou às claras, e diz o que achou', async () => {
    expect((await configure(admin, await settings())).raw.json()).not.toHaveProperty('erros');
    for (const way of [{}, { ldapUrl: `ldap://localhost:${directory.port}` }, inTheOpen()]) {
      await configure(admin, { ...way, ldapSenha: searcher.senha });
      expect(await test()).toContain(`A base existe: ${directoryBase}.`);
    }
    const found = await test('Ana.Prado');
    expect(found).toContain(
      'nome Ana Prado, e-mail ana.prado@vilaserena.exemplo, CPF 52998224725, matrícula 4410',
    );
    expect(found).toContain('Unidades na primeira entrada: CCL, DPA');
    expect(await test('sem.grupo')).toContain('Nenhuma regra dá unidade e perfil');
    expect(await test('ninguem')).toContain('não achou ninguém');
    expect(await test('repetida')).toContain('mais de uma pessoa');
    await configure(admin, {
      ldapAtributoNome: 'displayName',
      ldapAtributoEmail: 'description',
      ldapAtributoMatricula: 'employeeType',
      ldapAtributoRegra: 'roomNumber',
      ldapGruposFiltro: '(&(cn=licitacoes)(member={dn}))',
    });
    const renamed = await test('ana.prado');
    expect(renamed).toContain('nome Prado, Ana, e-mail ana@correio.exemplo, CPF 52998224725, matrícula 9912');
    expect(renamed).toContain('Grupos e valores: sala 12; cn=licitacoes,');
    expect(renamed).toContain('Unidades na primeira entrada: CCL.');
    await configure(admin, {
      ldapAtributoNome: 'cn',
      ldapAtributoEmail: 'mail',
      ldapAtributoMatricula: 'employeeNumber',
      ldapAtributoRegra: 'memberOf',
      ldapGruposFiltro: '(|(member={dn})(uniqueMember={dn})(memberUid={login}))',
    });
    // what is typed is looked for as it is: a star is a star
    expect(await test('*')).toContain('não achou ninguém');
    expect(await test('ana.prado)(uid=*')).toContain('não achou ninguém');
  });

  it('e diz por que não ligou: certificado de outra autoridade, senha de busca, endereço fechado ou não permitido', async () => {
    await configure(admin, { ...(await settings()), ldapAutoridade: undefined });
    expect(await test()).toMatch(/certificate/i);
    await configure(admin, {
      ldapAutoridade: directory.authority,
      ldapUrl: `ldaps://127.0.0.1:${directory.tlsPort}`,
      ldapSenha: searcher.senha,
    });
    expect(await test()).toMatch(/altnames/i);
    await configure(admin, { ...(await settings()), ldapSenha: 'outra-senha' });
    const refused = await test();
    expect(refused).toContain('InvalidCredentials');
    expect(refused).not.toContain('outra-senha');
    await configure(admin, { ...(await settings()), ldapUrl: `ldap://localhost:${closedPort}` });
    expect(await test()).toMatch(/ECONNREFUSED/);
    await configure(admin, { ldapUrl: 'ldap://169.254.169.254', ldapSenha: searcher.senha });
    expect(await test()).toContain('MALOTE_CONEXOES');
    expect(
      (
        await configure(admin, {
          ldapUrl: 'ldap://u:p@servidor/caminho',
          ldapFiltro: '(uid=',
          regrasEntrada: [{ valor: 'x' }],
        })
      ).campos,
    ).toEqual(['ldapUrl', 'ldapFiltro', 'regrasEntrada.0.unidade']);
    const { perfil } = await placesOfRules(server);
    const raising = [{ valor: '*', perfilAcesso: perfil('Administrador local') }];
    expect((await configure(admin, { regrasEntrada: raising })).campos).toEqual([
      'regrasEntrada.0.perfilAcesso',
    ]);
  });
});

const enter = async (login: string, senha: string) =>
  readAnswer<SessaoAberta>(await server.call({ method: 'POST', path: 'login', body: { login, senha } }));
const account = (login: string) =>
  server.platform.connection.db
    .selectFrom('registro.usuario')
    .selectAll()
    .where('login', '=', login)
    .executeTakeFirst();

describe('quem entra com o diretório ativo', () => {
  beforeAll(async () => {
    await configure(admin, await settings());
  });

  it('recebe uma conta na primeira entrada, com unidades e perfil das regras, e o evento diz por onde veio', async () => {
    const { status, payload } = await enter('Ana.Prado', 'senha-da-ana');
    expect(status).toBe(200);
    expect(payload.dados.usuario).toMatchObject({
      nome: 'Ana Prado',
      login: 'ana.prado',
      perfilAcessoDescricao: 'Servidor',
    });
    expect(payload.dados.listaUsuarioDepartamento).toMatchObject([
      { sigla: 'DPA', padrao: true, chefe: false },
      { sigla: 'CCL', padrao: false, chefe: true },
    ]);
    expect(await account('ana.prado')).toMatchObject({
      cpf: '52998224725',
      matricula: '4410',
      email: 'ana.prado@vilaserena.exemplo',
    });
    const events = await server.platform.connection.db
      .selectFrom('evento')
      .select(['ato', 'dados'])
      .where('usuarioId', '=', payload.dados.usuario.idUsuario)
      .execute();
    expect(events).toEqual([{ ato: 'entrou', dados: { endereco: '127.0.0.1', entrada: 'DIRETORIO' } }]);
  });

  it('tem nome e e-mail atualizados depois, e a conta que já existia com o mesmo usuário é a dela', async () => {
    const before = await account('helena.pires');
    expect((await enter('helena.pires', 'senha-do-diretorio')).status).toBe(200);
    expect(await account('helena.pires')).toMatchObject({
      id: before?.id,
      nome: 'Helena Duarte Pires Nunes',
      perfilAcesso: before?.perfilAcesso,
    });
    await directory.change(`dn: uid=ana.prado,ou=pessoas,${directoryBase}
changetype: modify
replace: cn
cn: Ana Prado Vidal
-
replace: mail
mail: ana.vidal@vilaserena.exemplo
`);
    expect((await enter('ana.prado', 'senha-da-ana')).payload.dados.usuario.nome).toBe('Ana Prado Vidal');
    expect(await account('ana.prado')).toMatchObject({ email: 'ana.vidal@vilaserena.exemplo' });
  });

  it('não entra sem senha, com senha errada, repetida no diretório, sem regra, nem com a senha antiga do Malote', async () => {
    for (const [login, senha] of [
      ['ana.prado', 'errada'],
      ['ana.prado', ' '],
      ['ninguem', 'errada'],
      ['repetida', 'senha-repetida'],
      ['*', 'senha-da-ana'],
      ['helena.pires', worldPassword],
      ['otavio.brandao', worldPassword],
    ] as const)
      expect([login, (await enter(login, senha)).codigo]).toEqual([login, 'credenciaisInvalidas']);
    expect(
      (await server.call({ method: 'POST', path: 'login', body: { login: 'ana.prado', senha: '' } }))
        .statusCode,
    ).toBe(422);
    expect((await enter('sem.grupo', 'senha-de-ninguem')).codigo).toBe('contaSemRegra');
    expect(await account('sem.grupo')).toBeUndefined();
    await server.platform.connection.db
      .updateTable('registro.usuario')
      .set({ bloqueado: true })
      .where('login', '=', 'ana.prado')
      .execute();
    expect((await enter('ana.prado', 'senha-da-ana')).codigo).toBe('usuarioBloqueado');
    await server.platform.connection.db
      .updateTable('registro.usuario')
      .set({ bloqueado: false })
      .where('login', '=', 'ana.prado')
      .execute();
  });

  it('entra na conta que o diretório diz, não na que o filtro achou pelo que se digitou', async () => {
    const mailOfAna = (mail: string) =>
      directory.change(`dn: uid=ana.prado,ou=pessoas,${directoryBase}
changetype: modify
replace: mail
mail: ${mail}
`);
    const otavio = await account('otavio.brandao');
    const filter = { ldapFiltro: '(|(uid={login})(mail={login}))' };
    expect((await configure(admin, filter)).status).toBe(200);
    await mailOfAna('otavio.brandao');
    // she is somebody else by what she typed, and nobody by what the directory answers
    expect((await enter('otavio.brandao', 'senha-da-ana')).codigo).toBe('credenciaisInvalidas');
    expect((await account('otavio.brandao'))?.nome).toBe(otavio?.nome);
    expect((await enter('ana.prado', 'senha-da-ana')).status).toBe(200);
    // the setting goes before what the filter says; without either nobody would enter, and it is not saved
    await configure(admin, { ...filter, ldapAtributoLogin: 'employeeNumber' });
    expect(await test('ana.prado')).toContain('usuário 4410,');
    expect(await test('sem.grupo')).toContain('não se sabe de que conta é');
    expect((await enter('sem.grupo', 'senha-de-ninguem')).codigo).toBe('credenciaisInvalidas');
    const unsure = { ldapFiltro: '(uid={login}*)', ldapAtributoLogin: undefined };
    expect((await configure(admin, unsure)).campos).toEqual(['ldapAtributoLogin']);
    await configure(admin, { ldapFiltro: undefined, ldapAtributoLogin: undefined });
    await mailOfAna('ana.vidal@vilaserena.exemplo');
  });

  it('não abre, liga nem muda a conta de quem administra, ainda que um atributo diga o nome dela', async () => {
    const before = await account('admin');
    const describe = (description: string) =>
      directory.change(`dn: uid=ana.prado,ou=pessoas,${directoryBase}
changetype: modify
replace: description
description: ${description}
`);
    await describe('admin');
    for (const fields of [
      { ldapAtributoLogin: 'description' },
      { ldapAtributoLogin: 'description', ldapFiltro: '(description={login})' },
    ]) {
      expect((await configure(admin, fields)).status).toBe(200);
      for (const login of ['ana.prado', 'admin'])
        expect([login, (await enter(login, 'senha-da-ana')).codigo]).toEqual([login, 'credenciaisInvalidas']);
    }
    const after = await account('admin');
    expect([after?.nome, after?.email, after?.versao]).toEqual([before?.nome, before?.email, before?.versao]);
    expect((await enter('admin', worldPassword)).status).toBe(200);
    await configure(admin, { ldapFiltro: undefined, ldapAtributoLogin: undefined });
    await describe('ana@correio.exemplo');
  });

  it('entra pelo provedor onde só ele serve, ainda que a senha do diretório esteja certa', async () => {
    const only = {
      ssoAtivo: true,
      ssoSomente: true,
      ssoEmissor: 'https://contas.exemplo',
      ssoCliente: 'malote',
    };
    expect((await configure(admin, only)).status).toBe(200);
    expect((await enter('ana.prado', 'senha-da-ana')).codigo).toBe('entrePeloProvedor');
    expect((await enter('admin', worldPassword)).status).toBe(200);
    await configure(admin, { ssoAtivo: false, ssoSomente: false });
  });

  it('espera cada vez mais depois de senhas erradas, como com as do Malote', async () => {
    for (let i = 0; i < 5; i++) await enter('sem.grupo', 'errada');
    expect((await enter('sem.grupo', 'senha-de-ninguem')).codigo).toBe('muitasTentativas');
  });

  it('com o diretório parado, só administradores entram, com a senha do Malote; os outros sabem por quê', async () => {
    await directory.stop();
    try {
      expect((await enter('admin', worldPassword)).status).toBe(200);
      const told = await enter('ana.prado', 'senha-da-ana');
      expect([told.status, told.codigo]).toEqual([503, 'diretorioIndisponivel']);
      expect((await enter('admin', 'errada')).codigo).toBe('diretorioIndisponivel');
      expect((await enter('ninguem.mesmo', 'x')).codigo).toBe('diretorioIndisponivel');
    } finally {
      await directory.start();
    }
    expect((await enter('ana.prado', 'senha-da-ana')).status).toBe(200);
  });

  it('confirma os atos com a senha do diretório', async () => {
    const ana = callerOf(server.app, (await enter('ana.prado', 'senha-da-ana')).payload.token);
    const wrong = await ana.post('assinatura/assinar-docflow-documentos-em-lote', {
      ids: [1],
      senha: 'errada',
    });
    expect(wrong.codigo).toBe('senhaNaoConfere');
    const right = await ana.post('assinatura/assinar-docflow-documentos-em-lote', {
      ids: [1],
      senha: 'senha-da-ana',
    });
    expect(right.codigo).not.toBe('senhaNaoConfere');
  });

  it('não se troca aqui a senha que é do diretório, nem por link; a de um administrador, sim', async () => {
    const { payload } = await enter('ana.prado', 'senha-da-ana');
    expect(payload.senhaDe).toBe('DIRETORIO');
    const ana = callerOf(server.app, payload.token);
    const fresh = { atual: 'senha-da-ana', nova: 'outra frase que ninguém sabe' };
    const refused = await ana.post('credencial/senha', fresh);
    expect([refused.codigo, refused.raw.json<{ descricao: string }>().descricao]).toEqual([
      'transicaoNaoPermitida',
      expect.stringContaining('é lá que se troca'),
    ]);
    expect((await enter('admin', worldPassword)).payload).not.toHaveProperty('senhaDe');
    const { ports, connection } = server.platform;
    const { db } = connection;
    for (const login of ['ana.prado', 'admin'])
      await jobs.enviarLinkSenha({ db, ports, log: server.app.log }, { login, endereco: '127.0.0.1' });
    const links = await db
      .selectFrom('linkSenha as l')
      .innerJoin('registro.usuario as u', 'u.id', 'l.usuarioId')
      .select('u.login')
      .execute();
    expect(links).toEqual([{ login: 'admin' }]);
  });
});
