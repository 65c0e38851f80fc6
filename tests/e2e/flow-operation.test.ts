import { afterAll, beforeAll, expect, it } from 'vitest';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { flowOf, openFlowWorld, until, type FlowWorld } from '#tests/server/fluxo/flow-world.ts';
import { arrow, flowXml, task } from '#tests/server/fluxo/flow-xml.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let world: FlowWorld;
let jobs: Awaited<ReturnType<FlowWorld['runJobs']>>;

beforeAll(async () => {
  site = await openSite();
  world = await openFlowWorld(site.server);
  jobs = await world.runJobs();
});
afterAll(async () => {
  await jobs.stop();
  await site.close();
});

/** One task between the beginning and the end. */
const oneTask = (id: string, name: string): string =>
  flowXml({
    body: `<bpmn:startEvent id="s"/>${task(id, name, 'papel="FLUXO_AUTOR"')}<bpmn:endEvent id="e"/>${arrow('a', 's', id)}${arrow('b', id, 'e')}`,
  });

it('quem opera os fluxos compara as versões, passa o que anda à nova, diz para onde vai o que espera, e vê a estatística', async () => {
  const { admin, rafael, draw, published, starts, papel } = world;
  await papel('FLUXO_AUTOR', [{ tipo: 'AUTOR' }]);
  const id = await published('Aprovar compra', oneTask('analisar', 'Analisar'));
  await starts(id);
  const contents = [(await concludedDocument(rafael)).id, (await concludedDocument(rafael)).id];
  for (const content of contents) await until(rafael, content, ({ abertas }) => abertas.length === 1);
  await draw(id, oneTask('rever', 'Rever'), 1);
  expect((await admin.post(`fluxo/${id}/publicar`, { revisao: 2 })).status).toBe(200);

  const { page, go, travel, settled, complaints } = await site.enter('admin');
  await go(`/workflow/fluxo/consulta/${id}`);
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Passar a outra versão' }).click();
  await page.getByText('0 de 2 passariam.').waitFor();
  await page.getByRole('combobox', { name: 'Para onde vai o que espera em “Analisar”' }).click();
  await page.getByRole('option', { name: 'Rever' }).click();
  await page.getByText('2 de 2 passariam.').waitFor();
  await settled();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Passar à versão 2' }).click();
  const asked = page.getByRole('dialog', { name: 'Passar à versão 2' });
  await asked.getByLabel('Justificativa').fill('A lei mudou');
  await asked.getByRole('button', { name: 'Passar à versão 2' }).click();
  await page.getByText('2 passaram, 0 não puderam, 0 canceladas.').waitFor();
  await page.getByRole('button', { name: 'Ver cada conteúdo' }).click();
  const results = page.getByRole('group', { name: 'Resultado' });
  await results.getByText('Passou', { exact: true }).first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  for (const content of contents)
    expect(await flowOf(rafael, content)).toMatchObject({ versao: 2, abertas: [{ nome: 'Rever' }] });

  await travel(`/workflow/fluxo/consulta/${id}`);
  await page.getByRole('button', { name: 'Estatística' }).click();
  const steps = page.getByRole('group', { name: 'Etapas' });
  await steps.getByRole('row', { name: /Rever/ }).waitFor();
  await settled();
  expect(await accessibilityProblems(page)).toEqual([]);

  await travel(`/workflow/fluxo/gerenciar/${id}`);
  await page.getByRole('button', { name: 'Versões' }).click();
  const compared = page.getByRole('dialog', { name: 'Comparar versões' });
  await compared.getByText('Nada mudou').waitFor();
  await compared.getByRole('combobox', { name: 'Antes' }).click();
  await page.getByRole('option', { name: 'Versão 1' }).click();
  await compared
    .getByText(/mudanças/)
    .first()
    .waitFor();
  await settled();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
