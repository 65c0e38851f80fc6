import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile as readBytes, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive } from '#server/base/backup/archive-reader.ts';
import type { GoodCopy } from '#server/base/backup/manifest.ts';
import { restoreBackup } from '#server/base/backup/restore-backup.ts';
import { writeBackup } from '#server/base/backup/write-backup.ts';
import { connect } from '#server/base/db/connect.ts';
import { discardUnused } from '#server/base/files/discard-unused.ts';
import { countLeftovers, sweepVolumes } from '#server/base/files/sweep-volumes.ts';
import { verifyFiles } from '#server/base/files/verify-files.ts';
import { checkMarks } from '#server/base/files/volume-mark.ts';
import { openVolumes } from '#server/inicio/open-platform.ts';
import { jobs } from '#server/jobs.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { cloneDatabase, templateDatabase } from '#tests/setup/database.ts';
import { accessKey, openObjectStore, type ObjectStore } from '#tests/setup/object-store.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';

let objects: ObjectStore;
let server: TestApp;
let admin: Caller;
let helena: Caller;
/** The bucket of the world, and a folder. */
const ids = { balde: 0, pasta: 0 };

const inBucket = (more: object = {}) => ({
  nome: 'Balde',
  aceita: true,
  tipo: 'BALDE',
  endereco: objects.address,
  balde: 'malote',
  prefixo: 'arquivos',
  chaveAcesso: accessKey,
  chaveSecreta: accessKey,
  cifra: 'AES256',
  ...more,
});

beforeAll(async () => {
  objects = await openObjectStore(['malote', 'outro']);
  server = await startTestApp({ config: { allowedConnections: ['127.0.0.1'] } });
  admin = await server.as('admin');
  helena = await server.as('helena.pires');
  await server.platform.connection.pool.query('update registro.volume set aceita = false');
  const made = await admin.post<{ id: number }>('volume', inBucket());
  if (made.status !== 201 && made.status !== 200) throw new Error(made.raw.body);
  ids.balde = made.payload.id;
  const folder = await admin.post<{ id: number }>('volume', {
    nome: 'Pasta',
    pasta: 'outra',
    aceita: false,
  });
  if (folder.status !== 201 && folder.status !== 200) throw new Error(folder.raw.body);
  ids.pasta = folder.payload.id;
});
afterAll(async () => {
  await server?.close();
  await objects?.close();
});

const hexOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const nameOf = (content: Buffer): string => {
  const hex = hexOf(content);
  return `arquivos/${hex.slice(0, 2)}/${hex.slice(2, 4)}/${hex}`;
};
const send = (name: string, content: Buffer) => uploadFile(server.app, helena.token, name, content);
const get = (id: string) =>
  server.app.inject({
    url: `/ws/api/arquivo/${id}`,
    headers: { authorization: `Bearer ${helena.token}` },
  });
const pdfLike = (text: string) => Buffer.from(`um texto guardado no balde: ${text}\n`);

