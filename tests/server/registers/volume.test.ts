import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import type { AppError } from '#schemas/app-error.ts';
import { ptBR } from '#schemas/messages/index.ts';
import { discardUnused } from '#server/base/files/discard-unused.ts';
import { keepFile } from '#server/base/files/keep-file.ts';
import { sumMovements } from '#server/base/files/occupancy.ts';
import { whileHolding } from '#server/instalacao/volume/move-lock.ts';
import { jobs } from '#server/jobs.ts';
import { openRegisterWorld, type RegisterWorld } from '#tests/server/engine/register-world.ts';
import { change, create, itens, refusal } from './act.ts';

let world: RegisterWorld;
beforeAll(async () => {
  world = await openRegisterWorld();
});
afterAll(() => world.close());

const keep = (content: Buffer | Readable, emUso = true) =>
  keepFile(
    world.platform.connection.db,
    world.platform.ports,
    { nome: 'a.bin', tipo: 'application/octet-stream', criadoPor: null, emUso, limite: 10_000_000 },
    content,
  );
const sum = () => world.platform.connection.db.transaction().execute((trx) => sumMovements(trx));
const named = async (nome: string) => {
  const all = itens(await world.administrator.get('volume'));
  return all.find((row) => row['nome'] === nome) as { id: number } & Record<string, unknown>;
};
const context = () => ({
  db: world.platform.connection.db,
  ports: world.platform.ports,
  log: pino({ level: 'silent' }),
});

describe('volume', () => {
  it('conta o que cada arquivo ocupa, uma vez por conteúdo, e o que deixa de ocupar', async () => {
    await keep(Buffer.alloc(1000, 1));
    await keep(Buffer.alloc(1000, 1));
    await keep(Buffer.alloc(500, 2), false);
    await sum();
    expect(await named('Principal')).toMatchObject({ arquivos: 2, bytes: 1500, situacao: 'LIVRE' });
    await discardUnused(context().db, context().ports.files, new Date('2026-11-30T12:00:00Z'));
    await sum();
    const left = await named('Principal');
    expect(left).toMatchObject({ arquivos: 1, bytes: 1000 });
    await world.platform.connection.pool.query('update registro.volume set bytes = 7, arquivos = 7');
    await world.administrator.post(`volume/${left.id}/acao/recontar`, {});
    expect(await named('Principal')).toMatchObject({ arquivos: 1, bytes: 1000 });
  });

  it('o limite vale: cheio, não recebe; o que não cabe vai para o seguinte', async () => {
    const { id } = await named('Principal');
    await change(world.administrator, 'volume', id, { limiteArquivos: 1 });
    expect(await named('Principal')).toMatchObject({ taxaOcupacao: 100, situacao: 'CHEIO' });
    const refused = await keep(Buffer.alloc(10, 3)).catch((error: unknown) => error);
    expect((refused as AppError).code).toBe('semEspacoNoVolume');
    await change(world.administrator, 'volume', id, { limiteArquivos: undefined, limiteGb: 0.001 });
    await create(world.administrator, 'volume', { nome: 'Segundo', pasta: 'segundo' });
    await keep(Readable.from([Buffer.alloc(2_000_000, 4)]));
    await sum();
    expect(await named('Segundo')).toMatchObject({ arquivos: 1, bytes: 2_000_000 });
    expect(await named('Principal')).toMatchObject({ arquivos: 1, bytes: 1000 });
  });

  it('recusa a pasta que não serve, e mudar a de um volume com arquivos', async () => {
    const post = (pasta: string) => world.administrator.post('volume', { nome: pasta, pasta });
    const pasta = ptBR.volume.pastaRecusada;
    expect(refusal(await post('../fora'))).toEqual([422, { pasta }]);
    const { dataDir } = world.platform.ports.config;
    await writeFile(join(dataDir, 'ocupado'), '');
    expect(refusal(await post('ocupado'))).toEqual([422, { pasta }]);
    const { id } = await named('Principal');
    expect(refusal(await change(world.administrator, 'volume', id, { pasta: 'outra' }))[1]).toEqual({
      pasta: 'Este volume já guarda arquivos. Mude-os antes por uma ordem no controle de volumes.',
    });
    const { payload } = await world.administrator.get(`volume/${id}`);
    const removal = await world.administrator.remove(`volume/${id}?versao=${Number(payload['versao'])}`);
    expect([removal.status, removal.codigo]).toEqual([409, 'registroEmUso']);
  });

  it('renomeado, o primeiro volume continua o único quando o servidor começa de novo', async () => {
    const { id } = await named('Principal');
    const names = async () =>
      itens(await world.administrator.get('volume?sort=nome,asc')).map((v) => v['nome']);
    const before = await names();
    expect((await change(world.administrator, 'volume', id, { nome: 'Disco do prédio' })).status).toBe(200);
    await world.another();
    expect(await names()).toEqual(['Disco do prédio', ...before.filter((nome) => nome !== 'Principal')]);
    await change(world.administrator, 'volume', id, { nome: 'Principal' });
  });
});

