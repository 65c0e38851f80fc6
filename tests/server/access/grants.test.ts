import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { cpf } from '#demonstracao/cpf.ts';

interface Stored {
  readonly id: number;
  readonly versao: number;
  readonly [field: string]: unknown;
}
type Changes = Readonly<Record<string, unknown>>;

const restriction = 'restringeAcessoMinutasOutrasUnidades';

let server: TestApp;
let admin: Caller;
/** Keeps people, profiles and absences without being an administrator, and does not see drafts of other units. */
let caio: Caller;
let perfilDeCaio: number;

const person = async (login: string): Promise<number> => {
  const { id } = await server.platform.connection.db
    .selectFrom('registro.usuario')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  return id;
};
const create = async (path: string, record: object): Promise<number> => {
  const answer = await admin.post<Stored>(path, record);
  expect(answer.status, answer.raw.body).toBe(200);
  return answer.payload.id;
};
const change = async (caller: Caller, path: string, changes: Changes): Promise<Answer<Stored>> => {
  const { acoes: _acoes, ...record } = (await admin.get<Stored>(path)).payload;
  return caller.put<Stored>(path, { ...record, ...changes });
};

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
  const acts = ['Listar', 'Incluir', 'Editar', 'Consultar', 'Excluir'];
  perfilDeCaio = await create('perfil-acesso', {
    descricao: 'Cadastro de pessoas',
    tipo: 'INTERNO',
    ativo: true,
    permissoes: ['usuario', 'usuarioExterno', 'perfilAcesso', 'ausencia'].flatMap((register) =>
      acts.map((act) => `${register}${act}`),
    ),
    regras: [restriction],
  });
  expect(
    (await change(admin, `usuario/${await person('caio.teles')}`, { perfilAcesso: perfilDeCaio })).status,
  ).toBe(200);
  caio = await server.as('caio.teles');
});
afterAll(() => server.close());

describe('o bloqueio', () => {
  it('só muda pela ação que o registra: editar, incluir ou voltar a uma versão não bloqueia nem desbloqueia', async () => {
    const id = await person('tomas.neves');
    const at = `usuario/${id}`;
    expect((await change(caio, at, { bloqueado: true, ramal: '2051' })).status).toBe(200);
    expect((await admin.get<Stored>(at)).payload['bloqueado']).toBe(false);
    await admin.post(`${at}/acao/bloquear`, { motivo: 'Licença' });
    expect((await change(caio, at, { bloqueado: false, ramal: '2052' })).status).toBe(200);
    expect((await admin.get<Stored>(at)).payload).toMatchObject({
      bloqueado: true,
      motivoBloqueio: 'Licença',
      ramal: '2052',
    });
    const versaoAtual = (await admin.get<Stored>(at)).payload.versao;
    const restored = await caio.post(`${at}/restaurar`, { versao: versaoAtual - 2, versaoAtual });
    expect(restored.status, restored.raw.body).toBe(200);
    expect((await admin.get<Stored>(at)).payload).toMatchObject({ bloqueado: true, ramal: '2051' });
    expect((await caio.post(`${at}/acao/desbloquear`, { motivo: 'x' })).status).toBe(403);
    await admin.post(`${at}/acao/desbloquear`, { motivo: 'Voltou' });
    const { payload } = await admin.get<Stored>(at);
    const made = await create('usuario', {
      ...payload,
      nome: 'Outro Tomás',
      login: 'outro.tomas',
      email: 'outro.tomas@vilaserena.exemplo',
      cpf: cpf('507318266'),
      codigo: undefined,
      bloqueado: true,
      senha: 'uma frase bem longa 9',
    });
    expect((await admin.get<Stored>(`usuario/${made}`)).payload['bloqueado']).toBe(false);
  });
});

