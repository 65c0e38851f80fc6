import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ItemHistorico } from '#schemas/shapes/conteudo.ts';
import type { Impressao } from '#schemas/shapes/processo-impressao.ts';
import { jobs } from '#server/jobs.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { act, custodyOf, done, signed } from '#tests/setup/arquivo.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { concludedProcess, joined, readProcess } from '#tests/setup/processos.ts';
import { sha256 } from '#tests/setup/certificate-signing.ts';

let server: TestApp;
let helena: Caller;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
});
afterAll(() => server.close());

/** Time passes between what is done: a package is older than what is done after it. */
const later = (): void => {
  server.time.now = new Date(server.time.now.getTime() + 1_000);
};

/** The whole package of a process, as it is now. */
const packed = async (processoId: number, pecas?: readonly number[]): Promise<Buffer> => {
  later();
  const { payload } = await helena.post<Impressao>('processo/preparar-visualizar-documentos', {
    processoId,
    formato: 'BAGIT',
    ...(pecas ? { pecas } : {}),
  });
  const { connection, ports } = server.platform;
  const job = { db: connection.db, ports, log: pino({ level: 'silent' }) };
  await jobs.montarImpressao(job, { impressaoId: payload.id });
  later();
  return (await helena.get(`impressao/${payload.id}/arquivo`)).raw.rawPayload;
};

const refusedFor = async (id: number): Promise<string> => {
  const { status, raw } = await act(helena, id, 'enviarAOutroOrgao', 'Ao Tribunal de Contas.');
  expect(status).toBe(409);
  return raw.body;
};

it('um processo vai a outro órgão com o pacote de como ele está, não se mexe, e volta', async () => {
  const { id } = await concludedProcess(helena, { assunto: 'Para o Tribunal' });
  const [peca, outra] = [await signed(helena), await signed(helena)];
  await joined(helena, id, peca.id);
  await done(helena, id, 'finalizar');
  expect(await refusedFor(id)).toContain('Monte antes');
  // some of its pieces are not the process
  await packed(id, [peca.id]);
  expect(await refusedFor(id)).toContain('Monte antes');
  await packed(id);
  later();
  // what came in later is in no package
  await done(helena, id, 'reativarFinalizar');
  await joined(helena, id, outra.id);
  await done(helena, id, 'finalizar');
  expect(await refusedFor(id)).toContain('Monte antes');
  const pacote = await packed(id);
  expect((await act(helena, id, 'enviarAOutroOrgao')).status).toBe(422);
  await done(helena, id, 'enviarAOutroOrgao', 'Ao Tribunal de Contas, em julgamento de contas.');
  for (const one of [id, peca.id, outra.id]) expect((await custodyOf(server, one))?.[0]).toBe(9);
  const { acoes } = await readProcess(helena, id);
  const allowed = acoes.filter(({ permitida }) => permitida).map(({ nome }) => nome);
  expect(allowed).toEqual(expect.arrayContaining(['registrarReciboExterno', 'receberDeOutroOrgao']));
  for (const nome of ['tramitar', 'juntarPeca', 'finalizar', 'cancelar', 'enviarAoArquivo', 'reclassificar'])
    expect(allowed).not.toContain(nome);
  const [told] = (await helena.post<{ itens: ItemHistorico[] }>('tramite/historico', { conteudoId: id }))
    .payload.itens;
  expect(told).toMatchObject({
    ato: 'enviadoAOutroOrgao',
    texto: expect.stringContaining(sha256(pacote)) as string,
    citacao: 'Ao Tribunal de Contas, em julgamento de contas.',
  });
  await done(helena, id, 'registrarReciboExterno', 'Protocolo 77/2026 do Tribunal.');
  expect((await custodyOf(server, id))?.[0]).toBe(9);
  await done(helena, id, 'receberDeOutroOrgao', 'Contas aprovadas.');
  for (const one of [id, peca.id, outra.id]) expect((await custodyOf(server, one))?.[0]).toBe(0);
  expect((await act(helena, id, 'receberDeOutroOrgao', 'De novo.')).status).toBe(409);
});

it('só o envia quem o tem, com o que há nele assinado', async () => {
  const { id } = await concludedProcess(helena, { assunto: 'Falta assinar' });
  await joined(helena, id, (await concludedDocument(helena)).id);
  await done(helena, id, 'finalizar');
  await packed(id);
  expect(await refusedFor(id)).toMatch(/assin/i);
  const nilza = await server.as('nilza.campos');
  expect([403, 404, 409]).toContain((await act(nilza, id, 'enviarAOutroOrgao', 'Levo eu.')).status);
});
