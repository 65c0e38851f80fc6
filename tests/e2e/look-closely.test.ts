import { describe, expect, it } from 'vitest';
import { chooseClosely, sweepOf } from './look-closely.ts';
import { registerScreens, type RegisterScreen } from './register-list.ts';
import { featuresOf } from './screen-features.ts';
import { screenList } from './screen-list.ts';

const featuresIn = (screens: Iterable<RegisterScreen>): Set<string> =>
  new Set([...screens].flatMap((screen) => [...featuresOf(screen)]));

describe('what a sweep looks at closely', () => {
  it('shows every feature of every definition, in fewer screens than half', () => {
    const chosen = chooseClosely(registerScreens, featuresOf);
    expect([...featuresIn(chosen)].sort()).toEqual([...featuresIn(registerScreens)].sort());
    expect(chosen.size).toBeLessThan(registerScreens.length / 2);
  });

  it('sees each kind of screen, and a keyword that only one definition has', () => {
    const chosen = chooseClosely(registerScreens, featuresOf);
    expect(new Set([...chosen].map(({ kind }) => kind))).toEqual(
      new Set(registerScreens.map(({ kind }) => kind)),
    );
    const alone = 'formulário: x-widget=permission-matrix';
    expect([...chosen].filter((screen) => featuresOf(screen).has(alone))).not.toEqual([]);
  });

  it('takes a screen only for what no other chosen one shows yet', () => {
    const features = { a: ['x', 'y'], b: ['x'], c: ['y', 'z'], d: [] } as Record<string, readonly string[]>;
    const chosen = chooseClosely(Object.keys(features), (name) => new Set(features[name]));
    expect([...chosen]).toEqual(['a', 'c']);
  });

  it('goes through every screen in its parts, once and closely', () => {
    const screens = [1, 2, 3, 4, 5, 6, 7];
    const parts = [1, 2, 3].flatMap((number) => sweepOf(screens, new Set([1]), { number, of: 3 }));
    expect(parts.map(({ screen }) => screen).sort()).toEqual(screens);
    expect(parts.every(({ closely }) => closely)).toBe(true);
  });

  it('opens every kind with every commit, each in every window in its turn, and what is like it in four turns', () => {
    const screens = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const kinds = new Set(['c', 'f']);
    const turns = [0, 1, 2, 3].map((turn) => sweepOf(screens, kinds, undefined, turn));
    const named = (looks: (typeof turns)[number]): string[] => looks.map(({ screen }) => screen);
    for (const looks of turns) expect(named(looks)).toEqual(expect.arrayContaining(['c', 'f']));
    for (const two of [turns.slice(0, 2), turns.slice(2)])
      expect(
        two
          .flatMap((looks) => named(looks.filter(({ closely, sizes }) => closely && sizes.length === 3)))
          .sort(),
      ).toEqual(['c', 'f']);
    const alike = turns.flatMap(named).filter((screen) => !kinds.has(screen));
    expect(alike.sort()).toEqual(['a', 'b', 'd', 'e', 'g']);
  });

  it('opens a screen in another window with another commit', () => {
    const sizes = [0, 4, 8].flatMap((turn) =>
      sweepOf(['a'], new Set(), undefined, turn).map((look) => look.sizes),
    );
    expect(sizes.map((one) => one.length)).toEqual([1, 1, 1]);
    expect(new Set(sizes.flat()).size).toBe(3);
  });

  it('leaves a screen to another only where that one is looked at', () => {
    const closely = screenList.filter(({ like }) => like === undefined).map(({ path }) => path);
    for (const { like } of screenList) if (like !== undefined) expect(closely).toContain(like);
  });
});
