import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type {
  ExternoConfirmado,
  ExternoDesafio,
  ExternoLinkSituacao,
  ExternoSessao,
} from '#schemas/shapes/externo.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import { cpf } from '#demonstracao/cpf.ts';
import { jobs } from '#server/jobs.ts';
import { startTestApp, worldNow, type TestApp } from '#tests/setup/app.ts';
import { actsOf, after, ask, mailsTo } from '#tests/server/credencial/entering.ts';
import { catalogue, keyOf } from '#tests/server/access/catalogue.ts';
import {
  askAs,
  enterFromOutside,
  lastMail,
  linkIn,
  newOutsider,
  openRegistration,
  outsiderPassword,
} from './outsider.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ config: { origin: 'https://malote.exemplo', basePath: '/' } });
});
afterEach(() => {
  server.time.now = worldNow;
});
afterAll(() => server.close());

const asked = {
  nome: 'Marta Seixas',
  documento: cpf('318204975'),
  email: 'marta@correio.exemplo',
  aceite: true,
};
const register = (body: object) => ask(server, 'externo/cadastro', { ...asked, ...body });

describe('an account of somebody from outside', () => {
  it('is offered only where the institution opens it, and asks for valid data and the terms', async () => {
    await openRegistration(server, { cadastroExterno: 'NINGUEM' });
    expect((await register({})).codigo).toBe('transicaoNaoPermitida');
    await openRegistration(server, { cadastroExterno: 'DOMINIOS' });
    expect((await register({})).campos).toEqual(['email']);
    await openRegistration(server, { cadastroExterno: 'TODOS' });
    const wrong: readonly (readonly [object, string])[] = [
      [{ documento: '111.111.111-11' }, 'documento'],
      [
        { documento: `${asked.documento.slice(0, 10)}${(Number(asked.documento.at(-1)) + 1) % 10}` },
        'documento',
      ],
      [{ email: 'sem arroba' }, 'email'],
      [{ aceite: false }, 'aceite'],
      [{ nome: 'M ' }, 'nome'],
    ];
    for (const [body, campo] of wrong) expect((await register(body)).campos, campo).toEqual([campo]);
    expect(await mailsTo(server, asked.email)).toEqual([]);
  });

  it('begins with the link of the e-mail, once, with a password chosen only then', async () => {
    await openRegistration(server, { cadastroExterno: 'TODOS' });
    expect((await register({})).status).toBe(200);
    const mail = await lastMail(server, asked.email);
    expect(mail).toContain('https://malote.exemplo/externo/confirmar#');
    const link = linkIn(mail);
    const kept = JSON.stringify(
      await server.platform.connection.db.selectFrom('correio').selectAll().execute(),
    );
    expect(kept).not.toContain(link);
    const seen = await ask<ExternoLinkSituacao>(server, 'externo/cadastro/consulta', { link });
    expect(seen.payload).toMatchObject({ valido: true, email: asked.email });
    const confirm = (senha: string) =>
      ask<ExternoConfirmado>(server, 'externo/cadastro/confirmar', { link, senha });
    // a refused password does not spend the link
    expect((await confirm('marta seixas')).campos).toEqual(['senha']);
    const made = await confirm(outsiderPassword);
    expect(made.payload).toEqual({ aguardaAprovacao: false, entrou: true });
    // the link proved the e-mail and the password was just chosen: nothing of it is typed again
    const cookie = String(made.raw.headers['set-cookie']).split(';')[0];
    const session = await askAs<ExternoSessao>(server, cookie, { method: 'GET', path: 'externo/sessao' });
    expect(session.payload.email).toBe(asked.email);
    expect((await confirm(outsiderPassword)).codigo).toBe('linkSenhaVencido');
    const marta = await enterFromOutside(server, asked.email);
    expect((await marta.ask<ExternoSessao>('GET', 'externo/sessao')).payload).toMatchObject({
      nome: 'Marta Seixas',
      documento: asked.documento,
    });
  });

  it('answers and writes the same to whom it knows, and tells only who opened the link', async () => {
    const known = await register({});
    const other = await register({ email: 'outra@correio.exemplo' });
    const unknown = await register({ email: 'nova@correio.exemplo', documento: cpf('204975318') });
    expect(new Set([known, other, unknown].map(({ raw }) => raw.body)).size).toBe(1);
    const mails = await Promise.all(
      [asked.email, 'outra@correio.exemplo', 'nova@correio.exemplo'].map((email) => lastMail(server, email)),
    );
    expect(new Set(mails.map((mail) => mail.replace(linkIn(mail), '')))).toHaveProperty('size', 1);
    const confirm = (mail: string) =>
      ask<ExternoConfirmado>(server, 'externo/cadastro/confirmar', {
        link: linkIn(mail),
        senha: 'outra frase comprida 7',
      });
    const answers = [await confirm(mails[0] ?? ''), await confirm(mails[1] ?? '')];
    expect(answers.map(({ codigo }) => codigo)).toEqual(['transicaoNaoPermitida', 'transicaoNaoPermitida']);
    expect(answers[0]?.raw.body).toContain('já tem uma conta');
    // the account that was there is as it was
    const kept = await server.platform.connection.db
      .selectFrom('registro.usuarioExterno')
      .select(['nome', 'email'])
      .where('documento', '=', asked.documento)
      .execute();
    expect(kept).toEqual([{ nome: asked.nome, email: asked.email }]);
    expect((await confirm(mails[2] ?? '')).status).toBe(200);
  });

  it('writes to an address that nobody proved no name that somebody typed, nor takes an address for a name', async () => {
    const email = 'estranha@correio.exemplo';
    const documento = cpf('975318204');
    for (const nome of [
      'Curioso http://evil.exemplo/clique',
      'Veja www.evil.exemplo',
      'a@b.exemplo',
      'evil.exemplo/x',
    ])
      expect((await register({ nome, email, documento })).campos, nome).toEqual(['nome']);
    await register({ nome: 'Palavra Inventada S.A.', email, documento });
    expect(await lastMail(server, email)).not.toContain('Inventada');
  });

  it('leads from the mail to the service that the person came for', async () => {
    await openRegistration(server, { cadastroExterno: 'TODOS' });
    const email = 'lia@correio.exemplo';
    await register({ nome: 'Lia Campos', email, documento: cpf('482913756'), servicoId: 7 });
    expect(await lastMail(server, email)).toContain('https://malote.exemplo/externo/confirmar?servico=7#');
  });

  it('waits for approval where the institution wants it, and the person is told', async () => {
    await openRegistration(server, { cadastroExterno: 'TODOS', aprovacaoExterna: true });
    const email = 'davi@correio.exemplo';
    await register({ nome: 'Davi Nogueira', email, documento: cpf('731864209') });
    const link = linkIn(await lastMail(server, email));
    const made = await ask<ExternoConfirmado>(server, 'externo/cadastro/confirmar', {
      link,
      senha: outsiderPassword,
    });
    expect(made.payload.aguardaAprovacao).toBe(true);
    const entry = { email, senha: outsiderPassword };
    expect((await ask(server, 'externo/entrada', entry)).raw.body).toContain('espera a aprovação');
    const admin = await server.as('admin');
    const { id } = await server.platform.connection.db
      .selectFrom('registro.usuarioExterno')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const path = `usuario-externo/${id}`;
    const waiting = async (): Promise<unknown[]> => {
      const found = await admin.get<Page<{ nome: string }>>('usuario-externo?aguardaAprovacao=true');
      return found.payload.itens.map(({ nome }) => nome);
    };
    expect(await waiting()).toEqual(['Davi Nogueira']);
    const record = (await admin.get<Record<string, unknown>>(path)).payload;
    // only who was let in does not wait any more
    await admin.put(path, { ...record, telefone: '83988887777', aguardaAprovacao: false });
    expect(await waiting()).toEqual(['Davi Nogueira']);
    const still = (await admin.get<Record<string, unknown>>(path)).payload;
    expect((await admin.put(path, { ...still, ativo: true })).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await lastMail(server, email)).toContain('foi aprovado');
    const davi = await enterFromOutside(server, email);
    // shut out again, the open session is over
    const again = (await admin.get<Record<string, unknown>>(path)).payload;
    await admin.put(path, { ...again, bloqueado: true });
    expect((await davi.ask('GET', 'externo/sessao')).status).toBe(401);
    await openRegistration(server, { cadastroExterno: 'TODOS', aprovacaoExterna: false });
  });
});

