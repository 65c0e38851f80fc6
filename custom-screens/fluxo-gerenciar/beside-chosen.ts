/** Where what may come next is offered by the keys: beside the chosen shape, or on the paper. */
export const besideChosen = (paper: HTMLElement | null): { readonly x: number; readonly y: number } => {
  const shape = paper?.querySelector('.react-flow__node.selected')?.getBoundingClientRect();
  const { left = 0, top = 0 } = paper?.getBoundingClientRect() ?? {};
  return shape ? { x: shape.right + 8, y: shape.top } : { x: left + 48, y: top + 48 };
};
