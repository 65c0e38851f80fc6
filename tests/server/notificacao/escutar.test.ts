import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AvisosAoVivo } from '#schemas/shapes/notificacao.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { endGently } from '#server/base/http/end-gently.ts';
import { mostOfPerson } from '#server/base/live/live-streams.ts';
import { callerOf, startTestApp, worldPassword, type Caller, type TestApp } from '#tests/setup/app.ts';
import { withoutDatabase } from '#tests/setup/database.ts';
import { concludedDocument, unitId } from '#tests/setup/drafts.ts';
import { listenTo, type EventClient } from '#tests/setup/event-client.ts';

let server: TestApp;
let address: string;
let helena: Caller;
let pgm: number;

beforeAll(async () => {
  server = await startTestApp();
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  helena = await server.as('helena.pires');
  pgm = await unitId(helena, 'PGM');
}, 240_000);
afterAll(() => server.close());

const idOf = async (caller: Caller): Promise<number> =>
  (await caller.post<SessaoAberta>('login/consulta/usuario-config')).payload.dados.usuario.idUsuario;

/** A session of its own, which nobody else in this file uses. */
const enter = async (login: string): Promise<Caller> => {
  const answer = await server.call({ method: 'POST', path: 'login', body: { login, senha: worldPassword } });
  return callerOf(server.app, answer.json<{ payload: { token: string } }>().payload.token);
};
const listen = async (caller: Caller, headers?: Record<string, string>): Promise<EventClient> =>
  listenTo(server, caller.token, `notificacao-interna/escutar/${await idOf(caller)}`, headers);

/** A document that arrives in the unit of Beatriz. */
const arrive = async (assunto: string): Promise<number> => {
  const { id } = await concludedDocument(helena, { assunto });
  expect((await helena.post('tramite', { conteudoId: id, destino: { unidadeId: pgm } })).status).toBe(200);
  return id;
};
const brings =
  (id: number) =>
  ({ novas }: AvisosAoVivo, event: string): boolean =>
    event === 'avisos' && novas.some(({ conteudoId }) => conteudoId === id);