describe('um volume em um balde', () => {
  it('guarda pelo resumo, assinado e cifrado, e devolve os mesmos bytes', async () => {
    const content = pdfLike('primeiro');
    objects.seen.length = 0;
    const id = await send('primeiro.txt', content);
    expect(await objects.names('malote')).toEqual(
      expect.arrayContaining(['arquivos/.malote', nameOf(content)]),
    );
    // nothing under another name stays
    expect((await objects.names('malote')).filter((name) => name.includes('/tmp/'))).toEqual([]);
    const writes = objects.seen.filter(({ method }) => method === 'PUT');
    for (const { headers } of writes) {
      expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=S3RVER\//);
      expect(headers['x-amz-content-sha256']).toMatch(/^[0-9a-f]{64}$/);
      expect(headers['x-amz-server-side-encryption']).toBe('AES256');
      expect(headers['x-amz-acl']).toBeUndefined();
    }
    const answer = await get(id);
    expect([answer.statusCode, answer.rawPayload.equals(content)]).toEqual([200, true]);
  });

  it('não entrega bytes que mudaram no balde', async () => {
    const content = pdfLike('alterado');
    const id = await send('alterado.txt', content);
    await writeFile(
      join(objects.folder, 'malote', `${nameOf(content)}._S3rver_object`),
      'outros bytes que ninguém guardou aqui',
    );
    const answer = await get(id);
    expect([answer.statusCode, answer.json<{ codigo: string }>().codigo]).toEqual([500, 'arquivoAlterado']);
    const { db, aside } = server.platform.connection;
    expect(aside).toBeDefined();
    const { problemas } = await verifyFiles(db, server.platform.ports.files);
    expect(problemas.map(({ nome, problema }) => [nome, problema])).toContainEqual([
      'alterado.txt',
      'alterado',
    ]);
  });

  it('fora do ar, recusa com 503 em palavras, e o que foi respondido continua lá', async () => {
    const kept = pdfLike('antes da queda');
    const id = await send('antes.txt', kept);
    for (const state of ['cut', 'busy'] as const) {
      objects.state = state;
      try {
        const read = await get(id);
        expect([read.statusCode, read.json<{ codigo: string }>().codigo]).toEqual([
          503,
          'volumeIndisponivel',
        ]);
        expect(read.body).toContain('o armazenamento não responde');
        const edge = 'limite';
        const refused = await server.app.inject({
          method: 'POST',
          url: '/ws/api/arquivo',
          headers: {
            authorization: `Bearer ${helena.token}`,
            'content-type': `multipart/form-data; boundary=${edge}`,
          },
          payload: `--${edge}\r\ncontent-disposition: form-data; name="arquivo"; filename="a.txt"\r\n\r\nperdido\r\n--${edge}--\r\n`,
        });
        expect([refused.statusCode, refused.json<{ codigo: string }>().codigo]).toEqual([
          503,
          'volumeIndisponivel',
        ]);
        expect((await server.app.inject('/saude')).statusCode).toBe(503);
      } finally {
        objects.state = 'open';
      }
    }
    const back = await get(id);
    expect([back.statusCode, back.rawPayload.equals(kept)]).toEqual([200, true]);
    expect(objects.seen.length).toBeGreaterThan(0);
  });

  it('as chaves ficam cifradas e não se mostram; o endereço que muda as pede de novo', async () => {
    const shown = await admin.get<Record<string, unknown>>(`volume/${ids.balde}`);
    expect(shown.payload['chaveSecreta']).toBeUndefined();
    expect(shown.payload['pasta']).toBe(`s3://127.0.0.1:${objects.port}/malote/arquivos/`);
    const { rows } = await server.platform.connection.pool.query<{ chave_secreta: string }>(
      'select chave_secreta from registro.volume where id = $1',
      [ids.balde],
    );
    expect(rows[0]?.chave_secreta).toMatch(/^v1\./);
    const moved = await admin.put(`volume/${ids.balde}`, {
      ...shown.payload,
      endereco: 'https://outro.exemplo',
    });
    expect([moved.status, moved.campos]).toEqual([422, ['chaveSecreta']]);
    const renamed = await admin.put(`volume/${ids.balde}`, { ...shown.payload, nome: 'Balde da casa' });
    expect(renamed.status).toBe(200);
  });

  it('só se guarda onde responde, onde se permite e onde não há outro volume', async () => {
    const tried = async (more: object) => {
      const { status, campos, raw } = await admin.post('volume', inBucket({ nome: randomUUID(), ...more }));
      return [status, campos.join(), raw.json<{ erros?: { mensagem: string }[] }>().erros?.[0]?.mensagem];
    };
    expect(await tried({ prefixo: 'arquivos/dentro' })).toEqual([
      422,
      'balde',
      'Este lugar do balde é de outro volume, ou de outra instalação.',
    ]);
    expect(await tried({ balde: 'nao-existe' })).toEqual([
      422,
      'endereco',
      'O balde não pode ser usado: o balde não existe, ou não é o deste volume.',
    ]);
    expect(await tried({ balde: 'outro', chaveSecreta: 'errada' })).toEqual([
      422,
      'endereco',
      'O balde não pode ser usado: o armazenamento recusou a chave, a região ou a permissão.',
    ]);
    expect((await tried({ balde: 'outro', endereco: 'https://10.1.2.3' }))[2]).toContain('MALOTE_CONEXOES');
    for (const endereco of ['http://s3.exemplo', 'https://s3.exemplo/malote', 'https://a:b@s3.exemplo', 'x'])
      expect((await tried({ endereco })).slice(0, 2)).toEqual([422, 'endereco']);
    const typed = await admin.post('volume', { nome: 'Por fora', pasta: 's3://127.0.0.1/malote/' });
    expect([typed.status, typed.campos]).toEqual([422, ['pasta']]);
  });

  it('Testar grava, lê e apaga, e diz o que houve quando não pode', async () => {
    const before = await objects.names('malote');
    const tested = await admin.post<{ mensagem: string }>(`volume/${ids.balde}/acao/testar`);
    expect([tested.status, tested.payload.mensagem]).toEqual([
      200,
      'O volume respondeu: gravou, leu de volta e apagou.',
    ]);
    expect((await objects.names('malote')).sort()).toEqual(before.sort());
    expect((await admin.post(`volume/${ids.pasta}/acao/testar`)).status).toBe(200);
    objects.state = 'cut';
    try {
      const failed = await admin.post(`volume/${ids.balde}/acao/testar`);
      expect([failed.status, failed.raw.body]).toEqual([
        409,
        expect.stringContaining('O armazenamento não responde.'),
      ]);
    } finally {
      objects.state = 'open';
    }
  });

  it('o que ninguém nomeia se conta e se varre, e o que alguém nomeia fica', async () => {
    const { db } = server.platform.connection;
    const { files, clock } = server.platform.ports;
    const tomorrow = new Date(Date.now() + 86_400_000 * 2);
    // what was refused while the store was away may have left some, as any store that breaks off does
    const before = await countLeftovers(db, files, tomorrow);
    const orphan = pdfLike('sem nome');
    const lost = await files.stage(
      { pasta: `s3://127.0.0.1:${objects.port}/malote/arquivos/` },
      orphan,
      orphan.length,
    );
    await lost.keep();
    const half = await files.stage(
      { pasta: `s3://127.0.0.1:${objects.port}/malote/arquivos/` },
      pdfLike('meio'),
      99,
    );
    expect(half.tamanho).toBeGreaterThan(0);
    const named = pdfLike('nomeado');
    const id = await send('nomeado.txt', named);
    const found = await countLeftovers(db, files, tomorrow);
    expect(found.orfaos).toBeGreaterThanOrEqual(1);
    expect(found.temporarios).toBe(before.temporarios + 1);
    expect(await sweepVolumes(db, files, tomorrow)).toBeGreaterThanOrEqual(2);
    const names = await objects.names('malote');
    expect(names).toContain(nameOf(named));
    expect(names).not.toContain(nameOf(orphan));
    expect(names.filter((name) => name.includes('/tmp/'))).toEqual([]);
    expect((await get(id)).statusCode).toBe(200);
    // of what nothing came to use, the bytes go with the row
    await discardUnused(db, files, new Date(clock().getTime() + 86_400_000 * 2));
    expect(await objects.names('malote')).not.toContain(nameOf(named));
  });

  it('os arquivos mudam de balde para pasta e de volta, conferidos, e retomam depois de uma queda', async () => {
    const { db, pool } = server.platform.connection;
    const contents = [1, 2, 3].map((n) => pdfLike(`mudança ${n}`));
    const sent: string[] = [];
    for (const [n, content] of contents.entries()) sent.push(await send(`m${n}.txt`, content));
    const context = { db, ports: server.platform.ports, log: pino({ level: 'silent' }) };
    const accept = (id: number) =>
      pool.query('update registro.volume set aceita = (id = $1) where id in ($2, $3)', [
        id,
        ids.balde,
        ids.pasta,
      ]);
    const order = async (origem: number, destino: number) => {
      await accept(destino);
      const made = await admin.post<{ id: number }>('controle-volume', {
        origem,
        destino,
        motivo: 'O disco vai ser trocado.',
      });
      return made.payload.id;
    };
    const situation = async (id: number) =>
      (await admin.get<{ situacao: string; resultado: string }>(`controle-volume/${id}`)).payload;
    // what was damaged above is in nobody's way
    await pool.query(`delete from arquivo where nome = 'alterado.txt'`);
    const out = await order(ids.balde, ids.pasta);
    objects.state = 'cut';
    await jobs.moverArquivos(context, { ordemId: out });
    objects.state = 'open';
    expect(await situation(out)).toMatchObject({
      situacao: 'FALHOU',
      resultado: expect.stringContaining('o armazenamento não responde') as string,
    });
    for (const id of sent) expect((await get(id)).statusCode).toBe(200);
    expect((await admin.post(`controle-volume/${out}/acao/retomar`)).status).toBe(200);
    await jobs.moverArquivos(context, { ordemId: out });
    expect((await situation(out)).situacao).toBe('CONCLUIDA');
    const left = await objects.names('malote');
    for (const content of contents) expect(left).not.toContain(nameOf(content));
    for (const [n, id] of sent.entries())
      expect((await get(id)).rawPayload.equals(contents[n] ?? Buffer.alloc(0))).toBe(true);
    const back = await order(ids.pasta, ids.balde);
    await jobs.moverArquivos(context, { ordemId: back });
    expect((await situation(back)).situacao).toBe('CONCLUIDA');
    const again = await objects.names('malote');
    for (const content of contents) expect(again).toContain(nameOf(content));
    for (const id of sent) expect((await get(id)).statusCode).toBe(200);
  });
});

