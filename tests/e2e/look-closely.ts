import { inTurn, shareAsked } from '#tests/setup/in-turn.ts';

/** The windows in which screens are measured: a desk, a tablet and a phone. */
export const windowSizes = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 900, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type WindowSize = keyof typeof windowSizes;
const everySize = Object.keys(windowSizes) as readonly WindowSize[];

/**
 * The fewest screens, nearly, on which every feature is seen: always the one that shows most of what was not seen yet, and of
 * equals the first.
 */
export const chooseClosely = <T>(
  screens: readonly T[],
  featuresOf: (screen: T) => ReadonlySet<string>,
): ReadonlySet<T> => {
  const shown = new Map(screens.map((screen) => [screen, new Set(featuresOf(screen))]));
  const chosen = new Set<T>();
  for (;;) {
    const [best] = [...shown].sort(([, a], [, b]) => b.size - a.size);
    if (!best || best[1].size === 0) return chosen;
    const [screen, seen] = [best[0], new Set(best[1])];
    chosen.add(screen);
    for (const features of shown.values()) for (const feature of seen) features.delete(feature);
  }
};

/** A part of a whole sweep: `2/8` is every eighth screen from the second on. */
interface Part {
  readonly number: number;
  readonly of: number;
}

/** The part that `npm run varrer` asks for; without it, the sweep is by kind of screen. */
const askedPart = (): Part | undefined => {
  const asked = process.env['MALOTE_VARRER'];
  if (asked === undefined) return undefined;
  const [number = 0, of = 0] = asked.split('/').map(Number);
  return { number, of };
};

/** A screen, and in how many windows it is looked at. */
interface Look<T> {
  readonly screen: T;
  /** In every theme and every window; otherwise it is opened once, in one of them. */
  readonly closely: boolean;
  readonly sizes: readonly WindowSize[];
}

/** Shares in which each of what is drawn by the same code is opened once, and each kind looked at closely. */
const openedIn = 4;
const closelyIn = 2;

/**
 * What to look at, and which of it in every theme and width: a share of the kinds, of which the rest is opened in one window, now
 * this and now that, and of what is like one of them a share, opened too.
 */
export const sweepOf = <T>(
  screens: readonly T[],
  kinds: ReadonlySet<T>,
  part = askedPart(),
  turn = shareAsked,
): readonly Look<T>[] => {
  if (part)
    return screens
      .filter((_, index) => index % part.of === part.number - 1)
      .map((screen) => ({ screen, closely: true, sizes: everySize }));
  const share = (all: readonly T[], shares: number): readonly T[] =>
    all.filter((_, index) => inTurn(index, shares, turn));
  const [kept, alike] = [screens.filter((one) => kinds.has(one)), screens.filter((one) => !kinds.has(one))];
  const closely = new Set(share(kept, closelyIn));
  const opened = new Set([...kept, ...share(alike, openedIn)]);
  return screens.flatMap((screen, index): Look<T>[] => {
    if (closely.has(screen)) return [{ screen, closely: true, sizes: everySize }];
    const one = everySize.filter((_, at) => at === (index + turn) % everySize.length);
    return opened.has(screen) ? [{ screen, closely: false, sizes: one }] : [];
  });
};
