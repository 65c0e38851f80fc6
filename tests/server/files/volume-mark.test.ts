import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderStore } from '#server/base/files/folder-store.ts';
import { keepFile } from '#server/base/files/keep-file.ts';
import { takeMarks } from '#server/base/files/volume-mark.ts';
import { checkVolumes, takeVolumes } from '#server/inicio/check-volumes.ts';
import { openRegisterWorld, type RegisterWorld } from '#tests/server/engine/register-world.ts';

let world: RegisterWorld;
let elsewhere: string;

beforeAll(async () => {
  world = await openRegisterWorld();
  elsewhere = await mkdtemp(join(tmpdir(), 'malote-outra-'));
});
afterAll(async () => {
  await world.close();
  await rm(elsewhere, { recursive: true, force: true });
});

/** The start of a server that sees the volumes under a data folder. */
const startIn = (dataDir: string): Promise<void> => {
  const { connection, ports } = world.platform;
  return checkVolumes({ connection, ports: { ...ports, files: folderStore(dataDir) } });
};
const own = () => world.platform.ports.config.dataDir;

describe('dois servidores sobre um banco', () => {
  it('com a mesma pasta começam; com pastas separadas, o segundo é recusado com o que fazer', async () => {
    await startIn(own());
    await startIn(own());
    await expect(startIn(elsewhere)).rejects.toThrow(
      /volume “Principal” não é a que este banco conhece.*todos precisam enxergar a mesma/s,
    );
  });

  it('a marca que se perdeu é refeita onde estão os arquivos', async () => {
    await keepFile(
      world.platform.connection.db,
      world.platform.ports,
      { nome: 'a', tipo: 'application/octet-stream', criadoPor: null, emUso: true, limite: 100 },
      Buffer.from('a prova'),
    );
    await rm(join(own(), 'arquivos', '.malote'));
    await startIn(own());
    await expect(startIn(elsewhere)).rejects.toThrow('não é a que este banco conhece');
  });

  it('um começo que morreu entre a pasta e o banco não impede o seguinte', async () => {
    await world.platform.connection.pool.query('delete from volume_marca');
    await startIn(own());
  });

  it('a pasta de outra instalação é recusada, e só quem manda a assume', async () => {
    const { db, pool } = world.platform.connection;
    await pool.query('update volume_marca set marca = gen_random_uuid()');
    await expect(startIn(own())).rejects.toThrow('marcada como de outra instalação');
    await takeMarks(db, world.platform.ports.files);
    await startIn(own());
  });

  it('nenhuma pasta de fora da de dados é feita por quem a procura ou a assume: o disco pode não estar montado', async () => {
    const { pool } = world.platform.connection;
    const pasta = join(elsewhere, 'disco');
    await pool.query(`update registro.volume set pasta = $1`, [pasta]);
    const words = `A pasta ${pasta} do volume “Principal” não existe. Monte o disco`;
    await expect(takeVolumes(world.platform)).rejects.toThrow(words);
    // no mark and no file: as after a restore
    await pool.query('delete from volume_marca');
    await pool.query('delete from arquivo');
    await expect(startIn(own())).rejects.toThrow(words);
    await expect(access(pasta)).rejects.toThrow();
  });
});
