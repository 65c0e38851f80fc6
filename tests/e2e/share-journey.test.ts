import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { worldPassword } from '#tests/setup/app.ts';
import { plainPdf } from '#tests/setup/plain-pdf.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface SharedFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** What the phone does when something is shared with the installed app: a form sent to the address of the manifest. */
const share = async (page: Page, files: readonly SharedFile[]): Promise<void> => {
  await page.evaluate(async (shared: readonly SharedFile[]) => {
    const read = await fetch('/malote.webmanifest');
    const { share_target: target } = (await read.json()) as {
      share_target: {
        action: string;
        method: string;
        enctype: string;
        params: { files: { name: string }[] };
      };
    };
    const form = document.createElement('form');
    Object.assign(form, { action: `/${target.action}`, method: target.method, enctype: target.enctype });
    const field = document.createElement('input');
    Object.assign(field, { type: 'file', multiple: true, name: target.params.files[0]?.name });
    const bag = new DataTransfer();
    for (const { name, type, content } of shared) bag.items.add(new File([content], name, { type }));
    field.files = bag.files;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, files);
};

it('o que se compartilha com o aplicativo espera a entrada, e só é enviado quando a pessoa diz', async () => {
  const visit = await site.open(390);
  const { page, complaints } = visit;
  // as the window of an installed app says of itself
  await page.addInitScript(() => {
    const asked = window.matchMedia.bind(window);
    window.matchMedia = (query: string) =>
      query === '(display-mode: standalone)' ? { ...asked('all'), matches: true } : asked(query);
  });
  await visit.go('/login');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const pdf = plainPdf(['Requerimento de poda']).toString('latin1');
  await share(page, [
    { name: 'requerimento de poda.pdf', type: 'application/pdf', content: pdf },
    { name: 'programa.exe', type: 'application/x-msdownload', content: 'MZ' },
  ]);
  // nobody is in: what was shared waits on the device
  await page.getByLabel('Usuário').fill('nilza.campos');
  await page.getByLabel('Senha', { exact: true }).fill(worldPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page
    .getByText('Este arquivo foi compartilhado com o Malote, e ainda está só neste aparelho:')
    .waitFor();
  await page.getByText('1 ficou fora').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const kept = async (): Promise<number> =>
    (await site.server.platform.connection.pool.query<{ id: string }>('select id from captura')).rows.length;
  expect(await kept()).toBe(0);
  await page.getByRole('button', { name: 'Protocolar' }).click();
  await page.getByText('requerimento de poda.pdf').first().waitFor();
  await expect.poll(kept).toBe(1);
  // once used, nothing of it stays
  await visit.go('/principal/protocolo/cadastro?compartilhado=1');
  await page.getByText('O que foi compartilhado não está mais neste aparelho').waitFor();
  expect(complaints).toEqual([]);
}, 120_000);