describe('o backup', () => {
  it('leva de um balde o manifesto, não os bytes; restaurado, o volume é o mesmo balde', async () => {
    const kept = pdfLike('no balde durante o backup');
    const id = await send('no-balde.txt', kept);
    const inFolder = pdfLike('em uma pasta');
    const { pool } = server.platform.connection;
    const { config, files, database } = server.platform.ports;
    await pool.query('update registro.volume set aceita = (id = $1)', [ids.pasta]);
    await send('na-pasta.txt', inFolder);
    await pool.query('update registro.volume set aceita = (id = $1)', [ids.balde]);
    const folder = await mkdtemp(join(tmpdir(), 'malote-balde-'));
    const target = await cloneDatabase(await templateDatabase('vazio', () => Promise.resolve()));
    try {
      const copy = {
        database,
        dataDir: config.dataDir,
        key: config.key,
        version: '1.0.0',
        moment: new Date('2026-11-23T05:00:00Z'),
        store: files,
      };
      objects.seen.length = 0;
      const first = join(folder, 'primeiro.tar.gz');
      const written = await writeBackup({ ...copy, target: first });
      expect(written.problemas).toEqual([]);
      // the store is not even asked
      expect(objects.seen).toEqual([]);
      const held: string[] = [];
      await readArchive(first, undefined, (name) => {
        held.push(name);
        return Promise.resolve();
      });
      expect(held).toContain(`arquivos/${hexOf(inFolder)}`);
      expect(held).not.toContain(`arquivos/${hexOf(kept)}`);
      const { arquivos } = JSON.parse(await readBytes(`${first}.json`, 'utf8')) as GoodCopy;
      expect(arquivos).not.toContain(hexOf(kept));

      const dataDir = join(folder, 'dados');
      await restoreBackup({ archive: first, database: target.connection, dataDir, key: config.key });
      const restored = connect(target.connection);
      try {
        const { rows } = await restored.pool.query<{ pasta: string }>(
          `select v.pasta from arquivo a join registro.volume v on v.id = a.volume_id where a.id = $1`,
          [id],
        );
        expect(rows).toEqual([{ pasta: `s3://127.0.0.1:${objects.port}/malote/arquivos/` }]);
        const volumes = openVolumes(restored.db, { ...config, dataDir });
        const content = await volumes.read({ pasta: rows[0]?.pasta ?? '' }, Buffer.from(hexOf(kept), 'hex'));
        expect((await buffer(content)).equals(kept)).toBe(true);
        // it is not its own until somebody says so: the other installation goes on keeping files there
        await expect(checkMarks(restored.db, volumes)).rejects.toMatchObject({ motivo: 'outraMarca' });
      } finally {
        await restored.close();
      }
    } finally {
      await target.drop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
