import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The hands of somebody who has no mouse: keys, and what the focus says of where it is. */
export interface Keyboard {
  readonly press: (...keys: string[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Presses a key (Tab, unless told) until the focus is on what is wanted; every stop on the way is one that can be seen. */
  readonly walkTo: (target: Locator, key?: string) => Promise<void>;
  /** Waits until the focus is there by itself: who opens something lands in it. */
  readonly landOn: (target: Locator) => Promise<void>;
  /** Types in a field that suggests, and takes the suggestion. */
  readonly choose: (text: string, option: RegExp) => Promise<void>;
}

/** More stops than any screen has. */
const longest = 150;

/** Between the last stop and the first; twice in a row, nothing on the page has the focus any more. */
const lost = 'o navegador';

const movesCaret = /(^|\+)(Home|End|Arrow\w+)$/;

/** The browser tells a page with the next frame that the caret moved, and hands are slower than that. */
const framePainted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

export const keyboardOf = (page: Page): Keyboard => {
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) {
      await page.keyboard.press(key);
      if (movesCaret.test(key)) await framePainted(page);
    }
  };
  const type = (text: string): Promise<void> => page.keyboard.type(text);
  return {
    press,
    type,
    walkTo: async (target, key = 'Tab') => {
      const stops: string[] = [];
      await target.first().waitFor({ state: 'attached' });
      for (let step = 0; step < longest; step += 1) {
        if (step > 0 || !(await isFocused(target))) await press(key);
        const stop = await whereFocusIs(page);
        expect(stop).toEqual({ ...stop, seen: true });
        if (await isFocused(target)) return;
        if (stop.name === lost && stops.at(-1) === lost) break;
        stops.push(stop.name);
      }
      throw new Error(`o teclado não chega a ${String(target)}; passou por ${stops.join(' | ')}`);
    },
    landOn: async (target) => {
      // what closes on the way, as a menu does, may cover it for a moment
      const landed = async (): Promise<boolean> =>
        (await isFocused(target)) && (await whereFocusIs(page)).seen;
      await expect.poll(landed, { timeout: 15_000 }).toBe(true);
    },
    choose: async (text, option) => {
      await type(text);
      const wanted = page.getByRole('option', { name: option }).first();
      await wanted.waitFor();
      for (let step = 0; step < longest; step += 1) {
        await press('ArrowDown');
        if (await isMarked(page, wanted)) break;
      }
      await press('Enter');
    },
  };
};

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((all) => all.some((element) => element === document.activeElement));

/** The suggestion that Enter would take. */
const isMarked = async (page: Page, option: Locator): Promise<boolean> => {
  const marked = await page.evaluate(() => document.activeElement?.getAttribute('aria-activedescendant'));
  return marked !== null && marked === (await option.getAttribute('id'));
};

/** Name of what has the focus, and whether a person sees it: it has a size, and a part of it is on the screen, under nothing. */
const whereFocusIs = (page: Page): Promise<{ name: string; seen: boolean }> =>
  page.evaluate((outside) => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: outside, seen: true };
    const name = [
      element.tagName.toLowerCase(),
      element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent.trim().slice(0, 40),
    ].join(' ');
    const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
    const seen = [...element.getClientRects()].some(({ left, top, width, height }) => {
      if (width === 0 || height === 0) return false;
      return shares.some((x) =>
        shares.some((y) => {
          const there = document.elementFromPoint(left + width * x, top + height * y);
          if (!there) return false;
          // a drawn checkbox, a label or an icon stands for the control that it belongs to
          const label = there.closest('label');
          return (
            element.contains(there) ||
            there.contains(element) ||
            (label !== null && label.control === element) ||
            there.parentElement?.contains(element) === true
          );
        }),
      );
    });
    return { name, seen };
  }, lost);
