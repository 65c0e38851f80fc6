import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { jobs } from '#server/jobs.ts';
import { bundlePdf, type BundlePage } from '#tests/setup/scanned-bundle.ts';
import { scannedPdf } from '#tests/setup/scanned-pdf.ts';
import { thorough } from '#tests/setup/thorough.ts';
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

/** Pages of the bundle: as many as a campaign has time for. */
const total = thorough ? 60 : 14;
const documents = 9;

/** Nine documents, each with its label on its first page; a blank page, one upside down, and a word only in a picture. */
const bundle = (): BundlePage[] =>
  Array.from({ length: total }, (_, at): BundlePage => {
    const first = at < documents - 1 || at === total - 5;
    const number = Math.min(at + 1, documents);
    const texto = `Requerimento ${number} ao protocolo geral: pede-se vistoria do passeio público, com urgência, pela rua em que moram as crianças que vão a pé para a escola.`;
    if (at === total - 1) return {};
    if (at === total - 2) return { texto, giro: 180 };
    if (at === total - 3) return { texto: 'Assinam os moradores da rua das Flores.' };
    return { texto, ...(first ? { codigo: `MALOTE:ETIQUETA:${number}` } : {}) };
  });

it('digitaliza um maço com etiquetas, confere as páginas, registra nove protocolos e acha um pelo que está escrito', async () => {
  const { page, travel, settled, complaints } = await site.enter('nilza.campos');
  await travel('/principal/protocolo/cadastro');
  await page.getByLabel('Arquivos digitalizados').setInputFiles({
    ...{ name: 'maco.pdf', mimeType: 'application/pdf' },
    buffer: scannedPdf(await bundlePdf(bundle())),
  });
  await page.getByText('Recebido. Esperando a conferência das páginas.').waitFor();
  for (const { id } of await rows<{ id: string }>(`select id from captura where situacao = 'ESPERA'`))
    await jobs.examinarCaptura(context(), { capturaId: Number(id) });
  await page
    .getByText(`${total} páginas · 1 em branco fica fora · 1 girada · ${documents} documentos`)
    .waitFor();
  await page.getByRole('button', { name: 'Rever as páginas de maco.pdf' }).click();
  const review = page.getByRole('dialog', { name: 'Páginas de maco.pdf' });
  await review.getByText('girada 180°').scrollIntoViewIfNeeded();
  await review.getByRole('img', { name: `Página ${total - 1}, miniatura` }).waitFor();
  await settled();
  expect(await accessibilityProblems(page)).toEqual([]);
  for (const _ of [1, 2, 3, 4]) await review.getByRole('button', { name: 'Girar a página 2' }).click();
  await review.getByRole('button', { name: 'Usar estas páginas' }).click();
  for (let at = 0; at < documents; at += 1)
    await page
      .getByLabel(/^Assunto de maco/)
      .nth(at)
      .fill(`Vistoria ${at + 1} do passeio`);
  await page.getByRole('combobox', { name: 'Tipo de documento' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: `Registrar ${documents} protocolos` }).click();
  // one after the other, each with its pages taken out of the bundle
  await page.getByText(`${documents} protocolos registrados`).waitFor({ timeout: 120_000 });
  const waiting = await rows<{ protocoloId: string; numero: number }>(
    `select protocolo_id as "protocoloId", numero from protocolo_arquivo where situacao = 'ESPERA' order by protocolo_id`,
  );
  expect(waiting).toHaveLength(documents);
  for (const { protocoloId, numero } of thorough ? waiting : waiting.slice(-1))
    await jobs.lerProtocolo(context(), { protocoloId: Number(protocoloId), numero });
  // the word is only in the picture of a page
  await travel('/principal/pesquisa?q=moradores');
  await page.getByRole('link', { name: /Vistoria 9 do passeio/ }).click();
  await page.getByRole('heading', { name: 'Vistoria 9 do passeio' }).waitFor();
  await page.getByText('Obrigatório pelo menos um interessado.').waitFor();
  expect(complaints).toEqual([]);
}, 240_000);
