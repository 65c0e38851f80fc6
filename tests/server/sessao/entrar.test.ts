import { sql } from 'kysely';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import type { SessaoAberta, TokenRenovado } from '#schemas/shapes/sessao.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import {
  callerOf,
  readAnswer,
  startTestApp,
  worldNow,
  worldPassword,
  type TestApp,
} from '#tests/setup/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(() => {
  server.time.now = worldNow;
});
afterAll(() => server.close());

const enter = async (login: string, senha: string) =>
  readAnswer<SessaoAberta>(await server.call({ method: 'POST', path: 'login', body: { login, senha } }));

const later = (minutes: number): void => {
  server.time.now = new Date(server.time.now.getTime() + minutes * 60_000);
};

describe('signing in', () => {
  it('goes on without the logo of the organisation when its file is gone', async () => {
    const { db } = server.platform.connection;
    const { pasta } = await db.selectFrom('registro.volume').select('pasta').executeTakeFirstOrThrow();
    await db.updateTable('registro.volume').set({ pasta: '/nao/existe' }).execute();
    const answer = await enter('helena.pires', worldPassword);
    expect([answer.status, answer.payload.sistemaConfig.logoPequena]).toEqual([200, undefined]);
    await db.updateTable('registro.volume').set({ pasta }).execute();
    const again = await enter('helena.pires', worldPassword);
    expect(again.payload.sistemaConfig.logoPequena?.mimeType).toMatch(/^image/);
  });

  it('reads the logo of the organisation once', async () => {
    const { db } = server.platform.connection;
    const first = await enter('helena.pires', worldPassword);
    const { pasta } = await db.selectFrom('registro.volume').select('pasta').executeTakeFirstOrThrow();
    await db.updateTable('registro.volume').set({ pasta: '/nao/existe' }).execute();
    const second = await enter('helena.pires', worldPassword);
    await db.updateTable('registro.volume').set({ pasta }).execute();
    const logos = [first, second].map(({ payload }) => payload.sistemaConfig.logoPequena);
    expect(logos[0]).toBeDefined();
    expect(logos[1]).toEqual(logos[0]);
  });

  it('answers with the session, its units and its permissions', async () => {
    const { status, payload } = await enter('Helena.Pires', worldPassword);
    expect(status).toBe(200);
    expect(payload.dados.usuario.nome).toBe('Helena Duarte Pires');
    expect(payload.dados.departamento.sigla).toBe('CCL');
    expect(payload.dados.perfilAcesso.permissoes).toContain('documentoIncluir');
    expect(payload.token.length).toBeGreaterThan(40);
  });

  it('says the same of a wrong password and of an unknown user', async () => {
    const wrong = await enter('rafael.lins', 'não é esta');
    const unknown = await enter('ninguem.aqui', 'não é esta');
    expect(wrong.status).toBe(401);
    const same = (answer: typeof wrong) => ({
      ...answer.raw.json<Record<string, unknown>>(),
      correlacao: '',
    });
    expect(same(unknown)).toEqual(same(wrong));
  });

  it('slows down guessing before the hash, and lets the owner in afterwards', async () => {
    for (let i = 0; i < 5; i++) expect((await enter('caio.teles', 'errada')).status).toBe(401);
    const slowed = await enter('caio.teles', worldPassword);
    expect([slowed.status, slowed.codigo]).toEqual([429, 'muitasTentativas']);
    expect(Number(slowed.raw.headers['retry-after'])).toBeGreaterThan(0);
    later(1);
    expect((await enter('caio.teles', worldPassword)).status).toBe(200);
  });

  it('refuses a blocked user only to who knows the password', async () => {
    await server.platform.connection.db
      .updateTable('registro.usuario')
      .set({ bloqueado: true })
      .where('login', '=', 'gil.matos')
      .execute();
    expect((await enter('gil.matos', 'errada')).codigo).toBe('credenciaisInvalidas');
    expect((await enter('gil.matos', worldPassword)).codigo).toBe('usuarioBloqueado');
  });

  it('keeps only the hash of the token', async () => {
    const { payload } = await enter('dalva.lima', worldPassword);
    const rows = await server.platform.connection.db.selectFrom('sessao').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(payload.token);
    expect(rows.some(({ tokenHash }) => tokenHash.toString('base64url') === payload.token)).toBe(false);
  });
});

