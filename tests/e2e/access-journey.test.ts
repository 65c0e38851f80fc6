import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site, type Visit } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const rows = ({ page }: Visit): Promise<string[]> => page.locator('tbody tr').allInnerTexts();

describe('a local administrator', () => {
  it('sees and keeps the own organisation only, reads what is of all, and is told where the profile ends', async () => {
    const visit = await site.enter('renato.quadros', '/administracao/unidade');
    const { page, travel, complaints } = visit;
    const units = await rows(visit);
    expect(units.length).toBe(2);
    expect(units.every((row) => row.includes('IPVS'))).toBe(true);
    await travel('/administracao/usuario');
    expect((await rows(visit)).map((row) => /Quadros|Figueira/.test(row))).toEqual([true, true]);
    await travel('/administracao/cargo');
    expect((await rows(visit)).length).toBeGreaterThan(5);
    expect(await page.getByRole('link', { name: 'Novo cargo' }).count()).toBe(0);
    await travel('/administracao/configuracao');
    await page.waitForURL((address) => address.pathname === '/acesso-negado');
    const { db } = site.server.platform.connection;
    const { id } = await db
      .selectFrom('registro.unidade')
      .select('id')
      .where('sigla', '=', 'CCL')
      .executeTakeFirstOrThrow();
    await travel(`/administracao/unidade/edicao/${id}`);
    expect(await page.getByRole('button', { name: 'Salvar' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('who may not', () => {
  it('is taken to the page of the denial, or to the inbox that says from where', async () => {
    const { page, travel, complaints } = await site.enter('caio.teles', '/administracao/usuario');
    await page.waitForURL((address) => address.pathname === '/acesso-negado');
    expect(new URL(page.url()).searchParams.get('path')).toBe('/administracao/usuario');
    const { db } = site.server.platform.connection;
    const { id } = await db
      .selectFrom('conteudo')
      .select('id')
      .where('nivelAcesso', '=', 'PUBLICO')
      .where('fase', '=', 1)
      .where('estado', '=', 0)
      .where('transitoId', 'is', null)
      .where('detentorUnidadeId', 'in', (build) =>
        build.selectFrom('registro.unidade').select('id').where('sigla', '=', 'CCL'),
      )
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await travel(`/principal/documento/tramite/${id}/encaminhar`);
    await page.waitForURL((address) => address.pathname === '/principal/caixa-central');
    await page.getByText(/^A tela “.+” não pôde ser aberta\./).waitFor();
    expect(await page.getByText('/principal/documento').count()).toBe(0);
    await page.getByRole('button', { name: 'Entendi' }).click();
    expect(new URL(page.url()).searchParams.has('redirectFrom')).toBe(false);
    expect(complaints).toEqual([]);
  });
});
