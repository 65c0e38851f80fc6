import { afterAll, beforeAll, expect, it } from 'vitest';
import { worldPassword } from '#tests/setup/app.ts';
import { documentToSign, useCertificates } from '#tests/setup/certificate-signing.ts';
import { Authority, password, type Holder } from '#tests/setup/certificates.ts';
import { read } from '#tests/setup/drafts.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let authority: Authority;
let hers: Holder;
const signers = ['Helena Duarte Pires', 'Rafael Monteiro Lins'];

beforeAll(async () => {
  site = await openSite();
  // certificates are of today
  site.server.time.now = new Date();
  authority = new Authority();
  [hers] = (await useCertificates(site.server, authority, ['helena.pires', 'rafael.lins'])) as [Holder];
  site.server.time.now = new Date(Date.now() + 60_000);
});
afterAll(async () => {
  authority.remove();
  await site.close();
});

it('40 documents of two ways are signed in two acts, and the three that failed are explained and signed again', async () => {
  const author = await site.server.as('helena.pires');
  const { pool } = site.server.platform.connection;
  // what else waits for her is another story
  await pool.query(
    `update documento_assinante set situacao = 'CANCELADO' where situacao = 'PENDENTE'
     and usuario_id = (select id from registro.usuario where login = 'helena.pires')`,
  );
  const make = async (way: 'DIGITAL' | 'DOCFLOW'): Promise<number[]> => {
    const ids: number[] = [];
    for (let n = 0; n < 20; n += 1) ids.push(await documentToSign(author, signers, way));
    return ids;
  };
  const [byCertificate, byPassword] = [await make('DIGITAL'), await make('DOCFLOW')];
  const damaged = byCertificate.slice(4, 7);
  // their files are not what was kept
  const { rows } = await pool.query<{ documento_id: number; sha256: Buffer }>(
    `select documento_id, sha256 from documento_emissao where documento_id = any($1) and especie = 'CONGELADO'`,
    [damaged],
  );
  const put = async (digestOf: (index: number) => Buffer | undefined): Promise<void> => {
    for (const [index, { documento_id: id }] of rows.entries())
      await pool.query(
        `update documento_emissao set sha256 = $2 where documento_id = $1 and especie = 'CONGELADO'`,
        [id, digestOf(index)],
      );
  };
  await put((index) => Buffer.alloc(32, index + 1));

  const visit = await site.enter('helena.pires', '/principal/assinatura');
  const { page } = visit;
  await page.getByLabel('Selecionar todos').first().check();
  await page.getByRole('button', { name: 'Assinar 40' }).click();
  await page.getByRole('button', { name: 'Com certificado: 20' }).click();
  const openFile = async (): Promise<void> => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'certificado.p12', mimeType: 'application/x-pkcs12', buffer: hers.p12 });
    await page.getByLabel('Senha do arquivo').fill(password);
    await page.getByRole('button', { name: 'Abrir o certificado' }).click();
    await page.getByText('Assinatura eletrônica qualificada').waitFor();
  };
  await openFile();
  await page.getByRole('button', { name: 'Assinar 20' }).click();
  await page.getByRole('heading', { name: '20 de 20 documentos processados' }).waitFor();
  await page.getByText('17 assinados').waitFor();
  await page.getByText('3 não assinados').waitFor();
  const results = page.getByRole('list', { name: 'Resultado da assinatura' });
  expect(await results.getByRole('listitem').filter({ hasText: 'Não assinado' }).count()).toBe(3);
  expect(
    await results
      .getByRole('listitem')
      .filter({ hasText: /Não assinado.*(arquivo)/ })
      .count(),
  ).toBe(3);
  // how one signs by password is not said of what is signed with a certificate
  expect(await page.getByText('Eletrônica simples').count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);

  await put((index) => rows[index]?.sha256);
  await page.getByRole('button', { name: 'Tentar de novo 3' }).click();
  await openFile();
  await page.getByRole('button', { name: 'Assinar 3' }).click();
  await page.getByRole('heading', { name: '3 de 3 documentos processados' }).waitFor();
  for (const id of byCertificate)
    expect((await read(author, id)).assinantes[0]).toMatchObject({
      situacao: 'ASSINADO',
      nivel: 'QUALIFICADA',
    });

  await page.getByRole('button', { name: 'Voltar à lista' }).click();
  await page.getByLabel('Selecionar todos').first().check();
  await page.getByRole('button', { name: 'Assinar 20' }).click();
  await page.getByLabel('Sua senha').fill(worldPassword);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Assinar/ })
    .click();
  await page.getByRole('heading', { name: '20 de 20 documentos processados' }).waitFor();
  for (const id of byPassword)
    expect((await read(author, id)).assinantes[0]).toMatchObject({ situacao: 'ASSINADO', nivel: 'SIMPLES' });
  await page.getByRole('button', { name: 'Voltar à lista' }).click();
  await page
    .getByText('Nada para assinar')
    .or(page.getByText(/Nenhum documento/))
    .first()
    .waitFor();
}, 300_000);
