import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFlowWorld, type FlowWorld } from '#tests/server/fluxo/flow-world.ts';
import { arrow, flowXml, task } from '#tests/server/fluxo/flow-xml.ts';
import { accessibilityProblems } from './axe.ts';
import { drawnFlow } from './drawn-flow.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let world: FlowWorld;

beforeAll(async () => {
  site = await openSite();
  world = await openFlowWorld(site.server);
});
afterAll(() => site.close());

/** A task that asks for a value, and a decision with two ways out. */
const bought = flowXml({
  body: `<bpmn:startEvent id="s"/><bpmn:userTask id="pedir" name="Pedir"><bpmn:extensionElements><malote:atividade papel="FLUXO_AUTOR"><malote:campo chave="valor" rotulo="Valor da compra" tipo="NUMERO" obrigatorio="true"/></malote:atividade></bpmn:extensionElements></bpmn:userTask><bpmn:exclusiveGateway id="g" name="Quanto?" default="a4"/>${task('licitar', 'Licitar', 'papel="FLUXO_AUTOR"')}<bpmn:endEvent id="e"/>${arrow('a1', 's', 'pedir')}${arrow('a2', 'pedir', 'g')}${arrow('a3', 'g', 'licitar')}${arrow('a4', 'g', 'e')}`,
});

it('quem desenha não escreve código: monta a regra, arrasta da paleta, liga com um clique e anda com F6', async () => {
  const { papel, newFlow, draw, admin } = world;
  await papel('FLUXO_AUTOR', [{ tipo: 'AUTOR' }]);
  const id = await newFlow('Compra sem código');
  await draw(id, await drawnFlow(bought));
  const { page, settled, complaints } = await site.enter('admin', `/workflow/fluxo/gerenciar/${id}`);
  const outline = page.getByRole('tree', { name: 'Roteiro' });
  const palette = page.getByRole('toolbar', { name: 'Paleta: o que se pode desenhar' });
  const node = (name: string) => page.locator('.react-flow__node-bpmn').filter({ hasText: name });
  const edges = page.locator('.react-flow__edge');
  const pick = async (label: string | RegExp, option: string): Promise<void> => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };

  await outline.getByRole('treeitem', { name: /Saída para Licitar/ }).click();
  await page.getByRole('button', { name: 'Incluir linha' }).click();
  await pick(/^Pergunta ou campo/, 'Valor da compra');
  await page.getByRole('textbox', { name: 'Valor', exact: true }).fill('8.000,50');
  await page.getByRole('textbox', { name: 'Valor', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Ou escreva em FEEL' }).click();
  await page
    .getByRole('textbox', { name: 'Condição em FEEL' })
    .and(page.getByText('fluxo.valor > 8000.5'))
    .waitFor();
  await settled();
  expect(await accessibilityProblems(page, '#painel-propriedades')).toEqual([]);

  const paper = await page.locator('.react-flow').boundingBox();
  const tool = await palette.getByRole('button', { name: 'Fim', exact: true }).boundingBox();
  const drop = {
    x: (paper?.x ?? 0) + (paper?.width ?? 0) / 2,
    y: (paper?.y ?? 0) + (paper?.height ?? 0) * 0.75,
  };
  await page.mouse.move((tool?.x ?? 0) + 10, (tool?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(drop.x, drop.y, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('textbox', { name: 'Nome no desenho' }).fill('Comprado');
  await page.getByRole('textbox', { name: 'Nome no desenho' }).press('Enter');
  const end = await node('Comprado').boundingBox();
  expect(Math.abs((end?.x ?? 0) + (end?.width ?? 0) / 2 - drop.x)).toBeLessThan(30);
  expect(await edges.count()).toBe(4);

  await node('Licitar').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Ligar a outro elemento do desenho' }).click();
  await page.getByText(/^Clique no elemento a que Licitar se liga/).waitFor();
  await settled();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByText(/^Clique no elemento/).waitFor({ state: 'detached' });
  await page
    .getByRole('group', { name: 'Depois de Licitar' })
    .getByRole('button', { name: /^Ligar/ })
    .click();
  await node('Comprado').click();
  await edges.nth(4).waitFor({ state: 'attached' });

  // the paper itself, with the other button of the mouse
  await page.mouse.click(drop.x + 120, drop.y, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Espera', exact: true }).click();
  await page.getByRole('textbox', { name: 'Nome no desenho' }).press('Escape');
  await page.keyboard.press('Delete');
  await outline.getByRole('treeitem', { name: /^(Impede publicar )?Licitar/ }).click();
  await page.locator('[data-papel]').focus();
  const where = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-regiao]')?.dataset['regiao']);
  const walked: unknown[] = [];
  for (const key of ['F6', 'F6', 'F6', 'F6', 'F6', 'Shift+F6']) {
    await page.keyboard.press(key);
    walked.push(await where());
  }
  expect(walked).toEqual(['roteiro', 'propriedades', 'barra', 'paleta', 'papel', 'paleta']);
  await page.keyboard.press('Control+s');
  await page
    .getByRole('status')
    .filter({ hasText: /^Salvo às/ })
    .waitFor();
  await page.getByText('Nada impede publicar.').waitFor();
  const { xml } = (await admin.get<{ xml: string }>(`fluxo/${id}/desenho`)).payload;
  expect(xml).toContain('=fluxo.valor &gt; 8000.5');
  expect(xml).toMatch(/sourceRef="licitar" targetRef="Fim_/);

  // a window made narrow shows the whole drawing again
  await page.setViewportSize({ width: 390, height: 844 });
  const inside = async (): Promise<boolean> => {
    const board = await page.locator('.react-flow').boundingBox();
    const last = await node('Comprado').boundingBox();
    return (
      (last?.x ?? -1) > (board?.x ?? 0) &&
      (last?.x ?? 0) + (last?.width ?? 0) < (board?.x ?? 0) + (board?.width ?? 0)
    );
  };
  await expect.poll(inside).toBe(true);
  expect(complaints).toEqual([]);
});
