import { act, render, renderHook, screen } from '@testing-library/react';
import { ReactFlowProvider, useStoreApi } from 'reactflow';
import { expect, it, vi } from 'vitest';
import { seesAll } from '#screens/fluxo-gerenciar/components/extent.ts';
import { useFirstFit } from '#screens/fluxo-gerenciar/use-first-fit.ts';
import { useTopOf } from '#screens/fluxo-gerenciar/use-top-of.ts';

it('o resumo só se mostra enquanto alguma parte do desenho está fora da vista', () => {
  const all = { x: 100, y: -20, width: 800, height: 400 };
  const view = { transform: [-50, 10, 0.5] as const, width: 400, height: 200 };
  expect(seesAll(all, view)).toBe(true);
  expect(seesAll(all, { ...view, transform: [-52, 10, 0.5] })).toBe(false);
  expect(seesAll(all, { ...view, transform: [-50, 8, 0.5] })).toBe(false);
  expect(seesAll(all, { ...view, transform: [-50, 12, 0.5] })).toBe(false);
  expect(seesAll(all, { ...view, transform: [-50, 10, 0.52] })).toBe(false);
  expect(seesAll(all, { ...view, width: 398 })).toBe(false);
});

it('o desenho aberto vê-se inteiro no lugar que lhe resta, até que se trabalhe nele', () => {
  const fit = vi.fn();
  const { result, rerender } = renderHook(
    ({ worked }) => ({ store: useStoreApi(), done: useFirstFit(fit, worked) }),
    { wrapper: ReactFlowProvider, initialProps: { worked: false } },
  );
  const size = (width: number): void => act(() => result.current.store.setState({ width, height: 500 }));
  size(600);
  expect(fit).not.toHaveBeenCalled();
  // the outline is put away, as it was left
  size(900);
  expect(fit).toHaveBeenCalledTimes(1);
  act(() => result.current.done());
  size(600);
  expect(fit).toHaveBeenCalledTimes(1);
  rerender({ worked: true });
  size(900);
  expect(fit).toHaveBeenCalledTimes(1);
});

it('as propriedades de outro elemento leem-se do começo', () => {
  const Panel = ({ of }: { readonly of: string }) => (
    <div ref={useTopOf<HTMLDivElement>(of)} data-testid="painel">
      {of}
    </div>
  );
  const { rerender } = render(<Panel of="a" />);
  screen.getByTestId('painel').scrollTop = 300;
  rerender(<Panel of="a" />);
  expect(screen.getByTestId('painel').scrollTop).toBe(300);
  rerender(<Panel of="b" />);
  expect(screen.getByTestId('painel').scrollTop).toBe(0);
});
