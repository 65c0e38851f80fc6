import type { ArranjoPainel, WidgetPainel } from '#schemas/shapes/painel.ts';

/** Blocks that one position takes. */
export const mostInPosition = 10;

/** Where a block is: its position, and its place in it. */
export interface Place {
  readonly posicao: number;
  readonly lugar: number;
}

/** Where a block is now. */
export const placeOf = ({ posicoes }: ArranjoPainel, id: string): Place | undefined => {
  for (const [posicao, widgets] of posicoes.entries()) {
    const lugar = widgets.findIndex((widget) => widget.id === id);
    if (lugar >= 0) return { posicao, lugar };
  }
  return undefined;
};

/** Whether a position takes one more block. */
export const hasRoom = ({ posicoes }: ArranjoPainel, posicao: number): boolean =>
  (posicoes[posicao]?.length ?? mostInPosition) < mostInPosition;

/** Puts a block in a position, before what stands at `lugar`; the same arrangement where it does not fit. */
export const putWidget = (arranjo: ArranjoPainel, widget: WidgetPainel, to: Place): ArranjoPainel => {
  const without = removeWidget(arranjo, widget.id);
  if (!hasRoom(without, to.posicao)) return arranjo;
  return {
    posicoes: without.posicoes.map((widgets, at) =>
      at === to.posicao ? widgets.toSpliced(to.lugar, 0, widget) : widgets,
    ),
  };
};

/** Takes a block to another place. */
export const moveWidget = (arranjo: ArranjoPainel, id: string, to: Place): ArranjoPainel => {
  const widget = arranjo.posicoes.flat().find((one) => one.id === id);
  return widget ? putWidget(arranjo, widget, to) : arranjo;
};

export const removeWidget = ({ posicoes }: ArranjoPainel, id: string): ArranjoPainel => ({
  posicoes: posicoes.map((widgets) => widgets.filter((widget) => widget.id !== id)),
});

/** Where an arrow takes a block: up and down within its position, to the sides from one to the next. */
export const stepOf = (arranjo: ArranjoPainel, id: string, key: string): Place | undefined => {
  const at = placeOf(arranjo, id);
  if (!at) return undefined;
  const { posicao, lugar } = at;
  const last = (arranjo.posicoes[posicao]?.length ?? 1) - 1;
  if (key === 'ArrowUp') return lugar > 0 ? { posicao, lugar: lugar - 1 } : undefined;
  if (key === 'ArrowDown') return lugar < last ? { posicao, lugar: lugar + 1 } : undefined;
  const other = posicao + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
  const there = arranjo.posicoes[other];
  if (other === posicao || !there) return undefined;
  return { posicao: other, lugar: Math.min(lugar, there.length) };
};

/** A name for a new block that no other of the home has. */
export const newId = ({ posicoes }: ArranjoPainel, tipo: string): string => {
  const taken = new Set(posicoes.flat().map(({ id }) => id));
  for (let number = 1; ; number++) {
    const id = number === 1 ? tipo : `${tipo}-${number}`;
    if (!taken.has(id)) return id;
  }
};
