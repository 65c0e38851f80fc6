import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const colours = {
  fontSizeDefault: 14,
  primaryBase: '#1351b4',
  primaryText: '#ffffff',
  secondaryBase: '#7a3b10',
  secondaryText: '#ffffff',
};

/** The place kept with an act that came with these headers. */
const keptWith = async (headers: Record<string, string>): Promise<unknown> => {
  const { token } = await server.as('admin');
  const answer = await server.call({
    method: 'PUT',
    path: 'tema',
    body: colours,
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
  const event = await server.platform.connection.db
    .selectFrom('evento')
    .select('dados')
    .where('cadeia', '=', 'ajuste:tema')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return event.dados['lugar'];
};

const brasilia = { latitude: '-15.7801234567', longitude: '-47.9292' };
const record = (registrarLocalizacao: boolean) =>
  server.platform.connection.db.updateTable('registro.configuracao').set({ registrarLocalizacao }).execute();

describe('o lugar de um ato', () => {
  it('não é guardado enquanto a instituição não o liga', async () => {
    expect(await keptWith(brasilia)).toBeUndefined();
  });

  it('é guardado com o ato, arredondado, quando ela o liga', async () => {
    await record(true);
    expect(await keptWith(brasilia)).toEqual({ latitude: -15.78012, longitude: -47.9292 });
    const named = { 'x-latitude': '-23.55', 'x-longitude': '-46.63' };
    expect(await keptWith(named)).toEqual({ latitude: -23.55, longitude: -46.63 });
    expect(await keptWith({})).toBeUndefined();
    await record(false);
    expect(await keptWith(brasilia)).toBeUndefined();
  });

  it('que não é lugar algum é como se não viesse', async () => {
    await record(true);
    for (const wrong of [
      { latitude: '91', longitude: '0' },
      { latitude: '0', longitude: '-180.5' },
      { latitude: '1e1', longitude: '0' },
      { latitude: "0' or 1=1", longitude: '0' },
      { latitude: '10' },
      { latitude: '', longitude: '' },
    ])
      expect(await keptWith(wrong as Record<string, string>)).toBeUndefined();
  });
});
