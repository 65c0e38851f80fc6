import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { documentToSign, preparePackage, useCertificates } from '#tests/setup/certificate-signing.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { read } from '#tests/setup/drafts.ts';

let server: TestApp;
let authority: Authority;
let holders: readonly Holder[];

beforeAll(async () => {
  server = await startTestApp();
  // certificates are of today
  server.time.now = new Date();
  authority = new Authority();
  holders = await useCertificates(server, authority, ['helena.pires', 'rafael.lins']);
  server.time.now = new Date(Date.now() + 60_000);
});
afterAll(async () => {
  authority.remove();
  await server.close();
});

const day = (ahead: number): string =>
  new Date(server.time.now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);

it('who acts for an absent person signs nothing with a certificate in their place, with either certificate', async () => {
  const admin = await server.as('admin');
  const idOf = async (login: string): Promise<number> =>
    (await admin.get<{ itens: { id: number }[] }>(`usuario?login=${login}`)).payload.itens[0]?.id ?? 0;
  const helena = await server.as('helena.pires');
  const id = await documentToSign(helena, ['Helena Duarte Pires', 'Rafael Monteiro Lins']);
  const absence = await admin.post('ausencia', {
    usuario: await idOf('helena.pires'),
    substituto: await idOf('rafael.lins'),
    inicio: day(-1),
    fim: day(5),
    motivo: 'FERIAS',
  });
  expect(absence.status, absence.raw.body).toBe(200);
  const rafael = await server.as('rafael.lins');
  const acting = await rafael.post(`login/substituir-usuario/${await idOf('helena.pires')}`);
  expect(acting.status, acting.raw.body).toBe(200);
  // what is done with a certificate is not among what is lent
  for (const holder of holders)
    expect((await preparePackage(rafael, id, holder, authority)).status).toBe(403);
  expect((await read(helena, id)).assinantes.map(({ situacao }) => situacao)).toEqual([
    'PENDENTE',
    'PENDENTE',
  ]);
  // she herself signs, absent or not
  expect((await preparePackage(helena, id, holders[0]!, authority)).status).toBe(200);
});
