import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { completeDraft } from '#tests/setup/drafts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('um documento concluído recebe o número que o modelo de numeração mostra', async () => {
  const admin = await server.as('admin');
  const helena = await server.as('helena.pires');
  const conclude = async (): Promise<string | undefined> => {
    const draft = await completeDraft(helena, { assinantes: ['Helena Duarte Pires'] });
    const { payload } = await helena.post<Documento>('documento/concluir', {
      id: draft.id,
      versao: draft.versao,
    });
    return payload.numero;
  };
  const { payload: tipos } = await admin.get<{ itens: { id: number }[] }>(
    `tipo-documento?nome=${encodeURIComponent('Comunicação Interna')}`,
  );
  await admin.post('template-numeracao', {
    nome: 'Comunicações por NUP',
    formato: 'NUP',
    codigoNup: '23037',
    inicio: 1462,
    tiposDocumento: [tipos.itens[0]?.id],
  });
  expect(await conclude()).toMatch(/^Comunicação Interna 23037\.001462\/2026-\d\d$/);
  expect(await conclude()).toMatch(/^Comunicação Interna 23037\.001463\/2026-\d\d$/);
});
