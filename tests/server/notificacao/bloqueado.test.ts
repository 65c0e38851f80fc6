import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import { ptBR } from '#schemas/messages/index.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('quem foi bloqueado acha o aviso, da espécie dele, quando volta a entrar', async () => {
  const admin = await server.as('admin');
  const { id } = await server.platform.connection.db
    .selectFrom('registro.usuario')
    .select('id')
    .where('login', '=', 'caio.teles')
    .executeTakeFirstOrThrow();
  expect((await admin.post(`usuario/${id}/acao/bloquear`, { motivo: 'Licença' })).status).toBe(200);
  await admin.post(`usuario/${id}/acao/desbloquear`, { motivo: 'Voltou' });
  const caio = await server.as('caio.teles');
  const { payload } = await caio.get<readonly Notificacao[] | { itens: readonly Notificacao[] }>(
    `notificacao-interna/listar-paginado/${id}`,
  );
  const itens = 'itens' in payload ? payload.itens : payload;
  expect(itens.find(({ tipo }) => tipo === 'BLOQUEADO')).toMatchObject({
    assunto: ptBR.registro.usuario.avisoBloqueado,
    conteudo: 'Licença',
  });
});
