import { createServer, connect, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionTo } from '#tests/setup/server-address.ts';
import {
  openRegisterWorld,
  type Answer,
  type Person,
  type RegisterWorld,
} from '#tests/server/engine/register-world.ts';
import { create } from './act.ts';

let world: RegisterWorld;
let keeper: Person;
/** Something that listens as a PostgreSQL does, and asks for the password in clear. */
let listener: Server;
/** A way by TCP to the database of Malote itself. */
let way: Server;
const heard: string[] = [];
const own = () => connectionTo(String(world.platform.ports.database.database));

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
};

let [listens, leads] = [0, 0];
beforeAll(async () => {
  world = await openRegisterWorld();
  listener = createServer((socket) => {
    socket.on('data', (data) => {
      heard.push(data.toString('latin1'));
      // the start has no letter, an answer with a password has
      if (data[0] === 0) socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
      else socket.destroy();
    });
    socket.on('error', () => undefined);
  });
  const { host, port } = own();
  way = createServer((socket) => {
    const inside = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    socket.pipe(inside).pipe(socket);
    for (const end of [socket, inside]) end.on('error', () => undefined);
  });
  [listens, leads] = [await listening(listener), await listening(way)];
  Object.assign(world.platform.ports.config, {
    allowedConnections: [`127.0.0.1:${listens}`, `127.0.0.1:${leads}`],
  });
  keeper = await world.personWith('conexaoIncluir', 'conexaoTestar', 'templateComboIncluir');
}, 120_000);
afterAll(async () => {
  listener.close();
  way.close();
  await world.close();
});

let count = 0;
const connection = (url: string, fields: object = {}): Promise<Answer> =>
  keeper.post('conexao', { nome: `Para dentro ${(count += 1)}`, url, ...fields });
const tested = async (answer: Answer): Promise<Answer> =>
  keeper.post(`conexao/${Number(answer.payload['id'])}/acao/testar`, {});

describe('uma conexão', () => {
  it('não leva a outro servidor o usuário nem a senha do próprio processo', async () => {
    const url = `jdbc:postgresql://127.0.0.1:${listens}/x`;
    const former = { PGUSER: process.env['PGUSER'], PGPASSWORD: process.env['PGPASSWORD'] };
    Object.assign(process.env, { PGUSER: 'dono-do-malote', PGPASSWORD: 'senha-do-malote' });
    try {
      await tested(await connection(url));
      await tested(await connection(url, { usuario: 'consulta' }));
    } finally {
      for (const [name, value] of Object.entries(former))
        if (value === undefined) Reflect.deleteProperty(process.env, name);
        else process.env[name] = value;
    }
    expect(heard.join(' ')).not.toMatch(/dono-do-malote|senha-do-malote/);
    expect(heard.join(' ')).toContain('consulta');
  });

  it('não abre o banco do próprio Malote, nem a quem sabe entrar nele', async () => {
    const { database, user, password } = own();
    const made = await connection(`jdbc:postgresql://127.0.0.1:${leads}/${database}`, {
      usuario: user,
      senha: password ?? 'nenhuma',
    });
    const refused = await tested(made);
    expect([refused.status, refused.descricao]).toEqual([
      409,
      'Este é o banco do próprio Malote, que só se lê pelas telas dele, onde cada pessoa vê o que pode ver.',
    ]);
    const lista = await create(keeper, 'template-caixa-selecao', {
      nome: 'Senhas',
      origem: 'CONEXAO',
      conexao: Number(made.payload['id']),
      consulta: 'select login, senha from registro.usuario',
      limiteLinhas: 10,
      limiteSegundos: 5,
    });
    expect((await keeper.get(`template-caixa-selecao/${lista}/opcoes`)).status).toBe(409);
    // another database of the same server is another system
    const other = await connection(`jdbc:postgresql://127.0.0.1:${leads}/postgres`, {
      usuario: user,
      senha: password ?? 'nenhuma',
    });
    expect((await tested(other)).status).toBe(200);
  });

  it.each([
    ['só nomes', 'banco.exemplo:5432', '*.exemplo'],
    ['nomes e redes', 'banco.exemplo:5432', '10.1.0.0/16'],
  ])('não diz que nomes há na rede onde a instalação permite %s', async (_what, ...allowed) => {
    Object.assign(world.platform.ports.config, { allowedConnections: allowed });
    // one that this machine knows, and one that nobody has
    const answers = ['localhost', 'nao-existe.invalid'].map((name) =>
      connection(`jdbc:postgresql://${name}:5432/x`, { usuario: 'x' }),
    );
    const [known, unknown] = (await Promise.all(answers)).map(({ payload }) => payload['avisos']);
    expect(known).toEqual(unknown);
  });
});
