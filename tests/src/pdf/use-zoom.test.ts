import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useZoom } from '#src/pdf/use-zoom.ts';

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  ),
);

/** How wide a page of 600 points is, in a box so wide and with such margins. */
const fitted = (width: number, padding: string): number => {
  const box = document.createElement('div');
  box.style.padding = padding;
  document.body.append(box);
  vi.spyOn(box, 'clientWidth', 'get').mockReturnValue(width);
  const { result } = renderHook(() => useZoom({ current: box }, [{ width: 600, height: 800 }]));
  return Math.round(result.current.scale * 600);
};

it('uma página ajustada cabe entre as margens do leitor, largo ou estreito', () => {
  // beside the pieces of a process, at 900: as narrow as a phone, with the margins of a desk
  expect(fitted(528, '16px')).toBe(496);
  expect(fitted(390, '8px 4px')).toBe(382);
  expect(fitted(700, '16px')).toBe(668);
});
