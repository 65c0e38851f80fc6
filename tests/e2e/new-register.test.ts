import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { categoria, material } from '#tests/server/engine/material.ts';
import { openSite, type Site, type Visit } from './site.ts';

let folder: string;
let site: Site;
let person: Visit;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malote-cadastros-'));
  site = await openSite({ resourcesDir: folder });
  await site.server.platform.engine.watch();
  person = await site.enter('admin');
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const drop = (definition: { readonly name: string }): Promise<void> =>
  writeFile(join(folder, `${definition.name}.json`), JSON.stringify(definition));

it('a definition file dropped with the server running is a register at the next page load', async () => {
  const { page, go, revisit, complaints } = person;
  await drop(categoria);
  await drop(material);
  await vi.waitFor(
    async () => {
      await go('/administracao/material');
      await page.getByRole('heading', { level: 1, name: 'Materiais' }).waitFor({ timeout: 1_000 });
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(await page.getByRole('navigation').getByRole('link', { name: 'Materiais' }).count()).toBe(1);

  await page
    .getByRole('link', { name: /^Novo material/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Novo material' }).waitFor();
  await page.getByLabel('Código').fill('LV-1');
  await page.getByLabel('Descrição').fill('Luva de raspa');
  await page.getByLabel('Situação').click();
  await page.getByRole('option', { name: 'Novo' }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('heading', { level: 1, name: 'LV-1 - Luva de raspa' }).waitFor();
  await revisit('/administracao/material');
  await page.getByText('Luva de raspa').first().waitFor();

  await drop({ ...material, list: { ...material.list, columns: ['naoExiste'] } } as never);
  await vi.waitFor(
    async () => {
      const { payload } = await (await site.server.as('admin')).get('registro/recusas');
      expect(payload).toMatchObject([
        {
          arquivo: join(folder, 'material.json'),
          lugar: '/list/columns/0',
          motivo: 'o campo naoExiste não existe',
        },
      ]);
    },
    { timeout: 20_000, interval: 100 },
  );
  await go('/administracao/material');
  await page.getByText('Luva de raspa').first().waitFor();
  expect(complaints).toEqual([]);
});
