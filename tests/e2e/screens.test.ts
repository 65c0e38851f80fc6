import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site, type Visit } from './site.ts';

let site: Site;
let person: Visit;

beforeAll(async () => {
  site = await openSite();
  person = await site.enter('admin');
});
afterAll(() => site.close());

/** Every screen, at the widths where its layout changes. */
const screens = [
  '/',
  '/principal/caixa-central',
  '/acesso-negado',
  '/nada-disso',
  '/administracao/cidade',
  '/administracao/cidade/cadastro',
  '/administracao/cidade/consulta/1',
  '/administracao/cidade/edicao/1',
  '/administracao/usuario',
  '/administracao/usuario/edicao/2',
  '/administracao/usuario/consulta/2',
  '/administracao/perfil-acesso/edicao/1',
  '/administracao/unidade',
  '/administracao/unidade/cadastro',
  '/administracao/organizacao-interna/edicao/1',
  '/administracao/assunto',
  '/administracao/interessado/cadastro',
  '/administracao/tipo-documento/edicao/1',
  '/administracao/modelo-documento',
  '/administracao/modelo-documento/edicao/1',
  '/administracao/sigilo',
  '/administracao/cargo',
];

describe('every screen', () => {
  it.each(screens)('%s is accessible and silent', async (path) => {
    const before = person.complaints.length;
    await person.go(path);
    await person.page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await accessibilityProblems(person.page)).toEqual([]);
    expect(person.complaints.slice(before)).toEqual([]);
    expect(await person.page.title()).toMatch(/^(\(\d+\) )?Malote - .+/);
  });

  it.each([390, 900])('fits %i px without scrolling sideways', async (width) => {
    const narrow = await site.enter('helena.pires', width);
    for (const path of ['/', '/principal/caixa-central', '/administracao/cidade']) {
      await narrow.go(path);
      const overflow = await narrow.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, overflow]).toEqual([path, 0]);
      expect(await accessibilityProblems(narrow.page)).toEqual([]);
    }
    await narrow.context.close();
  });
});

describe('the weight of the first pages', () => {
  const weigh = async (visit: Visit, path: string): Promise<number> => {
    const seen = new Map<string, Promise<number>>();
    visit.page.on('response', (response) => {
      if (response.url().includes('.js'))
        seen.set(
          response.url(),
          response.body().then((body) => gzipSync(body).length),
        );
    });
    await visit.go(path);
    const sizes = await Promise.all(seen.values());
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };

  it('is at most 220 kB of scripts to sign in, 310 kB to the first list', async () => {
    const visitor = await site.open();
    expect(await weigh(visitor, '/login')).toBeLessThanOrEqual(220);
    const fresh = await site.enter('helena.pires');
    const clean = await fresh.context
      .browser()
      ?.newContext({ storageState: await fresh.context.storageState() });
    const page = await clean?.newPage();
    if (!page) throw new Error('sem navegador');
    const list = {
      ...fresh,
      page,
      go: async (path: string) => {
        await page.goto(`${site.url}${path}`);
        await page.waitForLoadState('networkidle');
      },
    };
    expect(await weigh(list, '/administracao/cidade')).toBeLessThanOrEqual(310);
  });
});