describe('a regra que restringe', () => {
  it('é retirada só por quem não a tem, e quem a tem não dá um perfil sem ela', async () => {
    const own = `perfil-acesso/${perfilDeCaio}`;
    expect((await change(caio, own, { regras: [] })).campos).toEqual(['regras']);
    const free = await create('perfil-acesso', {
      descricao: 'Sem a regra',
      tipo: 'INTERNO',
      ativo: true,
      permissoes: [],
      regras: [],
    });
    const made = await caio.post('perfil-acesso', {
      descricao: 'Outro sem a regra',
      tipo: 'INTERNO',
      ativo: true,
      permissoes: [],
      regras: [],
    });
    expect(made.campos).toEqual(['regras']);
    const nair = `usuario/${await person('nair.paz')}`;
    // the profile that she has opens more than his own: who could not give it does not take it
    expect((await change(caio, nair, { perfilAcesso: perfilDeCaio })).campos).toEqual(['perfilAcesso']);
    const within = await create('perfil-acesso', {
      descricao: 'Só com a regra',
      tipo: 'INTERNO',
      ativo: true,
      permissoes: [],
      regras: [restriction],
    });
    expect((await change(admin, nair, { perfilAcesso: within })).status).toBe(200);
    expect((await change(caio, nair, { perfilAcesso: free })).campos).toEqual(['perfilAcesso']);
    expect((await change(caio, nair, { perfilAcesso: perfilDeCaio })).status).toBe(200);
    // who does not have it gives it without having it
    expect((await change(admin, own, { regras: [] })).status).toBe(200);
    expect((await change(caio, `perfil-acesso/${free}`, { regras: [restriction] })).status).toBe(200);
    expect((await change(caio, nair, { perfilAcesso: free })).status).toBe(200);
    expect((await change(caio, `perfil-acesso/${free}`, { regras: [] })).status).toBe(200);
    expect((await change(admin, own, { regras: [restriction] })).status).toBe(200);
  });
});

describe('a ausência de quem está acima', () => {
  it('não passa a ser de outra pessoa nem se exclui por quem não a marcaria', async () => {
    const [administrador, nair] = [await person('admin'), await person('nair.paz')];
    const at = `ausencia/${await create('ausencia', {
      usuario: administrador,
      inicio: '2027-03-01',
      fim: '2027-03-05',
      motivo: 'FERIAS',
    })}`;
    expect((await change(caio, at, { usuario: nair })).campos).toEqual(['usuario']);
    const { versao } = (await admin.get<Stored>(at)).payload;
    expect((await caio.remove(`${at}?versao=${versao}`)).status).toBe(403);
    expect((await admin.remove(`${at}?versao=${versao}`)).status).toBe(200);
  });
});

describe('quem é de fora', () => {
  const externo = { tipo: 'EXTERNO', ativo: true };

  it('não tem perfil de administrador', async () => {
    for (const papel of ['administrador', 'administradorLocal'])
      expect(
        (await admin.post('perfil-acesso', { ...externo, descricao: papel, [papel]: true })).campos,
      ).toEqual([papel]);
  });

  it('recebe, de quem não administra, só o que essa pessoa tem', async () => {
    const more = await create('perfil-acesso', {
      ...externo,
      descricao: 'De fora com mais',
      permissoes: ['configuracaoEditar'],
      regras: [restriction],
    });
    const same = await create('perfil-acesso', {
      ...externo,
      descricao: 'De fora',
      permissoes: [],
      regras: [restriction],
    });
    const cicero = {
      nome: 'Cícero',
      documento: cpf('507318267'),
      email: 'outro.cicero@correio.exemplo',
      senha: 'uma senha comprida',
    };
    expect((await caio.post('usuario-externo', { ...cicero, perfilAcesso: more })).campos).toEqual([
      'perfilAcesso',
    ]);
    const made = await caio.post<Stored>('usuario-externo', { ...cicero, perfilAcesso: same });
    expect(made.status, made.raw.body).toBe(200);
    const at = `usuario-externo/${made.payload.id}`;
    expect((await change(caio, at, { perfilAcesso: more })).campos).toEqual(['perfilAcesso']);
    expect((await change(admin, at, { perfilAcesso: more })).status).toBe(200);
    expect((await change(caio, at, { nome: 'Cícero Prates' })).status).toBe(200);
  });
});
