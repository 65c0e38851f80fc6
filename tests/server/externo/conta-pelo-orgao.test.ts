import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Procuracoes } from '#schemas/shapes/procuracao.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { cpf } from '#demonstracao/cpf.ts';
import { ask, mailsTo } from '#tests/server/credencial/entering.ts';
import { personWith } from '#tests/server/access/person-with.ts';
import { jobs } from '#server/jobs.ts';
import {
  askAs,
  enterFromOutside,
  lastMail,
  newOutsider,
  outsiderPassword,
  type Outsider,
} from './outsider.ts';

let server: TestApp;
let ana: Outsider;
let rui: Outsider;
let keeper: Caller;
let second: Caller;
let admin: Caller;

const all = (register: string): string[] =>
  ['Listar', 'Consultar', 'Incluir', 'Editar'].map((act) => `${register}${act}`);

beforeAll(async () => {
  server = await startTestApp();
  ana = await newOutsider(server, { nome: 'Ana Prado', email: 'ana@correio.exemplo', base: '284917360' });
  rui = await newOutsider(server, { nome: 'Rui Castro', email: 'rui@correio.exemplo', base: '917360284' });
  admin = await server.as('admin');
  const permissions = [...all('usuarioExterno'), ...all('procuracao')];
  keeper = await personWith(server, 'luciana.reis', [...permissions, 'usuarioIncluir']);
  second = await personWith(server, 'beatriz.cordeiro', permissions);
}, 240_000);
afterAll(() => server.close());

const idOf = async (nome: string): Promise<number> =>
  (
    await server.platform.connection.db
      .selectFrom('registro.usuarioExterno')
      .select('id')
      .where('nome', '=', nome)
      .executeTakeFirstOrThrow()
  ).id;
const edit = async (
  caller: Caller,
  path: string,
  values: object,
): Promise<Answer<Record<string, unknown>>> => {
  const { payload } = await caller.get<Record<string, unknown>>(path);
  return caller.put(path, { ...payload, ...values });
};
const enter = (email: string, senha = outsiderPassword) => ask(server, 'externo/entrada', { email, senha });
const forgot = async (email: string): Promise<readonly string[]> => {
  const { ports, connection } = server.platform;
  const before = (await mailsTo(server, email)).length;
  await jobs.enviarLinkExterno(
    { db: connection.db, ports, log: server.app.log },
    { email, endereco: '192.0.2.1' },
  );
  const now = await mailsTo(server, email);
  return now.slice(0, now.length - before).map(({ texto }) => texto);
};

describe('a conta de quem é de fora, nas mãos de quem cuida do cadastro', () => {
  it('não passa a outro e-mail sem a senha da pessoa: o anterior é avisado, e as entradas acabam', async () => {
    const path = `usuario-externo/${await idOf('Ana Prado')}`;
    const changed = await edit(keeper, path, { email: 'trocado@fora.exemplo' });
    expect(changed.status).toBe(200);
    expect((await keeper.get(path)).payload).toMatchObject({
      email: 'ana@correio.exemplo',
      emailNovo: 'trocado@fora.exemplo',
    });
    expect((await ana.ask('GET', 'externo/sessao')).status).toBe(401);
    expect(await lastMail(server, ana.email)).toContain('registrou outro e-mail');
    expect(await lastMail(server, 'trocado@fora.exemplo')).not.toContain('Ana');
    // who has the new address alone has nothing
    expect(await forgot('trocado@fora.exemplo')).toEqual([]);
    expect((await enter('trocado@fora.exemplo', 'senha de quem não é ela')).codigo).toBe(
      'credenciaisInvalidas',
    );
    expect((await edit(keeper, path, { senha: 'uma senha que eu escolhi' })).campos).toEqual(['senha']);
    // a second save of the same form changes nothing of it
    await edit(keeper, path, { telefone: '83988887777' });
    expect((await keeper.get(path)).payload).toMatchObject({ emailNovo: 'trocado@fora.exemplo' });
    await enterFromOutside(server, 'ana@correio.exemplo');
  });

  it('passa a ele quando a pessoa entra com ele e a senha dela', async () => {
    const moved = await enterFromOutside(server, 'trocado@fora.exemplo');
    expect((await moved.ask<{ email: string }>('GET', 'externo/sessao')).payload.email).toBe(
      'trocado@fora.exemplo',
    );
    expect((await enter('ana@correio.exemplo')).codigo).toBe('credenciaisInvalidas');
    const path = `usuario-externo/${await idOf('Ana Prado')}`;
    const { payload } = await keeper.get<Record<string, unknown>>(path);
    expect([payload['email'], payload['emailNovo']]).toEqual(['trocado@fora.exemplo', undefined]);
    expect((await edit(keeper, path, { email: 'rui@correio.exemplo' })).campos).toEqual(['email']);
  });

  it('um administrador o troca logo; a senha se escolhe de novo por um link que vai ao novo', async () => {
    const path = `usuario-externo/${await idOf('Ana Prado')}`;
    expect((await edit(admin, path, { email: 'ana.nova@correio.exemplo' })).status).toBe(200);
    expect(await lastMail(server, 'trocado@fora.exemplo')).toContain('trocou o e-mail');
    expect((await enter('ana.nova@correio.exemplo')).codigo).toBe('credenciaisInvalidas');
    const [mail] = await forgot('ana.nova@correio.exemplo');
    const link = /#([\w-]{43})/.exec(mail ?? '')?.[1] ?? '';
    await askAs(server, undefined, {
      method: 'POST',
      path: 'externo/redefinir-senha',
      body: { link, senha: outsiderPassword },
    });
    ana = await enterFromOutside(server, 'ana.nova@correio.exemplo');
    expect((await ana.ask('GET', 'externo/sessao')).status).toBe(200);
  });
});

