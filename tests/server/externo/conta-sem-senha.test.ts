import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { cpf } from '#demonstracao/cpf.ts';
import { mailsTo } from '#tests/server/credencial/entering.ts';
import { personWith } from '#tests/server/access/person-with.ts';
import { jobs } from '#server/jobs.ts';
import { newOutsider } from './outsider.ts';

let server: TestApp;
let keeper: Caller;
let admin: Caller;

beforeAll(async () => {
  server = await startTestApp();
  await newOutsider(server, { nome: 'Ana Prado', email: 'ana@correio.exemplo', base: '284917360' });
  admin = await server.as('admin');
  keeper = await personWith(server, 'luciana.reis', ['usuarioExternoConsultar', 'usuarioExternoEditar']);
}, 240_000);
afterAll(() => server.close());

const db = () => server.platform.connection.db;
const pathOf = async (nome: string): Promise<string> => {
  const { id } = await db()
    .selectFrom('registro.usuarioExterno')
    .select('id')
    .where('nome', '=', nome)
    .executeTakeFirstOrThrow();
  return `usuario-externo/${id}`;
};
const edit = async (caller: Caller, path: string, values: object): Promise<Answer<object>> => {
  const { payload } = await caller.get<object>(path);
  return caller.put<object>(path, { ...payload, ...values });
};
/** Whether who forgot a password is sent the link by which another is chosen. */
const linkGoesTo = async (email: string): Promise<boolean> => {
  const { ports, connection } = server.platform;
  await jobs.enviarLinkExterno(
    { db: connection.db, ports, log: server.app.log },
    { email, endereco: '192.0.2.1' },
  );
  return (await mailsTo(server, email)).some(({ texto }) => texto.includes('redefinir-senha#'));
};

describe('a conta de quem é de fora e ainda não tem senha', () => {
  it('a que um administrador mudou de e-mail não passa a quem edita o cadastro', async () => {
    const path = await pathOf('Ana Prado');
    expect((await edit(admin, path, { email: 'ana.nova@correio.exemplo' })).status).toBe(200);
    const taken = await edit(keeper, path, { email: 'meu@correio.exemplo' });
    expect([taken.status, taken.campos]).toEqual([422, ['email']]);
    expect((await edit(keeper, path, { senha: 'uma senha que eu escolhi' })).campos).toEqual(['senha']);
    expect(await linkGoesTo('meu@correio.exemplo')).toBe(false);
    // the person goes on, and an administrator still puts a mistake right
    expect(await linkGoesTo('ana.nova@correio.exemplo')).toBe(true);
    expect((await edit(admin, path, { email: 'ana.certa@correio.exemplo' })).status).toBe(200);
  });

  it('a de quem nada tem ainda se corrige, com o que se escreveu errado', async () => {
    const perfil = await db()
      .selectFrom('registro.usuarioExterno')
      .select('perfilAcesso')
      .limit(1)
      .executeTakeFirstOrThrow();
    const made = await admin.post<{ id: number }>('usuario-externo', {
      nome: 'Lia Nova',
      email: 'lia@coreio.exemplo',
      documento: cpf('917360284'),
      ativo: true,
      ...perfil,
    });
    const path = `usuario-externo/${made.payload.id}`;
    expect((await edit(keeper, path, { email: 'lia@correio.exemplo' })).status).toBe(200);
    expect((await keeper.get(path)).payload).toMatchObject({ email: 'lia@correio.exemplo' });
  });
});
