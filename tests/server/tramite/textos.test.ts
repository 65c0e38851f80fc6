import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TextosTramite } from '#schemas/shapes/tramite.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { unitId } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
});
afterAll(() => server.close());

it('offers the active texts of the unit and the general ones; the unit has its default, or else the general one', async () => {
  const admin = await server.as('admin');
  const ccl = await unitId(helena, 'CCL');
  const pgm = await unitId(helena, 'PGM');
  const { db } = server.platform.connection;
  await db.updateTable('registro.textoTramite').set({ padrao: false }).execute();
  const create = async (descricao: string, extra: object) => {
    const { status } = await admin.post('texto-tramite', { descricao, texto: `${descricao}.`, ...extra });
    expect(status).toBe(200);
  };
  const offered = async () => {
    const { payload } = await helena.get<TextosTramite>('tramite/textos');
    const own = payload.textos.filter(({ descricao }) => descricao.startsWith('T '));
    return own.map(({ descricao, padrao }) => (padrao ? `${descricao} *` : descricao));
  };
  await create('T geral', { padrao: true });
  await create('T inativo', { ativo: false });
  await create('T de outra', { unidade: pgm, padrao: true });
  expect(await offered()).toEqual(['T geral *']);
  await create('T da unidade', { unidade: ccl, padrao: true });
  expect(await offered()).toEqual(['T da unidade *', 'T geral']);
});
