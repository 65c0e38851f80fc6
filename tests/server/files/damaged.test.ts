import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { jobs } from '#server/jobs.ts';
import { startTestApp, worldPassword, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let documento: Documento;
let path: string;

beforeAll(async () => {
  server = await startTestApp();
  // This test damages files: it keeps its own, away from those that the copies of the world share.
  const { db } = server.platform.connection;
  await db.updateTable('registro.volume').set({ aceita: false }).execute();
  await db
    .insertInto('registro.volume')
    .values({ nome: 'Do teste', pasta: 'arquivos', aceita: true })
    .execute();
  helena = await server.as('helena.pires');
  documento = await concludedDocument(helena, { assunto: 'O que se vai estragar' });
  const sha256 = documento.sha256 ?? '';
  path = join(server.dataDir, 'arquivos', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
});
afterAll(() => server.close());

const context = () => ({
  db: server.platform.connection.db,
  ports: server.platform.ports,
  log: pino({ level: 'silent' }),
});
const open = async () => {
  const { status, codigo, raw } = await helena.get(`documento/visualizar-documento/${documento.id}/0`);
  return { status, codigo, body: raw.rawPayload };
};
const problems = async () =>
  (await server.platform.connection.pool.query<{ problema: string }>('select problema from arquivo_problema'))
    .rows;
const notices = async (): Promise<string[]> =>
  (
    await server.platform.connection.pool.query<{ assunto: string }>(
      `select n.assunto from notificacao n join registro.usuario u on u.id = n.usuario_id
       where u.login = 'admin' and n.tipo = 'SISTEMA' order by n.id`,
    )
  ).rows.map(({ assunto }) => assunto);

describe('um arquivo que não é mais o que foi guardado', () => {
  it.each([
    ['alterado', 'arquivoAlterado', (whole: Buffer) => writeFile(path, Buffer.alloc(whole.length, 1))],
    ['cortado', 'arquivoAlterado', (whole: Buffer) => truncate(path, whole.length >> 1)],
    ['faltando', 'arquivoFaltando', () => rm(path)],
  ] as const)('%s, não se abre nem se assina, e a resposta diz qual é', async (_how, codigo, damage) => {
    const whole = await readFile(path);
    expect((await open()).body.equals(whole)).toBe(true);
    await damage(whole);
    try {
      expect(await open()).toMatchObject({ status: 500, codigo });
      const { payload } = await helena.post<ResultadoLote>('assinatura/validar-e-assinar-docflow', {
        ids: [documento.id],
        senha: worldPassword,
      });
      expect(payload.resultados).toMatchObject([{ ok: false, codigo }]);
      expect(payload.resultados[0]?.mensagem).toMatch(/^O arquivo .+\.pdf .*cópia de segurança\.$/);
    } finally {
      await writeFile(path, whole);
    }
  });

  it('é anotado, e os administradores são avisados uma vez', async () => {
    expect(await problems()).toEqual([{ problema: 'alterado' }]);
    const { rows } = await server.platform.connection.pool.query(
      `select key from graphile_worker.jobs where key = 'avisarArquivoDanificado'`,
    );
    expect(rows).toHaveLength(1);
    await jobs.avisarArquivoDanificado(context(), {});
    expect((await notices()).at(-1)).toBe('Volume Do teste: arquivos faltando ou alterados: 1');
  });

  it('a conferência o encontra, mostra no volume, e esquece quando volta a estar inteiro', async () => {
    const volume = () =>
      server.platform.connection.db
        .selectFrom('registro.volume')
        .select(['arquivosComProblema', 'problemas', 'conferidoEm'])
        .where('nome', '=', 'Do teste')
        .executeTakeFirstOrThrow();
    const verify = async (): Promise<unknown> => {
      const { db } = server.platform.connection;
      const task = await db
        .selectFrom('registro.tarefa')
        .select('id')
        .where('classe', '=', 'conferirArquivos')
        .executeTakeFirstOrThrow();
      await jobs.executarTarefa(context(), { tarefaId: task.id });
      const { resultado } = await db
        .selectFrom('registro.tarefa')
        .select('resultado')
        .where('id', '=', task.id)
        .executeTakeFirstOrThrow();
      return resultado;
    };
    const whole = await readFile(path);
    expect(await verify()).toMatch(/^Conferência terminada: \d+ arquivos, 0 com problema\.$/);
    expect(await volume()).toEqual({
      arquivosComProblema: 0,
      problemas: null,
      conferidoEm: server.time.now,
    });
    expect(await verify()).toBe('Tudo conferido há menos de um dia; 0 com problema.');
    await rm(path);
    server.time.now = new Date(server.time.now.getTime() + 25 * 3_600_000);
    expect(await verify()).toMatch(/, 1 com problema\.$/);
    expect(await volume()).toMatchObject({
      arquivosComProblema: 1,
      problemas: `faltando: ${documento.sha256 ?? ''}`,
    });
    await writeFile(path, whole);
    server.time.now = new Date(server.time.now.getTime() + 25 * 3_600_000);
    expect(await verify()).toMatch(/, 0 com problema\.$/);
    expect(await problems()).toEqual([]);
  });
});
