import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRegisterWorld, type Person, type RegisterWorld } from '#tests/server/engine/register-world.ts';
import { change, create, refusal } from './act.ts';

let world: RegisterWorld;
let editor: Person;
let elsewhere: Server;
let port: number;
/** What whoever answers at the other address was told. */
const told: (string | undefined)[] = [];

beforeAll(async () => {
  world = await openRegisterWorld();
  elsewhere = createServer((request, response) => {
    told.push(request.headers.authorization);
    response.writeHead(500).end();
  }).listen(0, '127.0.0.1');
  await new Promise((done) => elsewhere.once('listening', done));
  ({ port } = elsewhere.address() as AddressInfo);
  Object.assign(world.platform.ports.config, { allowedConnections: [`127.0.0.1:${port}`] });
  editor = await world.personWith(
    'autoridadeCarimboEditar',
    'autoridadeCarimboConsultar',
    'autoridadeCarimboTestar',
  );
}, 120_000);
afterAll(async () => {
  elsewhere.close();
  await world.close();
});

const kept = (nome: string) =>
  create(world.administrator, 'autoridade-carimbo', {
    nome,
    ativo: true,
    ordem: 1,
    limiteSegundos: 2,
    endereco: 'https://act.exemplo/tsp',
    usuario: 'malote',
    senha: 'senha-da-carimbadora',
  });
const move = (id: number, fields: object = {}) =>
  change(editor, 'autoridade-carimbo', id, { endereco: `http://127.0.0.1:${port}/tsp`, ...fields });
const test = (id: number) => editor.post(`autoridade-carimbo/${id}/acao/testar`, {});

describe('a senha guardada de uma carimbadora', () => {
  it('não vai a outro endereço: quem o muda a digita de novo', async () => {
    const id = await kept('Primeira');
    expect(refusal(await move(id))).toEqual([
      422,
      { senha: 'O endereço mudou: digite de novo este segredo. O guardado não é enviado a outro lugar.' },
    ]);
    expect((await move(id, { senha: 'outra' })).status).toBe(200);
    expect((await test(id)).status).toBe(409);
    expect(told).toEqual([`Basic ${Buffer.from('malote:outra').toString('base64')}`]);
  });

  it('não espera, sem usuário, que alguém o ponha de volta', async () => {
    const id = await kept('Segunda');
    expect((await move(id, { usuario: undefined })).status).toBe(200);
    expect((await change(editor, 'autoridade-carimbo', id, { usuario: 'malote' })).status).toBe(200);
    told.length = 0;
    await test(id);
    expect(told).toEqual([`Basic ${Buffer.from('malote:').toString('base64')}`]);
  });
});