describe('a session', () => {
  it('ends after an hour without use, and says so', async () => {
    const { payload } = await enter('luciana.reis', worldPassword);
    later(61);
    const answer = await callerOf(server.app, payload.token).get('caixa-central/contadores');
    expect([answer.status, answer.codigo]).toEqual([401, 'sessaoExpirada']);
  });

  it('ends some hours after it began, however much it is used', async () => {
    const { payload } = await enter('luciana.reis', worldPassword);
    let caller = callerOf(server.app, payload.token);
    const renew = () => caller.post<TokenRenovado>('login/atualizar-token');
    for (let hours = 0.75; hours < 12; hours += 0.75) {
      later(45);
      caller = callerOf(server.app, (await renew()).payload.token);
    }
    const last = (await renew()).payload;
    expect(last.expiraEm).toBe(new Date(worldNow.getTime() + 12 * 3_600_000).toISOString());
    later(44);
    expect((await caller.get('caixa-central/contadores')).status).toBe(200);
    later(2);
    expect((await caller.get('caixa-central/contadores')).codigo).toBe('sessaoExpirada');
  });

  it('gives the same token within a minute and a new one after it; the former dies two minutes after the first use of the new', async () => {
    const { payload } = await enter('tomas.neves', worldPassword);
    const old = callerOf(server.app, payload.token);
    const version = async () =>
      (
        await sql<{ xmin: string }>`select xmin::text from sessao
          where token_hash = ${hashToken(payload.token)}`.execute(server.platform.connection.db)
      ).rows[0]?.xmin;
    const written = await version();
    later(0.5);
    expect((await old.post('login/atualizar-token')).payload).toEqual({
      token: payload.token,
      expiraEm: new Date(worldNow.getTime() + 3_600_000).toISOString(),
    });
    // what every page asks for writes nothing while it would say nearly the same
    expect(await version()).toBe(written);
    later(2);
    const { token } = (await old.post<{ token: string }>('login/atualizar-token')).payload;
    expect(token).not.toBe(payload.token);
    // The answer got lost: the former token serves for as long as the new one was not seen.
    later(30);
    expect((await old.get('caixa-central/contadores')).status).toBe(200);
    const fresh = callerOf(server.app, token);
    expect((await fresh.get('caixa-central/contadores')).status).toBe(200);
    later(1);
    expect((await old.get('caixa-central/contadores')).status).toBe(200);
    later(2);
    expect((await old.get('caixa-central/contadores')).status).toBe(401);
    expect((await fresh.get('caixa-central/contadores')).status).toBe(200);
  });

  it('ends with logout, and when its user is blocked', async () => {
    const left = callerOf(server.app, (await enter('marina.vaz', worldPassword)).payload.token);
    expect((await left.post('login/logout')).status).toBe(200);
    expect((await left.get('caixa-central/contadores')).status).toBe(401);
    const blocked = callerOf(server.app, (await enter('marina.vaz', worldPassword)).payload.token);
    const users = server.platform.connection.db
      .updateTable('registro.usuario')
      .where('login', '=', 'marina.vaz');
    await users.set({ bloqueado: true }).execute();
    expect((await blocked.get('caixa-central/contadores')).codigo).toBe('acessoRetirado');
    await users.set({ bloqueado: false }).execute();
  });

  it('moves only to units of the person', async () => {
    const { payload } = await enter('rafael.lins', worldPassword);
    const rafael = callerOf(server.app, payload.token);
    const foreign = await server.platform.connection.db
      .selectFrom('registro.unidade')
      .select('id')
      .where('sigla', '=', 'SESAU')
      .executeTakeFirstOrThrow();
    expect((await rafael.post(`login/logar-departamento/${foreign.id}`)).codigo).toBe('unidadeNaoPermitida');
    const other = payload.dados.listaUsuarioDepartamento.find(
      ({ id }) => id !== payload.dados.idUnidadeLogada,
    );
    const moved = await rafael.post<SessaoAberta>(`login/logar-departamento/${other?.id ?? 0}`);
    expect(moved.payload.dados.idUnidadeLogada).toBe(other?.id);
  });

  it('is asked for everywhere but at the open doors', async () => {
    const refused = readAnswer(await server.call({ method: 'GET', path: 'caixa-central' }));
    expect([refused.status, refused.codigo]).toEqual([401, 'naoAutenticado']);
    expect((await server.call({ method: 'GET', path: 'tema' })).statusCode).toBe(200);
  });
});
