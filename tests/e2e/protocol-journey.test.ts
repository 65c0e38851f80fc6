import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { jobs } from '#server/jobs.ts';
import { bundlePdf } from '#tests/setup/scanned-bundle.ts';
import { scannedPdf } from '#tests/setup/scanned-pdf.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const context = (): JobContext => ({
  db: site.server.platform.connection.db,
  ports: site.server.platform.ports,
  log: pino({ level: 'silent' }),
});
const rows = async <T extends object>(text: string): Promise<T[]> =>
  (await site.server.platform.connection.pool.query<T>(text)).rows;

it('digitaliza um maço com etiquetas, confere as páginas, registra três protocolos e acha um pelo que está escrito', async () => {
  const { page, travel, complaints } = await site.enter('nilza.campos');
  const maco = scannedPdf(
    await bundlePdf([
      { texto: 'Solicito vistoria da ponte sobre o córrego das Araras.', codigo: 'MALOTE:ETIQUETA:1' },
      {},
      { texto: 'Peço a poda da mangueira centenária do mercado.', codigo: 'MALOTE:ETIQUETA:2' },
      { texto: 'Assinam os moradores da rua das Flores.' },
      { texto: 'Requer segunda via do alvará da padaria.', codigo: 'MALOTE:ETIQUETA:3', giro: 180 },
    ]),
  );
  await travel('/principal/protocolo/cadastro');
  await page
    .getByLabel('Arquivos digitalizados')
    .setInputFiles({ name: 'maco.pdf', mimeType: 'application/pdf', buffer: maco });
  await page.getByText('Recebido. Esperando a conferência das páginas.').waitFor();
  for (const { id } of await rows<{ id: string }>(`select id from captura where situacao = 'ESPERA'`))
    await jobs.examinarCaptura(context(), { capturaId: Number(id) });
  await page.getByText(/5 páginas · 1 em branco fica fora · 3 documentos/).waitFor();
  await page.getByRole('button', { name: 'Rever as páginas de maco.pdf' }).click();
  const review = page.getByRole('dialog', { name: 'Páginas de maco.pdf' });
  await review.getByRole('img', { name: 'Página 5, miniatura' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  for (const _ of [1, 2]) await review.getByRole('button', { name: 'Girar a página 5' }).click();
  await review.getByRole('button', { name: 'Usar estas páginas' }).click();
  const subjects = ['Vistoria da ponte', 'Poda da mangueira', 'Segunda via de alvará'];
  for (const [at, subject] of subjects.entries())
    await page
      .getByLabel(/^Assunto de maco/)
      .nth(at)
      .fill(subject);
  await page.getByRole('combobox', { name: 'Tipo de documento' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Registrar 3 protocolos' }).click();
  await page.getByText(/3 protocolos registrados/).waitFor();
  const waiting = await rows<{ protocoloId: string; numero: number }>(
    `select protocolo_id as "protocoloId", numero from protocolo_arquivo where situacao = 'ESPERA'`,
  );
  expect(waiting).toHaveLength(3);
  for (const { protocoloId, numero } of waiting)
    await jobs.lerProtocolo(context(), { protocoloId: Number(protocoloId), numero });
  // the word is only in the picture of a page
  await travel('/principal/pesquisa?q=moradores');
  await page.getByRole('link', { name: /Poda da mangueira/ }).click();
  await page.getByRole('heading', { name: 'Poda da mangueira' }).waitFor();
  await page.getByText('Obrigatório pelo menos um interessado.').waitFor();
  expect(complaints).toEqual([]);
});