describe('controle-volume', () => {
  it('muda os arquivos, conferidos, e diz como foi; o que terminou não recomeça', async () => {
    const from = await named('Segundo');
    const { id: principal } = await named('Principal');
    await change(world.administrator, 'volume', principal, { limiteGb: undefined });
    const order = { origem: from.id, motivo: 'O disco vai ser trocado.' };
    expect(
      refusal(await world.administrator.post('controle-volume', { ...order, destino: from.id }))[1],
    ).toEqual({
      destino: 'Para o volume precisa ser diferente de Do volume.',
    });
    const id = await create(world.administrator, 'controle-volume', order);
    await jobs.moverArquivos(context(), { ordemId: id });
    expect((await world.administrator.get(`controle-volume/${id}`)).payload).toMatchObject({
      situacao: 'CONCLUIDA',
      movidos: 1,
      total: 1,
      andamento: 100,
      bytesMovidos: 2_000_000,
      resultado: 'Concluída: 1 arquivos mudados.',
    });
    await sum();
    expect(await named('Segundo')).toMatchObject({ arquivos: 0, bytes: 0 });
    expect(await named('Principal')).toMatchObject({ arquivos: 2, bytes: 2_001_000 });
    const again = await world.administrator.post(`controle-volume/${id}/acao/retomar`, {});
    expect([again.status, again.descricao]).toEqual([409, 'A mudança já terminou.']);
  });

  it('de um processo que morreu volta à fila no começo do seguinte; a de um que vive, não', async () => {
    const { db, pool } = world.platform.connection;
    const from = await named('Segundo');
    const id = await create(world.administrator, 'controle-volume', { origem: from.id, motivo: 'Queda' });
    const key = `mudanca:${id}`;
    const waiting = async (): Promise<boolean[]> =>
      (
        await pool.query<{ held: boolean }>(
          'select locked_at is not null as held from graphile_worker.jobs where key = $1',
          [key],
        )
      ).rows.map(({ held }) => held);
    await pool.query(`update registro.controle_volume set situacao = 'EM_ANDAMENTO' where id = $1`, [id]);
    await pool.query(
      `update graphile_worker._private_jobs set attempts = 1, locked_by = 'morto', locked_at = now() where key = $1`,
      [key],
    );
    await whileHolding(db, id, async () => {
      await jobs.retomarMudancas(context(), {});
      expect(await waiting()).toEqual([true]);
      // Whoever comes while another works on it leaves it alone.
      await jobs.moverArquivos(context(), { ordemId: id });
      expect((await world.administrator.get(`controle-volume/${id}`)).payload['situacao']).toBe(
        'EM_ANDAMENTO',
      );
    });
    await jobs.retomarMudancas(context(), {});
    expect(await waiting()).toEqual([false]);
    await jobs.moverArquivos(context(), { ordemId: id });
    expect((await world.administrator.get(`controle-volume/${id}`)).payload['situacao']).toBe('CONCLUIDA');
  });

  it('para em um arquivo danificado, e interrompida não anda', async () => {
    const from = await named('Segundo');
    await change(world.administrator, 'volume', (await named('Principal')).id, { aceita: false });
    const { sha256 } = await keep(Buffer.from('o original'));
    const hex = sha256.toString('hex');
    const folder = join(world.platform.ports.config.dataDir, 'segundo', hex.slice(0, 2), hex.slice(2, 4));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, hex), 'outra coisa');
    await change(world.administrator, 'volume', (await named('Principal')).id, { aceita: true });
    const id = await create(world.administrator, 'controle-volume', { origem: from.id, motivo: 'Teste' });
    await world.administrator.post(`controle-volume/${id}/acao/interromper`, {});
    await jobs.moverArquivos(context(), { ordemId: id });
    const read = async () => (await world.administrator.get(`controle-volume/${id}`)).payload;
    expect(await read()).toMatchObject({
      situacao: 'INTERROMPIDA',
      resultado: 'Interrompida: 0 arquivos mudados.',
    });
    await world.administrator.post(`controle-volume/${id}/acao/retomar`, {});
    await jobs.moverArquivos(context(), { ordemId: id });
    expect(await read()).toMatchObject({
      situacao: 'FALHOU',
      resultado: 'Parou: o arquivo a.bin está danificado ou faltando no volume de origem.',
    });
  });

  it('para, com o motivo, quando o disco recusa, e pode ser retomada', async () => {
    const { dataDir } = world.platform.ports.config;
    await keep(Buffer.from('o que fica'));
    const from = await named('Principal');
    const destino = await create(world.administrator, 'volume', { nome: 'Terceiro', pasta: 'terceiro' });
    await rename(join(dataDir, 'terceiro'), join(dataDir, 'desmontado'));
    await writeFile(join(dataDir, 'terceiro'), 'não é uma pasta');
    const id = await create(world.administrator, 'controle-volume', {
      origem: from.id,
      destino,
      motivo: 'Disco novo',
    });
    await jobs.moverArquivos(context(), { ordemId: id });
    expect((await world.administrator.get(`controle-volume/${id}`)).payload).toMatchObject({
      situacao: 'FALHOU',
      resultado: expect.stringMatching(/^Parou: um dos volumes não pode ser usado/) as string,
      terminadoEm: '2026-11-20T12:00:00.000Z',
    });
    // the disk is back in its place, with its mark: a folder made anew would be of nobody
    await rm(join(dataDir, 'terceiro'));
    await rename(join(dataDir, 'desmontado'), join(dataDir, 'terceiro'));
    expect((await world.administrator.post(`controle-volume/${id}/acao/retomar`, {})).status).toBe(200);
    await jobs.moverArquivos(context(), { ordemId: id });
    expect((await world.administrator.get(`controle-volume/${id}`)).payload).toMatchObject({
      situacao: 'CONCLUIDA',
    });
    const { id: origem } = await named('Segundo');
    expect(refusal(await change(world.administrator, 'controle-volume', id, { origem }))[1]).toEqual({
      origem: 'Uma ordem que já começou não muda de volumes.',
    });
  });
});
