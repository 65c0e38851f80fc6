import type { CDPSession, Page } from 'playwright-core';

/** What a pan took of the main thread, in milliseconds of processor. */
export interface Pan {
  readonly whole: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

/** What is panned: a page with a drawing in it. */
export interface Board {
  readonly page: Page;
  /** The box that the drawing is seen through. */
  readonly box: string;
  /** What, in it, is dragged by itself: a pan begins beside it. */
  readonly things: string;
}

const moves = 60;
const reach = 160;

/** Presses beside every element, goes round in so many moves and comes back to where it began. */
export const measurePan = async ({ page, box, things }: Board): Promise<Pan> => {
  await page.bringToFront();
  const from = await page.evaluate(findEmpty, { box, things });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.mouse.move(from.x, from.y);
  await page.evaluate(twoFrames);
  const before = await metricsOf(session);
  await page.mouse.down();
  for (let move = 1; move <= moves; move += 1) {
    const turn = (2 * Math.PI * move) / moves;
    await page.mouse.move(from.x + reach * Math.sin(turn), from.y + reach * (1 - Math.cos(turn)) * 0.5);
  }
  await page.mouse.up();
  await page.evaluate(twoFrames);
  const after = await metricsOf(session);
  await session.detach();
  const took = (name: string): number => 1000 * ((after.get(name) ?? NaN) - (before.get(name) ?? NaN));
  return {
    whole: took('TaskDuration'),
    script: took('ScriptDuration'),
    style: took('RecalcStyleDuration'),
    layout: took('LayoutDuration'),
  };
};

const metricsOf = async (session: CDPSession): Promise<ReadonlyMap<string, number>> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
};

const twoFrames = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** The point nearest to the middle of the box where nothing but the box is. */
const findEmpty = ({ box, things }: { box: string; things: string }): { x: number; y: number } => {
  const { x, y, width, height } = document.querySelector(box)?.getBoundingClientRect() ?? new DOMRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  for (let ring = 0; ring < 200; ring += 1)
    for (let turn = 0; turn < 2 * Math.PI; turn += Math.PI / 16) {
      const at = { x: middle.x + ring * Math.cos(turn), y: middle.y + ring * Math.sin(turn) };
      const found = document.elementFromPoint(at.x, at.y);
      if (found && found.closest(box) && !found.closest(things)) return at;
    }
  throw new Error(`nothing empty in ${box}`);
};
