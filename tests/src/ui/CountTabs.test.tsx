import { screen } from '@testing-library/react';
import { FileText, Paperclip } from 'lucide-react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import { renderScreen } from '../render-screen.tsx';

/** What each tab takes in each way that the bar has. */
const widths: Readonly<Record<string, number>> = { larga: 120, justa: 100, icones: 40 };
let room = 0;

beforeEach(() => {
  const levelOf = (element: HTMLElement): string =>
    element.closest<HTMLElement>('[data-level]')?.dataset['level'] ?? '';
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return widths[levelOf(this)] ?? 0;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const before = [...(this.parentElement?.children ?? [])].indexOf(this);
    return before * (widths[levelOf(this)] ?? 0);
  });
});

const show = (width: number, icons: boolean): string | undefined => {
  room = width;
  renderScreen(
    <CountTabs
      label="Partes"
      value="andamento"
      onChange={vi.fn()}
      tabs={[
        { value: 'andamento', label: 'Andamento', ...(icons && { icon: FileText }) },
        { value: 'anexos', label: 'Anexos', count: 2, ...(icons && { icon: Paperclip }) },
      ]}
    />,
  );
  const list = screen.getByRole('tablist', { name: 'Partes' });
  return list.closest<HTMLElement>('[data-level]')?.dataset['level'];
};

it('the tabs keep their air while all of them fit, and give it up before one goes out of sight', () => {
  expect(show(240, true)).toBe('larga');
});
it('give the air up before a name', () => {
  expect(show(239, true)).toBe('justa');
});
it('become icons before one goes out of sight, and each keeps its name', () => {
  expect(show(199, true)).toBe('icones');
  expect(screen.getByRole('tab', { name: 'Anexos 2' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Andamento', selected: true })).toBeVisible();
});
it('without icons keep the names, and the bar scrolls', () => {
  expect(show(100, false)).toBe('justa');
});
