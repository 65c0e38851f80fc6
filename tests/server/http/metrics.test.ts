import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ config: { metricsKey: 'uma-chave-de-medidas' } });
});
afterAll(() => server.close());

const ask = (authorization?: string) =>
  server.app.inject({ url: '/metricas', headers: authorization ? { authorization } : undefined });

describe('/metricas', () => {
  it('asks for its key', async () => {
    expect((await ask()).statusCode).toBe(401);
    expect((await ask('Bearer outra')).statusCode).toBe(401);
    expect((await ask('Bearer uma-chave-de-medidas')).statusCode).toBe(200);
  });

  it('says in OpenMetrics how requests, pool, queue, mail, disk and copies stand, and names no record', async () => {
    const helena = await server.as('helena.pires');
    await helena.get('usuario/4294967');
    const { headers, body } = await ask('Bearer uma-chave-de-medidas');
    expect(headers['content-type']).toContain('application/openmetrics-text');
    expect(body.trimEnd().endsWith('# EOF')).toBe(true);
    for (const sample of [
      /^malote_pedidos_segundos_count\{.*rota="\/ws\/api\/login".*\} 1$/m,
      /^malote_conexoes\{estado="pedidos_esperando"\} 0$/m,
      /^malote_trabalhos\{estado="em_andamento"\} 0$/m,
      /^malote_fila_atraso_segundos \d/m,
      /^malote_correio\{estado="em_duvida"\} 0$/m,
      /^malote_volume_bytes\{volume="Principal",espaco="livre"\} \d{4,}/m,
      /^malote_arquivos_com_problema 0$/m,
      /^nodejs_eventloop_lag_seconds /m,
    ])
      expect(body).toMatch(sample);
    expect(body).not.toContain('4294967');
  });

  it('is not there without a key', async () => {
    const other = await startTestApp();
    expect((await other.app.inject('/metricas')).statusCode).toBe(404);
    await other.close();
  });
});
