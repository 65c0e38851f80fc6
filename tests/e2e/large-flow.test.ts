import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFlowWorld, type FlowWorld } from '#tests/server/fluxo/flow-world.ts';
import { largeFlow } from '#tests/setup/large-flow.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let world: FlowWorld;

beforeAll(async () => {
  site = await openSite();
  world = await openFlowWorld(site.server);
});
afterAll(() => site.close());

it('um fluxo de centenas de elementos vê-se inteiro em formas que se chamam, escolhem e levam; movê-lo nada refaz; de perto, lê-se', async () => {
  const id = await world.newFlow('Grande');
  await world.draw(id, largeFlow(400));
  const { page, settled, complaints } = await site.enter('admin', `/workflow/fluxo/gerenciar/${id}`);
  const board = page.locator('.react-flow');
  const nodes = board.locator('.react-flow__nodes');
  const task = nodes.getByRole('img', { name: 'Analisar documento 9', exact: true });
  await task.waitFor();
  expect(await nodes.getByRole('img').count()).toBe(400);
  await settled();
  expect(await accessibilityProblems(page, 'main')).toEqual([]);
  const whole = await board.boundingBox();
  for (const of of ['Início', 'Fim']) {
    const box = await nodes.getByRole('img', { name: of, exact: true }).boundingBox();
    expect(box?.x).toBeGreaterThan(whole?.x ?? Infinity);
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThan((whole?.x ?? 0) + (whole?.width ?? 0));
  }

  const outline = page.getByRole('tree', { name: 'Roteiro' });
  const row = outline.locator('[data-id=E9]');
  await task.click();
  await row.and(page.locator('[aria-selected=true]')).waitFor();

  const middleOf = async (name: string) => {
    const box = await nodes.getByRole('img', { name, exact: true }).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  // what is beside the line is nearer to it than to anything else
  const [left, right] = [await middleOf('Analisar documento 9'), await middleOf('Notificar 10')];
  await page.mouse.click((left.x + right.x) / 2, left.y + 3);
  await row.and(page.locator('[aria-selected=false]')).waitFor();
  const chosen = board.locator('.react-flow__edge.selected');
  expect(await chosen.getAttribute('data-id')).toBe('L9');
  await page.keyboard.press('Escape');

  const empty = { x: (left.x + right.x) / 2, y: (whole?.y ?? 0) + (whole?.height ?? 0) - 30 };
  await page.mouse.click(empty.x, empty.y);
  await chosen.waitFor({ state: 'detached' });
  const watched = await nodes.evaluateHandle((all) => {
    const seen: MutationRecord[] = [];
    new MutationObserver((more) => seen.push(...more)).observe(all, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    return seen;
  });
  await page.mouse.move(empty.x, empty.y);
  await page.mouse.down();
  await page.mouse.move(empty.x + 20, empty.y - 10, { steps: 4 });
  await page.mouse.move(empty.x + 40, empty.y - 30, { steps: 4 });
  await page.mouse.up();
  await settled();
  const now = await middleOf('Analisar documento 9');
  expect([Math.round(now.x - left.x), Math.round(now.y - left.y)]).toEqual([40, -30]);
  expect(await watched.evaluate((seen) => seen.length)).toBe(0);

  await page.mouse.move(now.x, now.y);
  await page.mouse.down();
  await page.mouse.move(now.x + 30, now.y + 6, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Desfazer' }).and(page.locator(':enabled')).waitFor();
  expect((await middleOf('Analisar documento 9')).x).toBeGreaterThan(now.x + 20);

  for (let nearer = 0; nearer < 10; nearer += 1)
    await board.getByRole('button', { name: 'Aproximar' }).click();
  await board
    .getByText(/^(Analisar documento|Notificar) \d+$/)
    .first()
    .waitFor();
  expect(await nodes.getByRole('img').count()).toBe(0);
  const last = board.locator('[data-id=E399]');
  expect(await last.count()).toBe(0);
  const corner = await board.locator('.react-flow__panel svg[viewBox]').last().boundingBox();
  await page.mouse.click(
    (corner?.x ?? 0) + (corner?.width ?? 0) * 0.62,
    (corner?.y ?? 0) + (corner?.height ?? 0) * 0.82,
  );
  await last.waitFor();
  expect(complaints).toEqual([]);
});
