import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppError } from '#schemas/app-error.ts';
import { DamagedFileError, type FileStore } from '#server/base/files/file-store.ts';
import { keepFile } from '#server/base/files/keep-file.ts';
import { readFile } from '#server/base/files/read-file.ts';
import { verifySlice } from '#server/base/files/verify-files.ts';
import { checkMarks } from '#server/base/files/volume-mark.ts';
import { VolumeProblemError, volumeProblemOf } from '#server/base/files/volume-problem.ts';
import { jobs } from '#server/jobs.ts';
import { openRegisterWorld, type RegisterWorld } from '#tests/server/engine/register-world.ts';

let world: RegisterWorld;
let root: string;

beforeAll(async () => {
  world = await openRegisterWorld();
  root = join(world.platform.ports.config.dataDir, 'arquivos');
  await checkMarks(world.platform.connection.db, world.platform.ports.files);
});
afterAll(() => world.close());

const about = { nome: 'a.bin', tipo: 'application/octet-stream', criadoPor: null, emUso: true };
const keep = (content: Buffer | Readable, files: FileStore = world.platform.ports.files) =>
  keepFile(
    world.platform.connection.db,
    { ...world.platform.ports, files },
    { ...about, limite: 1e6 },
    content,
  );
const context = () => ({
  db: world.platform.connection.db,
  ports: world.platform.ports,
  log: pino({ level: 'silent' }),
});
const refusalOf = (asked: Promise<unknown>): Promise<AppError> =>
  asked.then(
    () => Promise.reject(new Error('foi aceito')),
    (error: unknown) => error as AppError,
  );
const notices = async (): Promise<string[]> => {
  await jobs.conferirVolumes(context(), {});
  const { rows } = await world.platform.connection.pool.query<{ assunto: string }>(
    `select distinct assunto from notificacao where assunto like '%não pode ser usado%' order by 1`,
  );
  return rows.map(({ assunto }) => assunto);
};
const health = async () => {
  const answer = await world.app.inject({ url: '/saude' });
  return {
    status: answer.statusCode,
    ...answer.json<{ pronto: boolean; motivo?: string; avisos?: string[] }>(),
  };
};

/** As when the disk goes away under a running server: what is left is the folder where it was mounted. */
const unmounted = async (left: 'nothing' | 'empty', meanwhile: () => Promise<void>): Promise<void> => {
  await rename(root, `${root}-longe`);
  if (left === 'empty') await mkdir(root);
  try {
    await meanwhile();
  } finally {
    await rm(root, { recursive: true, force: true });
    await rename(`${root}-longe`, root);
  }
};