describe('uma procuração registrada pelo órgão', () => {
  const received = async () => (await rui.ask<Procuracoes>('GET', 'externo/procuracao')).payload.recebidas;
  const power = async (values: object = {}) => ({
    outorgante: await idOf('Ana Prado'),
    procuradorNome: 'Rui Castro',
    procuradorDocumento: cpf('917360284'),
    procuradorEmail: 'rui@correio.exemplo',
    podePedir: true,
    podeAssinar: true,
    podeReceber: true,
    fim: '2027-01-01',
    situacao: 'ACEITA',
    ...values,
  });
  const paper = async (id: number): Promise<void> => {
    const { db } = server.platform.connection;
    const file = await db.selectFrom('arquivo').select('id').limit(1).executeTakeFirstOrThrow();
    await db.updateTable('registro.procuracao').set({ arquivo: file.id }).where('id', '=', id).execute();
  };

  it('espera outra pessoa, com o documento, e quem a dá é avisado', async () => {
    const made = await keeper.post<{ id: number; situacao: string }>('procuracao', await power());
    expect([made.status, made.payload.situacao]).toEqual([200, 'ESPERA']);
    expect(await received()).toEqual([]);
    expect(await lastMail(server, 'ana.nova@correio.exemplo')).toContain('procuração');
    const path = `procuracao/${made.payload.id}`;
    expect((await edit(second, path, { situacao: 'ACEITA' })).campos).toEqual(['arquivo']);
    await paper(made.payload.id);
    expect((await edit(keeper, path, { situacao: 'ACEITA' })).campos).toEqual(['situacao']);
    expect(await received()).toEqual([]);
    const accepted = await edit(second, path, { situacao: 'ACEITA' });
    expect([accepted.status, (await received()).length]).toEqual([200, 1]);
    // what is changed waits again, for who did not change it
    await edit(second, path, { fim: '2027-06-01' });
    expect(await received()).toEqual([]);
    expect((await edit(second, path, { situacao: 'ACEITA' })).campos).toEqual(['situacao']);
    await edit(admin, path, { situacao: 'REVOGADA' });
    expect((await edit(second, path, { situacao: 'ACEITA' })).campos).toEqual(['situacao']);
  });

  it('a conta que fez quem a registra não é outra pessoa', async () => {
    const { db } = server.platform.connection;
    const [own] = await db
      .selectFrom('registro.usuario as u')
      .innerJoin('registro.usuarioUnidades as l', 'l.registroId', 'u.id')
      .innerJoin('registro.unidade as un', 'un.id', 'l.unidade')
      .select(['u.perfilAcesso', 'l.unidade', 'l.cargo', 'un.organizacao'])
      .where('u.login', '=', 'luciana.reis')
      .execute();
    const { perfilAcesso, unidade, cargo, organizacao } = own ?? {};
    const account = await keeper.post<{ id: number }>('usuario', {
      nome: 'Conta de Luciana',
      login: 'conta.luciana',
      email: 'conta.luciana@vilaserena.exemplo',
      perfilAcesso,
      ativo: true,
      unidades: [{ organizacao, unidade, cargo, padrao: true }],
    });
    expect(account.status, account.raw.body).toBe(200);
    await sql`update registro.usuario set senha = (select senha from registro.usuario where login = 'luciana.reis')
      where id = ${account.payload.id}`.execute(db);
    await sql`update senha_situacao set trocar = false where usuario_id = ${account.payload.id}`.execute(db);
    const helper = await server.as('conta.luciana');
    for (const [first, other] of [
      [keeper, helper],
      [helper, keeper],
    ] as const) {
      const made = await first.post<{ id: number }>('procuracao', await power());
      await paper(made.payload.id);
      const path = `procuracao/${made.payload.id}`;
      const refused = await edit(other, path, { situacao: 'ACEITA' });
      expect([refused.status, refused.campos], refused.raw.body).toEqual([422, ['situacao']]);
      expect((await edit(admin, path, { situacao: 'ACEITA' })).payload['situacao']).toBe('ACEITA');
      await edit(admin, path, { situacao: 'REVOGADA' });
    }
  });

  it('a que a própria pessoa dá não precisa de ninguém, nem de papel', async () => {
    const given = await ana.ask<Procuracoes>('POST', 'externo/procuracao', {
      nome: 'Rui Castro',
      documento: cpf('917360284'),
      email: 'rui@correio.exemplo',
      ate: '2027-01-01',
      podePedir: true,
      podeAssinar: false,
      podeReceber: false,
    });
    expect([given.status, (await received()).length]).toEqual([200, 1]);
  });
});
