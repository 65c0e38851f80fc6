import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore, resetStores, useStore } from '#src/store/store.ts';

const person = createStore({ name: 'Helena', unit: 'CCL' });

it('tells whoever listens what it was and what it is, until they leave', () => {
  const listener = vi.fn<(now: number, before: number) => void>();
  const count = createStore(1);
  const leave = count.subscribe(listener);
  count.set(2);
  count.set(2);
  leave();
  count.set(3);
  expect(listener.mock.calls).toEqual([[2, 1]]);
  expect(count.get()).toBe(3);
});

it('paints again only where what was chosen of it changed', () => {
  const painted: string[] = [];
  const Name = () => {
    const name = useStore(person, ({ name: chosen }) => chosen);
    painted.push(name);
    return name;
  };
  const Unit = () => useStore(person).unit;
  render(
    <p>
      <Name /> <Unit />
    </p>,
  );
  act(() => person.set({ ...person.get(), unit: 'PGM' }));
  expect(screen.getByText('Helena PGM')).toBeVisible();
  act(() => person.set({ ...person.get(), name: 'Ana' }));
  expect(screen.getByText('Ana PGM')).toBeVisible();
  expect(painted).toEqual(['Helena', 'Ana']);
});

it('has let go of what the test before this one left', () => {
  expect(person.get()).toEqual({ name: 'Helena', unit: 'CCL' });
});

it('begins anew for whoever still listens', () => {
  const listener = vi.fn<(now: number) => void>();
  const count = createStore(1);
  count.subscribe(listener);
  count.set(2);
  resetStores();
  expect(count.get()).toBe(1);
  expect(listener).toHaveBeenLastCalledWith(1, 2);
});