describe('um volume que se desmonta com o servidor no ar', () => {
  it.each(['empty', 'nothing'] as const)(
    'não recebe nada debaixo de onde estava (%s): recusa com o nome dele, e volta com ele',
    async (left) => {
      const before = await keep(Buffer.from(`antes ${left}`));
      await unmounted(left, async () => {
        for (const content of [
          Buffer.from(`durante ${left}`),
          Readable.from([Buffer.from(`aos poucos ${left}`)]),
        ]) {
          const refused = await refusalOf(keep(content));
          expect([refused.code, refused.status, refused.data['volume']]).toEqual([
            'volumeIndisponivel',
            503,
            'Principal',
          ]);
        }
        expect(await readdir(root).catch(() => 'nada')).toEqual(left === 'empty' ? [] : 'nada');
      });
      await keep(Buffer.from(`depois ${left}`));
      const { ports } = world.platform;
      expect(await readFile(ports, { ...before, pasta: 'arquivos' })).toBeInstanceOf(Readable);
    },
  );

  it('desmontado entre a gravação e o nome, também é recusado, e nada fica', async () => {
    const { files } = world.platform.ports;
    const between: FileStore = {
      ...files,
      stage: async (...asked) => {
        const staged = await files.stage(...asked);
        return { ...staged, keep: () => Promise.reject(new VolumeProblemError('semResposta')) };
      },
    };
    expect((await refusalOf(keep(Buffer.from('no meio'), between))).code).toBe('volumeIndisponivel');
  });

  it('o que está nele não se dá por perdido, e não se lê', async () => {
    const { db, pool } = world.platform.connection;
    const { ports } = world.platform;
    const kept = await keep(Buffer.from('longe'));
    await unmounted('empty', async () => {
      const refused = await refusalOf(readFile(ports, { ...kept, pasta: 'arquivos' }));
      expect(refused.code).toBe('volumeIndisponivel');
      await verifySlice(db, ports.files, ports.clock(), { arquivos: 100, bytes: 1e9 });
      expect((await pool.query('select from arquivo_problema')).rowCount).toBe(0);
    });
  });

  it('administradores são avisados uma vez, e /saude e as medidas o dizem', async () => {
    expect(await health()).toMatchObject({ status: 200, pronto: true });
    await unmounted('empty', async () => {
      expect(await notices()).toEqual([
        expect.stringMatching(/^O volume Principal não pode ser usado: .*montado/),
      ]);
      expect(await notices()).toHaveLength(1);
      expect(await health()).toMatchObject({
        status: 503,
        motivo: expect.stringMatching(/volume/) as string,
      });
    });
    expect(await health()).toMatchObject({ status: 200 });
  });
});

describe('um volume que recusa', () => {
  const refusing = (code: string, syscall: string): FileStore => {
    const { files } = world.platform.ports;
    const ofDisk = Object.assign(new Error(`${code}: ${syscall}`), { code, syscall });
    const problema = volumeProblemOf(ofDisk);
    if (!problema) throw ofDisk;
    return {
      ...files,
      stage: (volume, ...rest) =>
        volume.pasta === 'arquivos'
          ? Promise.reject(new VolumeProblemError(problema, { cause: ofDisk }))
          : files.stage(volume, ...rest),
    };
  };
  const cases = [
    ['EROFS', 'mkdir'],
    ['EDQUOT', 'write'],
    ['EIO', 'fsync'],
    ['ESTALE', 'stat'],
    ['EACCES', 'open'],
    ['ENOTCONN', 'open'],
  ] as const;

  it.each(cases)('%s: 503 com o nome dele', async (code, syscall) => {
    const refused = await refusalOf(keep(Buffer.from(code), refusing(code, syscall)));
    expect([refused.code, refused.status, refused.data['volume']]).toEqual([
      'volumeIndisponivel',
      503,
      'Principal',
    ]);
  });

  it.each(cases)('%s, havendo outro: vai para o outro', async (code, syscall) => {
    const { pool } = world.platform.connection;
    await pool.query(
      `insert into registro.volume (nome, pasta, aceita) select 'Outro', 'outro', true
       where not exists (select from registro.volume where nome = 'Outro')`,
    );
    const store = refusing(code, syscall);
    for (const content of [Buffer.from(`b${code}`), Readable.from([Buffer.from(`s${code}`)])]) {
      const { id } = await keep(content, store);
      const { rows } = await pool.query<{ nome: string }>(
        'select v.nome from arquivo a join registro.volume v on v.id = a.volume_id where a.id = $1',
        [id],
      );
      expect(rows[0]?.nome).toBe('Outro');
    }
  });

  it('o que falha em quem manda não é do volume', () => {
    const of = (code: string, syscall?: string) =>
      volumeProblemOf(Object.assign(new Error(code), { code, ...(syscall && { syscall }) }));
    expect(of('ECONNRESET', 'read')).toBeUndefined();
    expect(of('EIO', 'read')).toBeUndefined();
    expect(of('ERR_STREAM_PREMATURE_CLOSE')).toBeUndefined();
    expect(volumeProblemOf(new DamagedFileError('faltando'))).toBeUndefined();
    expect(of('ENOSPC', 'write')).toBe('cheio');
  });
});
