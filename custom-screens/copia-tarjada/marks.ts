import type { Achado, ConteudoATarjar, LugarNaPagina } from '#schemas/shapes/tarja.ts';

/** What was found, with a name that does not change while it is on the screen. */
export interface Finding extends Achado {
  readonly id: string;
}

/** A mark that a person drew. */
export interface DrawnMark {
  readonly id: string;
  readonly lugar: LugarNaPagina;
}

const keyOf = ({ lugares: [first], texto }: Achado): string =>
  `${texto} ${first?.pagina ?? 0} ${first?.x ?? 0} ${first?.y ?? 0}`;

export const findingsOf = (achados: ConteudoATarjar['achados']): readonly Finding[] =>
  achados.map((achado) => ({ ...achado, id: keyOf(achado) }));

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Smaller than this is a slip of the hand. */
export const least = 0.004;

/** Within its page, and never of no size. */
export const placed = ({ pagina, x, y, largura, altura }: LugarNaPagina): LugarNaPagina => {
  const width = clamp(largura, least, 1);
  const height = clamp(altura, least, 1);
  return { pagina, largura: width, altura: height, x: clamp(x, 0, 1 - width), y: clamp(y, 0, 1 - height) };
};

/** What an arrow does to a mark: moves it or, with Shift, its lower right corner. */
export const nudged = (lugar: LugarNaPagina, key: string, resize: boolean): LugarNaPagina | undefined => {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!step) return undefined;
  const [across = 0, down = 0] = step.map((way) => way * 0.005);
  return placed(
    resize
      ? { ...lugar, largura: lugar.largura + across, altura: lugar.altura + down }
      : { ...lugar, x: lugar.x + across, y: lugar.y + down },
  );
};