describe('the way in from outside', () => {
  it('asks for the code always, a few times, and answers the same to unknown and wrong', async () => {
    const enter = (email: string, senha: string) =>
      ask<ExternoDesafio>(server, 'externo/entrada', { email, senha });
    const wrong = [await enter(asked.email, 'outra senha'), await enter('ninguem@x.exemplo', 'outra senha')];
    expect(new Set(wrong.map(({ raw, codigo }) => `${raw.statusCode} ${codigo}`))).toEqual(
      new Set(['401 credenciaisInvalidas']),
    );
    const first = await enter(asked.email, outsiderPassword);
    expect(first.raw.headers['set-cookie']).toBeUndefined();
    const { desafio, para } = first.payload;
    expect(para).toBe('m••••@correio.exemplo');
    const code = (codigo: string) => ask(server, 'externo/entrada/codigo', { desafio, codigo });
    for (let i = 0; i < 5; i++) expect((await code('000000')).codigo).toBe('codigoNaoConfere');
    const right = /é (\d{6})/.exec(await lastMail(server, asked.email))?.[1] ?? '';
    expect((await code(right)).codigo).toBe('entradaVencida');
  });

  it('opens a session that only its own cookie carries, and that ends by itself', async () => {
    const marta = await enterFromOutside(server, asked.email);
    const { headers } = await ask<ExternoDesafio>(server, 'externo/entrada', {
      email: asked.email,
      senha: outsiderPassword,
    }).then(({ raw }) => raw);
    expect(headers['set-cookie']).toBeUndefined();
    after(server, 59 * 60);
    expect((await marta.ask('GET', 'externo/sessao')).status).toBe(200);
    after(server, 59 * 60);
    expect((await marta.ask('GET', 'externo/sessao')).status).toBe(200);
    after(server, 61 * 60);
    expect((await marta.ask('GET', 'externo/sessao')).status).toBe(401);
  });

  it('is not kept open by what the page asks by the clock, with nobody at it', async () => {
    const { cookie } = await enterFromOutside(server, asked.email);
    const byClock = () =>
      server.call({ method: 'GET', path: 'externo/intimacao', headers: { cookie, 'x-pelo-relogio': '1' } });
    after(server, 40 * 60);
    expect((await byClock()).statusCode).toBe(200);
    after(server, 21 * 60);
    expect((await byClock()).statusCode).toBe(401);
  });

  it('opens none of the calls of who works here, nor theirs the calls of who is outside', async () => {
    const marta = await enterFromOutside(server, asked.email);
    const caio = await server.as('caio.teles');
    const token = /=([\w-]+)/.exec(marta.cookie)?.[1] ?? '';
    const wrong: string[] = [];
    for (const call of await catalogue()) {
      if (call.door === 'publico') continue;
      const path = call.path.replaceAll(/\{\w+\}/g, '999999');
      const body = call.method === 'GET' ? {} : { body: {} };
      const theirs = call.door === 'externo';
      // only what is theirs may answer the cookie; its token serves nowhere as a bearer, nor does the one of who works here there
      const asBearer = { cookie: marta.cookie, authorization: `Bearer ${token}` };
      const outside = await server.call({ method: call.method, path, ...body, headers: asBearer });
      if (!theirs && outside.statusCode !== 401) wrong.push(`cookie: ${keyOf(call)} ${outside.statusCode}`);
      if (!theirs) continue;
      if (!path.startsWith('externo/')) wrong.push(`fora do lugar: ${keyOf(call)}`);
      const headers = { authorization: `Bearer ${caio.token}` };
      const inside = await server.call({ method: call.method, path, ...body, headers });
      if (inside.statusCode !== 401) wrong.push(`interna: ${keyOf(call)} ${inside.statusCode}`);
    }
    expect(wrong).toEqual([]);
    for (const path of ['usuario', 'usuario-externo', 'interessado/1', 'configuracao', 'tipo-processo/combo'])
      expect((await marta.ask('GET', path)).status, path).toBe(401);
  });

  it('changes the password with the present one, or by a link, and ends the other sessions', async () => {
    const bia = await newOutsider(server, {
      nome: 'Bia Torres',
      email: 'bia@correio.exemplo',
      base: '640918273',
    });
    const other = await enterFromOutside(server, bia.email);
    const change = (atual: string) =>
      bia.ask('POST', 'externo/senha', { atual, nova: 'outra frase bem longa' });
    expect((await change('errada mesmo')).campos).toEqual(['atual']);
    expect((await change(outsiderPassword)).status).toBe(200);
    expect((await bia.ask('GET', 'externo/sessao')).status).toBe(200);
    expect((await other.ask('GET', 'externo/sessao')).status).toBe(401);

    const { ports, connection } = server.platform;
    const job = { db: connection.db, ports, log: server.app.log };
    expect((await ask(server, 'externo/esqueci-senha', { email: bia.email })).status).toBe(200);
    await jobs.enviarLinkExterno(job, { email: bia.email, endereco: '' });
    await jobs.enviarLinkExterno(job, { email: 'ninguem@correio.exemplo', endereco: '' });
    expect(await mailsTo(server, 'ninguem@correio.exemplo')).toEqual([]);
    const link = linkIn(await lastMail(server, bia.email));
    const reset = (senha: string) => ask(server, 'externo/redefinir-senha', { link, senha });
    expect((await reset('mais uma frase longa')).status).toBe(200);
    expect((await reset('mais outra frase longa')).codigo).toBe('linkSenhaVencido');
    expect((await bia.ask('GET', 'externo/sessao')).status).toBe(401);
    const back = await enterFromOutside(server, bia.email, 'mais uma frase longa');
    expect((await back.ask('POST', 'externo/sair', {})).status).toBe(200);
    expect((await back.ask('GET', 'externo/sessao')).status).toBe(401);
    const { id } = await connection.db
      .selectFrom('registro.usuarioExterno')
      .select('id')
      .where('email', '=', bia.email)
      .executeTakeFirstOrThrow();
    expect(await actsOf(server, `externo:${id}`)).toEqual(
      expect.arrayContaining([
        'contaCriada',
        'entrou',
        'senhaTrocada',
        'linkDeSenhaPedido',
        'senhaRedefinida',
        'saiu',
      ]),
    );
  });

  it('is slowed, account by account and address by address', async () => {
    let slowed = false;
    for (let i = 0; i < 12 && !slowed; i++) {
      const answer = await askAs(server, undefined, {
        method: 'POST',
        path: 'externo/entrada',
        body: { email: 'alvo@correio.exemplo', senha: `tentativa ${i}` },
      });
      slowed = answer.status === 429;
    }
    expect(slowed).toBe(true);
  });
});
