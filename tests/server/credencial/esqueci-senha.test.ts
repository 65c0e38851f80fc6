import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LinkSenhaSituacao } from '#schemas/shapes/credencial.ts';
import type { RegisterRecord } from '#server/engine/index.ts';
import { jobs } from '#server/jobs.ts';
import { startTestApp, worldNow, worldPassword, type TestApp } from '#tests/setup/app.ts';
import { after, ask, attempt, callerIn, mailsTo, personOf, serves } from './entering.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ config: { origin: 'https://malote.exemplo', basePath: '/' } });
});
afterEach(() => {
  server.time.now = worldNow;
});
afterAll(() => server.close());

const forget = (login: string) => ask(server, 'login/esqueci-senha', { login });

/** Does the work that waits in the queue, as the server does between requests. */
const work = async (): Promise<number> => {
  const { ports, connection } = server.platform;
  const { rows } = await connection.pool.query<{ id: string; payload: { login: string; endereco: string } }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'enviarLinkSenha' returning j.id, j.payload`,
  );
  for (const { payload } of rows)
    await jobs.enviarLinkSenha({ db: connection.db, ports, log: server.app.log }, payload);
  return rows.length;
};

const linkTo = async (email: string): Promise<string> =>
  /#([\w-]{43})/.exec((await mailsTo(server, email))[0]?.texto ?? '')?.[1] ?? '';

describe('a forgotten password', () => {
  it('is changed by the link of the e-mail, once; the sessions end and nothing of it is kept in clear', async () => {
    const login = 'rafael.lins';
    const { email } = await personOf(server, login);
    const before = callerIn(server, await attempt(server, login, worldPassword));
    expect((await forget('Rafael.Lins ')).status).toBe(200);
    expect(await work()).toBe(1);
    const [mail] = await mailsTo(server, email);
    // the configured address, whatever the request says of its host
    expect(mail?.texto).toContain('https://malote.exemplo/redefinir-senha#');
    const link = await linkTo(email);
    const kept = JSON.stringify([
      await server.platform.connection.db.selectFrom('correio').selectAll().execute(),
      await server.platform.connection.db.selectFrom('linkSenha').selectAll().execute(),
    ]);
    expect(kept).not.toContain(link);

    const read = () => ask<LinkSenhaSituacao>(server, 'login/redefinir-senha/consulta', { link });
    expect((await read()).payload).toEqual({
      valido: true,
      login,
      regras: { tamanhoMinimo: 8, forte: false },
    });
    const reset = (senha: string) => ask(server, 'login/redefinir-senha', { link, senha });
    // a refused password does not spend the link
    expect((await reset('rafael.lins')).campos).toEqual(['senha']);
    expect(await serves(before)).toBe(true);
    expect((await reset('uma frase só minha')).status).toBe(200);
    expect(await serves(before)).toBe(false);
    expect((await reset('outra frase só minha')).codigo).toBe('linkSenhaVencido');
    expect((await read()).payload.valido).toBe(false);
    expect((await attempt(server, login, worldPassword)).status).toBe(401);
    expect((await attempt(server, login, 'uma frase só minha')).status).toBe(200);
    expect((await mailsTo(server, email))[0]?.assunto).toContain('foi trocada');
  });

  it('answers the same to whom it knows and to whom it does not, with the same work', async () => {
    const answers = [await forget('helena.pires'), await forget('ninguem.aqui'), await forget('x@y.exemplo')];
    const bodies = answers.map(({ raw }) => [raw.statusCode, raw.body]);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    const before = await server.platform.connection.db.selectFrom('correio').select('id').execute();
    expect(await work()).toBe(3);
    const sent = await server.platform.connection.db.selectFrom('correio').select('id').execute();
    expect(sent.length - before.length).toBe(1);
  });

  it('takes the e-mail too, sends no more than three an hour, and only while the person may enter', async () => {
    const { email, id } = await personOf(server, 'beatriz.cordeiro');
    for (let i = 0; i < 5; i++) {
      await forget(email.toUpperCase());
      await work();
      after(server, 60);
    }
    expect((await mailsTo(server, email)).length).toBe(3);
    const link = await linkTo(email);
    after(server, 31 * 60);
    const late = await ask(server, 'login/redefinir-senha', { link, senha: 'uma frase só minha' });
    expect(late.codigo).toBe('linkSenhaVencido');
    const users = server.platform.connection.db.updateTable('registro.usuario').where('id', '=', id);
    await users.set({ bloqueado: true }).execute();
    after(server, 3600);
    await forget('beatriz.cordeiro');
    await work();
    expect((await mailsTo(server, email)).length).toBe(3);
    await users.set({ bloqueado: false }).execute();
  });

  it('is slowed by address, and its mail is shown to no administrator and erased once sent', async () => {
    const { email } = await personOf(server, 'luciana.reis');
    await forget('luciana.reis');
    await work();
    const { id } = await server.platform.connection.db
      .selectFrom('correio')
      .select('id')
      .where('para', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const admin = await server.as('admin');
    const shown = await admin.get<RegisterRecord>(`gerenciador-email/${id}`);
    expect(shown.payload['texto']).toContain('não é mostrado');
    let slowed = 0;
    for (let i = 0; i < 20 && slowed === 0; i++) {
      const answer = await ask(server, 'login/esqueci-senha', { login: `alguem.${i}` });
      if (answer.status === 429) slowed = i;
    }
    expect(slowed).toBeGreaterThan(5);
  });
});
