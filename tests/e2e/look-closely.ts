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
export interface Part {
  readonly number: number;
  readonly of: number;
}

/** The part that `npm run varrer` asks for; without it, the sweep is by kind of screen. */
export const askedPart = (): Part | undefined => {
  const asked = process.env['MALOTE_VARRER'];
  if (asked === undefined) return undefined;
  const [number = 0, of = 0] = asked.split('/').map(Number);
  return { number, of };
};

/** A screen, and in how many windows it is looked at. */
export interface Look<T> {
  readonly screen: T;
  /** In every theme and every window; otherwise it is opened once, in one of them. */
  readonly closely: boolean;
  readonly sizes: readonly WindowSize[];
}

/** What to look at, and which of it in every theme and width; the rest is only opened, the list here, the form there. */
export const sweepOf = <T>(
  screens: readonly T[],
  closely: ReadonlySet<T>,
  part = askedPart(),
): readonly Look<T>[] =>
  part
    ? screens
        .filter((_, index) => index % part.of === part.number - 1)
        .map((screen) => ({ screen, closely: true, sizes: everySize }))
    : screens.map((screen, index) => ({
        screen,
        closely: closely.has(screen),
        sizes: closely.has(screen) ? everySize : everySize.filter((_, at) => at === index % everySize.length),
      }));