describe('o que acontece chega na hora a quem escuta', () => {
  it('diz quantas não lidas há ao abrir, e o aviso novo com o seu texto quando o ato termina', async () => {
    const beatriz = await enter('beatriz.cordeiro');
    const heard = await listen(beatriz);
    expect([heard.status, heard.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const { quantidade } = await heard.until<AvisosAoVivo>(({ novas }) => novas.length === 0);
    const id = await arrive('Uso do salão');
    const news = await heard.until<AvisosAoVivo>(brings(id));
    expect(news.quantidade).toBe(quantidade + 1);
    expect(news.novas[0]).toMatchObject({ tipo: 'TRAMITE', lida: false, conteudo: 'Uso do salão' });
    await beatriz.put(`notificacao-interna/marcar-como-lida/${news.novas[0]?.id ?? 0}`);
    await heard.until<AvisosAoVivo>(
      (data) => data.novas.length === 0 && data.quantidade === quantidade && heard.events.length > 2,
    );
    heard.leave();
  });

  it('fala a língua em que se pediu', async () => {
    const heard = await listen(await enter('beatriz.cordeiro'), { 'accept-language': 'en' });
    await heard.until(() => true);
    const id = await arrive('Salão');
    const { novas } = await heard.until<AvisosAoVivo>(brings(id));
    expect(novas[0]?.rota).toBe(`principal/documento/consulta/${id}`);
    heard.leave();
  });

  it('não é de outra pessoa nem de quem não entrou', async () => {
    const beatriz = await server.as('beatriz.cordeiro');
    const path = `notificacao-interna/escutar/${await idOf(beatriz)}`;
    expect((await helena.get(path)).status).toBe(404);
    expect((await server.call({ method: 'GET', path })).statusCode).toBe(401);
  });
});

it('o que saiu do alcance antes de ser dito não é nomeado, e quem passou a ver ouve', async () => {
  const { db } = server.platform.connection;
  const caio = await enter('caio.teles');
  const heard = await listen(caio);
  await heard.until(() => true);
  const { id } = await concludedDocument(helena, { assunto: 'Sindicância reservada' });
  await db.updateTable('conteudo').set({ nivelAcesso: 'SIGILOSO' }).where('id', '=', id).execute();
  const usuarioId = await idOf(caio);
  const known = {
    usuarioId,
    tipo: 'TRAMITE' as const,
    momento: server.time.now,
    dados: '{}',
  };
  await db
    .insertInto('notificacao')
    .values([
      { ...known, conteudoId: id, especie: 'recebeu' },
      { ...known, tipo: 'SISTEMA', assunto: 'Depois dela' },
    ])
    .execute();
  await heard.until<AvisosAoVivo>(({ novas }) => novas.some(({ assunto }) => assunto === 'Depois dela'));
  expect(heard.text()).not.toContain('Sindicância');
  expect(heard.text()).not.toContain(`"conteudoId":${id}`);
  heard.leave();
});

describe('quem deixou de poder não ouve mais', () => {
  it('sair fecha na hora o que se escutava', async () => {
    const beatriz = await enter('beatriz.cordeiro');
    const heard = await listen(beatriz);
    await heard.until(() => true);
    await beatriz.post('login/logout');
    expect(await heard.until<{ motivo: string }>((_data, event) => event === 'fim')).toEqual({
      motivo: 'sessao',
    });
    await vi.waitFor(() => expect(heard.ended()).toBe(true));
  });

  it('a sessão que venceu, ou a pessoa bloqueada, não ouve o aviso seguinte', async () => {
    const { db } = server.platform.connection;
    const beatriz = await enter('beatriz.cordeiro');
    const heard = await listen(beatriz);
    await heard.until(() => true);
    await db
      .updateTable('registro.usuario')
      .set({ bloqueado: true })
      .where('login', '=', 'beatriz.cordeiro')
      .execute();
    try {
      await db
        .updateTable('notificacao')
        .set({ lida: false })
        .where('usuarioId', '=', await blocked())
        .execute();
      await heard.until((_data, event) => event === 'fim');
      expect(heard.events).toHaveLength(2);
    } finally {
      await db
        .updateTable('registro.usuario')
        .set({ bloqueado: false })
        .where('login', '=', 'beatriz.cordeiro')
        .execute();
    }
  });

  const blocked = async (): Promise<number> =>
    (
      await server.platform.connection.db
        .selectFrom('registro.usuario')
        .select('id')
        .where('login', '=', 'beatriz.cordeiro')
        .executeTakeFirstOrThrow()
    ).id;

  it('quem escuta segue ouvindo com o token renovado', async () => {
    const beatriz = await enter('beatriz.cordeiro');
    const heard = await listen(beatriz);
    await heard.until(() => true);
    const renewed = await beatriz.post<{ token: string }>('login/atualizar-token');
    await callerOf(server.app, renewed.payload.token).get('caixa-central/contadores');
    server.time.now = new Date(server.time.now.getTime() + 150_000);
    const id = await arrive('Depois da renovação');
    await heard.until<AvisosAoVivo>(brings(id));
    heard.leave();
  });

  it('além do limite por pessoa, o mais antigo dá lugar', async () => {
    // nobody else here listens for her
    const nilza = await enter('nilza.campos');
    const all: EventClient[] = [];
    for (let n = 0; n <= mostOfPerson; n++) {
      const heard = await listen(nilza);
      await heard.until((_data, event) => event === 'avisos');
      all.push(heard);
    }
    const [oldest, ...others] = all;
    expect(await oldest?.until<object>((_data, event) => event === 'fim')).toEqual({ motivo: 'excesso' });
    expect(others.map((heard) => heard.ended())).toEqual(others.map(() => false));
    for (const heard of others) heard.leave();
  });
});

describe('o banco sai e volta', () => {
  it('quem escuta segue ligado e ouve o que houve depois', async () => {
    const heard = await listen(await enter('beatriz.cordeiro'));
    await heard.until(() => true);
    const { pool } = server.platform.connection;
    await withoutDatabase(pool.options.database ?? '', async () => {
      await expect(pool.query('select 1')).rejects.toThrow();
      expect(heard.ended()).toBe(false);
    });
    const id = await vi.waitFor(() => arrive('Depois da queda'), { timeout: 20_000, interval: 100 });
    await heard.until<AvisosAoVivo>(brings(id));
    expect(heard.ended()).toBe(false);
    heard.leave();
  });
});

it('quem fecha o navegador deixa de ser ouvinte', async () => {
  const { live } = server.platform.ports;
  const before = live.open;
  const beatriz = await enter('beatriz.cordeiro');
  const path = `notificacao-interna/escutar/${await idOf(beatriz)}`;
  const leaving = new AbortController();
  const answer = await fetch(`${address}/ws/api/${path}`, {
    headers: { authorization: `Bearer ${beatriz.token}` },
    signal: leaving.signal,
  });
  expect(answer.status).toBe(200);
  expect(live.open).toBe(before + 1);
  leaving.abort();
  await vi.waitFor(() => expect(live.open).toBe(before), { timeout: 20_000 });
});

it('parar o servidor não espera por quem escuta, nem por quem se ligou e nada pediu', async () => {
  const heard = await listen(await enter('beatriz.cordeiro'));
  await heard.until(() => true);
  const silent = connect(Number(new URL(address).port), '127.0.0.1');
  await once(silent, 'connect');
  // it would be waited for longer than the test may last
  await endGently(server.app, { most: 120_000 });
  await vi.waitFor(() => expect(heard.ended()).toBe(true));
});
