import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#schemas/app-error.ts';
import { discardUnused } from '#server/base/files/discard-unused.ts';
import { verifyFiles } from '#server/base/files/verify-files.ts';
import { callerOf, startTestApp, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  // This test damages files: it keeps its own, away from those that the copies of the world share.
  await server.platform.connection.db.updateTable('registro.volume').set({ aceita: false }).execute();
  await server.platform.connection.db
    .insertInto('registro.volume')
    .values({ nome: 'Do teste', pasta: 'arquivos', aceita: true })
    .execute();
});
afterAll(() => server.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const upload = async (login: string, name: string, type: string, content: Buffer) => {
  const { token } = await server.as(login);
  const edge = 'limite-do-teste';
  return server.app.inject({
    method: 'POST',
    url: '/ws/api/arquivo',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${edge}\r\ncontent-disposition: form-data; name="arquivo"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      content,
      Buffer.from(`\r\n--${edge}--\r\n`),
    ]),
  });
};

describe('a sent file', () => {
  it('is kept by its digest, and comes back whole to who sent it only', async () => {
    const sent = await upload('helena.pires', 'brasao.png', 'image/png', png);
    expect(sent.statusCode).toBe(200);
    const { id, sha256, tipo } = sent.json<{ payload: { id: string; sha256: string; tipo: string } }>()
      .payload;
    expect([tipo, sha256]).toEqual(['image/png', createHash('sha256').update(png).digest('hex')]);
    const helena = await server.as('helena.pires');
    expect((await helena.get(`arquivo/${id}`)).raw.rawPayload.equals(png)).toBe(true);
    const rafael = await server.as('rafael.lins');
    expect((await rafael.get(`arquivo/${id}`)).codigo).toBe('naoEncontrado');
  });

  it.each([
    [
      'a page that says it is an image',
      'brasao.png',
      'image/png',
      Buffer.from('<html><script>alert(1)</script></html>'),
    ],
    ['an image with the name of another kind', 'brasao.pdf', 'application/pdf', png],
    [
      'a vector image',
      'brasao.svg',
      'image/svg+xml',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['nothing', 'vazio.png', 'image/png', Buffer.alloc(0)],
  ])('is refused when it is %s', async (_what, name, type, content) => {
    const answer = await upload('helena.pires', name, type, content);
    expect([answer.statusCode, answer.json<{ codigo: string }>().codigo]).toEqual([422, 'arquivoInvalido']);
  });

  it('is thrown away after a day when nothing uses it', async () => {
    const { db } = server.platform.connection;
    const before = (await db.selectFrom('arquivo').select('id').where('emUso', '=', false).execute()).length;
    expect(before).toBeGreaterThan(0);
    const tomorrow = new Date(server.time.now.getTime() + 25 * 3_600_000);
    expect(await discardUnused(db, server.platform.ports.files, tomorrow)).toBe(before);
  });
});

describe('a volume', () => {
  const folder = { pasta: 'arquivos' };

  it('leaves nothing behind when the content is too large or breaks off', async () => {
    const { files } = server.platform.ports;
    await expect(files.stage(folder, Buffer.alloc(2000), 1000)).rejects.toThrow(AppError);
    const broken = new Readable({
      read() {
        this.push(Buffer.alloc(100));
        this.destroy(new Error('a linha caiu'));
      },
    });
    await expect(files.stage(folder, broken, 1000)).rejects.toThrow('a linha caiu');
    expect(await readdir(join(server.dataDir, 'arquivos', 'tmp'))).toEqual([]);
  });

  it('is checked by the integrity command, which names what changed', async () => {
    const sent = await upload(
      'rafael.lins',
      'outro.png',
      'image/png',
      Buffer.concat([png, Buffer.from('outro')]),
    );
    const { id, sha256 } = sent.json<{ payload: { id: string; sha256: string } }>().payload;
    const { db } = server.platform.connection;
    const healthy = await verifyFiles(db, server.platform.ports.files);
    expect(healthy.problemas).toEqual([]);
    await writeFile(
      join(server.dataDir, 'arquivos', sha256.slice(0, 2), sha256.slice(2, 4), sha256),
      'trocado',
    );
    const { conferidos, problemas } = await verifyFiles(db, server.platform.ports.files);
    expect(conferidos).toBe(healthy.conferidos);
    expect(problemas).toMatchObject([{ id, problema: 'alterado' }]);
  });

  it('that is full takes no more, and says so', async () => {
    const { db } = server.platform.connection;
    await db.updateTable('registro.volume').set({ aceita: false }).execute();
    const answer = await upload(
      'helena.pires',
      'brasao.png',
      'image/png',
      Buffer.concat([png, Buffer.from('x')]),
    );
    expect([answer.statusCode, answer.json<{ codigo: string }>().codigo]).toEqual([503, 'semEspacoNoVolume']);
    await db.updateTable('registro.volume').set({ aceita: true }).where('nome', '=', 'Do teste').execute();
  });

  it('never hands a file without a session', async () => {
    expect((await callerOf(server.app, 'x'.repeat(43)).get('arquivo/x')).status).toBe(401);
  });
});
