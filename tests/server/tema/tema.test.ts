import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tema, Termos } from '#schemas/shapes/tema.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const azul = {
  fontSizeDefault: 15,
  primaryBase: '#1351b4',
  primaryText: '#ffffff',
  secondaryBase: '#7a3b10',
  secondaryText: '#ffffff',
};
const publicTheme = async (): Promise<Tema> =>
  (await server.call({ method: 'GET', path: 'tema' })).json<{ payload: Tema }>().payload;

describe('tema da instituição', () => {
  it('é guardado por quem administra, servido a todos sem sessão e volta ao do produto', async () => {
    const before = await publicTheme();
    const admin = await server.as('admin');
    expect((await admin.put<Tema>('tema', azul)).payload).toMatchObject(azul);
    const served = await publicTheme();
    expect(served).toMatchObject(azul);
    // a variant that nobody chose is not that of the former colour
    expect(served.primaryBase100).toBeUndefined();
    expect((await admin.remove<Tema>('tema')).payload).toEqual(before);
    expect(await publicTheme()).toEqual(before);
    const events = await server.platform.connection.db
      .selectFrom('evento')
      .select('ato')
      .where('cadeia', '=', 'ajuste:tema')
      .orderBy('seq')
      .execute();
    expect(events.map(({ ato }) => ato)).toEqual(['temaAlterado', 'temaRestaurado']);
  });

  it('recusa o que não se lê, com o motivo e o que serviria', async () => {
    const admin = await server.as('admin');
    const yellow = await admin.put('tema', { ...azul, primaryBase: '#ffcc00' });
    expect(yellow.campos).toEqual(['primaryText']);
    expect(yellow.raw.body).toContain('contraste de 1,5:1; o mínimo é 4,5:1. #1a2326 serve');
    expect((await admin.put('tema', { ...azul, primaryBase200: '#1351b4' })).campos).toEqual([
      'primaryBase200',
    ]);
    expect((await admin.put('tema', { ...azul, primaryBase: 'url(x)' })).campos).toEqual(['primaryBase']);
    expect((await admin.put('tema', { ...azul, fontSizeDefault: 40 })).campos).toEqual(['fontSizeDefault']);
    expect((await publicTheme()).primaryBase).toBe('#0f5a61');
  });

  it('diz se quem é de fora pode ter conta, como o domínio manda', async () => {
    expect((await publicTheme()).cadastroExterno).toBe(true);
    await server.platform.connection.db
      .updateTable('registro.dominio')
      .set({ cadastroExterno: 'NINGUEM' })
      .execute();
    expect((await publicTheme()).cadastroExterno).toBe(false);
    await server.platform.connection.db
      .updateTable('registro.dominio')
      .set({ cadastroExterno: 'TODOS' })
      .execute();
  });

  it('não é de quem não administra', async () => {
    const rafael = await server.as('rafael.lins');
    expect((await rafael.put('tema', azul)).status).toBe(403);
    expect((await rafael.remove('tema')).status).toBe(403);
  });

  it('serve os termos que a instituição escreveu', async () => {
    const terms = async (): Promise<Termos> =>
      (await server.call({ method: 'GET', path: 'tema/termos' })).json<{ payload: Termos }>().payload;
    expect(await terms()).toEqual({});
    await server.platform.connection.db
      .updateTable('registro.configuracao')
      .set({ termosTexto: 'Use com cuidado.' })
      .execute();
    expect(await terms()).toEqual({ texto: 'Use com cuidado.' });
  });
});
