import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endGently } from '#server/base/http/end-gently.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft } from '#tests/setup/drafts.ts';
import { withHeldContent } from './held-content.ts';

let server: TestApp;
let helena: Caller;
let port: number;
const agents: Agent[] = [];
const sockets: Socket[] = [];

beforeEach(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

const keepAlive = (): Agent => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return agent;
};

interface Ask {
  readonly agent: Agent;
  readonly method?: string;
  readonly path: string;
  readonly type?: string;
  readonly body?: string | Buffer;
}

const ask = async ({ agent, method = 'GET', path, type, body }: Ask) => {
  const sent = request({
    agent,
    port,
    method,
    path: `/ws/api/${path}`,
    headers: {
      authorization: `Bearer ${helena.token}`,
      ...(type && { 'content-type': type }),
      ...(body && { 'content-length': Buffer.byteLength(body) }),
    },
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { localPort } = answer.socket;
  return { status: answer.statusCode, content: await text(answer), localPort };
};

it('um arquivo recusado é respondido e não prende a conexão, por maior que seja', async () => {
  const edge = 'limite-da-conexao';
  const head = `--${edge}\r\ncontent-disposition: form-data; name="arquivo"; filename="virus.exe"\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(4_000_000, 'MZ'),
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
  const agent = keepAlive();
  const refused = await ask({
    agent,
    method: 'POST',
    path: 'arquivo',
    type: `multipart/form-data; boundary=${edge}`,
    body,
  });
  expect(refused).toMatchObject({ status: 422 });
  expect(refused.content).toContain('arquivoInvalido');
  expect(await ask({ agent, path: 'cidade' })).toMatchObject({
    status: 200,
    localPort: refused.localPort,
  });
});

/** Opens a connection that says so much and then nothing. */
const stall = async (said: string): Promise<void> => {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(said);
  socket.resume();
};

it('o fim responde o que está sendo respondido e fecha o que não anda', async () => {
  const { id, versao } = await completeDraft(helena, { assinantes: ['Helena Duarte Pires'] });
  const agent = keepAlive();
  expect((await ask({ agent, path: 'cidade' })).status).toBe(200);
  const head = `POST /ws/api/documento HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${helena.token}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"payload"`;
  await stall(head);
  await stall('GET /ws/api/cidade HTTP/1.1\r\nhost: x\r\n');
  const { under, ended } = await withHeldContent(server, id, async (waiting) => {
    const under = ask({
      agent: keepAlive(),
      method: 'POST',
      path: 'documento/concluir',
      type: 'application/json',
      body: JSON.stringify({ payload: { id, versao } }),
    });
    await waiting(1);
    return { under, ended: endGently(server.app, { most: 3_000 }) };
  });
  expect(await under).toMatchObject({ status: 200 });
  await ended;
  for (const socket of sockets) if (!socket.closed) await once(socket, 'close');
});
