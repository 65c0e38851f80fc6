import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFlowWorld, type FlowWorld } from '#tests/server/fluxo/flow-world.ts';
import { arrow, flowXml, task } from '#tests/server/fluxo/flow-xml.ts';
import { drawnFlow } from './drawn-flow.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let world: FlowWorld;

beforeAll(async () => {
  site = await openSite();
  world = await openFlowWorld(site.server);
  await world.papel('FLUXO_AUTOR', [{ tipo: 'AUTOR' }]);
});
afterAll(() => site.close());

const inLine = flowXml({
  body: `<bpmn:startEvent id="s"/>${task('pedir', 'Pedir', 'papel="FLUXO_AUTOR"')}${task('conferir', 'Conferir', 'papel="FLUXO_AUTOR"')}<bpmn:endEvent id="e" name="Feito"/>${arrow('a1', 's', 'pedir')}${arrow('a2', 'pedir', 'conferir')}${arrow('a3', 'conferir', 'e')}`,
});

const nodeOf = (page: Page, name: string) => page.locator('.react-flow__node-bpmn').filter({ hasText: name });

const boxOf = async (page: Page, name: string) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await nodeOf(page, name).boundingBox()) ?? {};
  return { x, y, width, height, middle: { x: x + width / 2, y: y + height / 2 } };
};

it('o que se arrasta encosta no que há ao lado e a linha o diz; com Alt vai onde a mão vai; as teclas também a mostram', async () => {
  const id = await world.newFlow('Compra à mão');
  await world.draw(id, await drawnFlow(inLine));
  const { page, complaints } = await site.enter('admin', `/workflow/fluxo/gerenciar/${id}`);
  const lines = page.locator('[data-guia=linha]');
  const before = await boxOf(page, 'Conferir');
  const outOfLine = async (): Promise<number> =>
    Math.abs((await boxOf(page, 'Conferir')).middle.y - (await boxOf(page, 'Pedir')).middle.y);
  await page.mouse.move(before.middle.x, before.middle.y);
  await page.mouse.down();
  // a drag begins where the hand is when it has moved; out of line, and then back to where little lacks of being in line
  await page.mouse.move(before.middle.x + 2, before.middle.y + 2);
  await page.mouse.move(before.middle.x + 17, before.middle.y + 60, { steps: 4 });
  await page.mouse.move(before.middle.x + 17, before.middle.y + 4, { steps: 4 });
  await lines.first().waitFor({ state: 'attached' });
  expect(await outOfLine()).toBeLessThan(1);
  await page.keyboard.down('Alt');
  await page.mouse.move(before.middle.x + 17, before.middle.y + 9);
  await lines.first().waitFor({ state: 'detached' });
  expect(await outOfLine()).toBeGreaterThan(3);
  await page.keyboard.up('Alt');
  await page.mouse.move(before.middle.x + 17, before.middle.y + 3);
  await page.mouse.up();
  await lines.first().waitFor({ state: 'detached' });
  expect(await outOfLine()).toBeLessThan(1);

  await page.locator('[data-papel]').focus();
  await page.keyboard.down('Control');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await lines.first().waitFor({ state: 'attached' });
  await page.keyboard.up('Control');
  await lines.first().waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});
